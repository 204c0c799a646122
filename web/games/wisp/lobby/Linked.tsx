/** A level opened by link: its whole code is in the address. */
import { readCode } from "@turnlight/games/wisp";
import { Forest } from "../board/Forest.tsx";
import { Still } from "../board/Still.tsx";
import { nameIn } from "../editor/unique-names.ts";
import { beginLevel } from "../play/begin.ts";
import { Button, GlobeIcon, go, HomeIcon, Notice, PencilIcon, PlayIcon, refusalText } from "../shared.ts";
import { refusals } from "../words/refusals.ts";
import { side } from "../words/side.ts";
import { words } from "../words/words.ts";
import { playAgainstOthers } from "./duel-level.ts";

export const Linked = ({ code, name }: { readonly code: string; readonly name: string }) => {
  const texts = words.value.lobby;
  const read = readCode(code);
  const called = nameIn(name) || words.value.editor.unnamed;
  return (
    <div class="wisp-room linked">
      <Forest biome="forest" />
      {read.ok ? (
        <section class="chapter linked-level">
          <div class="day-picture">
            <Still level={read.value} biome="forest" />
          </div>
          <h2>{called}</h2>
          <p>{texts.importedCall(read.value.width, read.value.height)}</p>
          <Button icon={PlayIcon} wide onPress={() => void beginLevel(code, { kind: "made", about: called })}>
            {texts.play}
          </Button>
          <Button kind="quiet" icon={GlobeIcon} wide onPress={() => playAgainstOthers(code, side.value.linked(called))}>
            {texts.duel}
          </Button>
          <Button kind="quiet" icon={PencilIcon} wide onPress={() => go(`/play/wisp/editor/code/${code}/${name}`)}>
            {texts.edit}
          </Button>
        </section>
      ) : (
        <Notice
          kind="error"
          title={texts.unknownLevel}
          actions={
            <Button icon={HomeIcon} onPress={() => go("/play/wisp")}>
              {words.value.panel.toMap}
            </Button>
          }
        >
          <p>{refusalText(read.refusal, refusals)}</p>
        </Notice>
      )}
    </div>
  );
};
