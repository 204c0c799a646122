/** Sharing a pack: its levels are checked first, which can be cancelled; then its link is shown. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Button, ShareSheet, toast } from "../shared.ts";
import { openSolver } from "../solver-worker.ts";
import { packWords } from "../words/packs.ts";
import { words } from "../words/words.ts";
import { checkPack } from "./check.ts";
import { type LevelPack, packPlace } from "./pack.ts";

export const usePackShare = () => {
  const progress = useSignal<number | undefined>(undefined);
  const shared = useSignal<{ readonly title: string; readonly place: string } | undefined>(undefined);
  const checking = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => checking.current?.abort(), []);
  const texts = packWords.value;
  return {
    isChecking: progress.value !== undefined,
    async share(pack: LevelPack): Promise<void> {
      if (progress.peek() !== undefined) return;
      const stopping = new AbortController();
      checking.current = stopping;
      progress.value = 0;
      const solver = openSolver();
      const verdict = await checkPack(pack, solver, {
        progress: (share) => {
          progress.value = share;
        },
        signal: stopping.signal,
      });
      solver.close();
      progress.value = undefined;
      const { hopeless, unwon } = packWords.peek();
      if (verdict.kind === "fine") shared.value = { title: pack.title, place: await packPlace(pack) };
      else if (verdict.kind !== "stopped") {
        const name = verdict.level.name || words.peek().editor.unnamed;
        toast(verdict.kind === "hopeless" ? hopeless(name) : unwon(name), { tone: "warn" });
      }
    },
    sheet: (
      <>
        {progress.value !== undefined && (
          <p class="pack-checking" role="status">
            {texts.checking(progress.value)}
            <Button kind="quiet" onPress={() => checking.current?.abort()}>
              {texts.stop}
            </Button>
          </p>
        )}
        {shared.value !== undefined && (
          <ShareSheet
            title={texts.forYou}
            text={texts.shareText(shared.value.title)}
            place={shared.value.place}
            onClose={() => {
              shared.value = undefined;
            }}
          />
        )}
      </>
    ),
  };
};
