/** A pack opened by link: what it is, and a key that keeps it on this device. */
import { useSignal } from "@preact/signals";
import type { Result } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { Button, go, HomeIcon, Notice, PlayIcon, refusalText } from "../shared.ts";
import { packWords } from "../words/packs.ts";
import { refusals } from "../words/refusals.ts";
import { words } from "../words/words.ts";
import { PackCover } from "./PackCover.tsx";
import { type LevelPack, packIn } from "./pack.ts";
import { keepPack } from "./saved-packs.ts";
import "./packs.css";

export const PackLinked = ({ letters }: { readonly letters: string }) => {
  const read = useSignal<Result<LevelPack> | undefined>(undefined);
  useEffect(() => {
    void packIn(letters).then((found) => {
      read.value = found;
    });
  }, [letters, read]);
  const texts = packWords.value;
  const found = read.value;
  return (
    <div class="wisp-room wisp-pack">
      <Backdrop biome="forest" />
      {found?.ok === true && (
        <section class="chapter">
          <PackCover pack={found.value} />
          <Button
            icon={PlayIcon}
            wide
            onPress={() => void keepPack(found.value).then((key) => go(`/play/wisp/packs/${key}`))}
          >
            {texts.keep}
          </Button>
        </section>
      )}
      {found?.ok === false && (
        <Notice
          kind="error"
          title={texts.badLink}
          actions={
            <Button icon={HomeIcon} onPress={() => go("/play/wisp")}>
              {words.value.panel.toMap}
            </Button>
          }
        >
          <p>{refusalText(found.refusal, refusals)}</p>
        </Notice>
      )}
    </div>
  );
};
