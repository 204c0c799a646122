/** The levels saved on this device, with their actions. */
import { useSignal } from "@preact/signals";
import { readCode } from "@turnlight/games/wisp";
import { useEffect } from "preact/hooks";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { MiniLevel } from "../board/MiniLevel.tsx";
import { PublishLevel } from "../community/PublishLevel.tsx";
import { PackShelf } from "../packs/PackShelf.tsx";
import { beginLevel } from "../play/begin.ts";
import { type MyLevel, myLevels } from "../saved.ts";
import { BinIcon, Button, confirm, GlobeIcon, go, IconButton, PencilIcon, PlayIcon, UploadIcon } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { mapWords } from "../words/map.ts";
import { side } from "../words/side.ts";
import { words } from "../words/words.ts";
import { playAgainstOthers } from "./duel-level.ts";

interface SavedLevel {
  readonly key: string;
  readonly value: MyLevel;
}

export const Mine = () => {
  const levels = useSignal<readonly SavedLevel[] | undefined>(undefined);
  const published = useSignal<{ readonly title: string; readonly code: string } | undefined>(undefined);
  const load = async () => {
    const all = await (await myLevels()).list();
    levels.value = all.toSorted((a, b) => b.value.at - a.value.at);
  };
  useEffect(() => {
    void load();
  }, []);
  const texts = words.value.lobby;
  const remove = async (key: string) => {
    if (!(await confirm({ title: texts.deleteAsk, yes: texts.delete, danger: true }))) return;
    await (await myLevels()).remove(key);
    await load();
  };
  return (
    <div class="wisp-room wisp-mine">
      <Backdrop biome="forest" />
      <section class="chapter mine">
        <header>
          {levels.value?.length === 0 && <p>{mapWords.value.mineNone}</p>}
          <Button icon={PencilIcon} onPress={() => go("/play/wisp/editor")}>
            {mapWords.value.create}
          </Button>
          <Button kind="quiet" icon={GlobeIcon} onPress={() => go("/play/wisp/community")}>
            {communityWords.value.title}
          </Button>
        </header>
        <ul class="my-levels">
          {levels.value?.map(({ key, value: { name, code } }) => {
            const level = readCode(code);
            const called = name || words.value.editor.unnamed;
            return (
              <li key={key}>
                {level.ok && <MiniLevel level={level.value} />}
                <strong>{called}</strong>
                <div>
                  <Button icon={PlayIcon} onPress={() => void beginLevel(code, { kind: "made", about: called })}>
                    {texts.play}
                  </Button>
                  <IconButton
                    icon={GlobeIcon}
                    label={`${texts.duel}: ${called}`}
                    onPress={() => playAgainstOthers(code, side.value.own(called))}
                  />
                  <IconButton
                    icon={PencilIcon}
                    label={`${texts.edit}: ${called}`}
                    onPress={() => go(`/play/wisp/editor/${encodeURIComponent(key)}`)}
                  />
                  <IconButton
                    icon={UploadIcon}
                    label={`${communityWords.value.publish}: ${called}`}
                    onPress={() => {
                      published.value = { title: called, code };
                    }}
                  />
                  <IconButton icon={BinIcon} label={`${texts.delete}: ${called}`} onPress={() => void remove(key)} />
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <PackShelf />
      {published.value !== undefined && (
        <PublishLevel
          {...published.value}
          onClose={() => {
            published.value = undefined;
          }}
        />
      )}
    </div>
  );
};
