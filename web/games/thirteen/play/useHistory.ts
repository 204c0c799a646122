/** What every box of this run brought, item by item: kept on the device as boxes are scored, without those undone. */
import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { type BoxTally, tallyBox, usualBook } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { historyOf, keepHistory, type SavedBox } from "../saved.ts";
import type { RunScreenProps } from "./run.ts";

export const useHistory = ({
  sight,
  fact,
  actions,
}: Pick<RunScreenProps, "sight" | "fact" | "actions">): ReadonlySignal<readonly BoxTally[]> => {
  const boxes = useSignal<readonly SavedBox[]>([]);
  const { match } = sight.value;
  const isOwn = actions !== undefined;
  useEffect(() => {
    if (!isOwn) return;
    void historyOf(match).then((saved) => {
      // Boxes scored meanwhile come after those that were saved.
      const first = boxes.peek()[0]?.entry ?? Number.POSITIVE_INFINITY;
      boxes.value = [...saved.filter(({ entry }) => entry < first), ...boxes.peek()];
    });
    return fact.subscribe((now) => {
      if (now?.kind !== "scored") return;
      const { entries, view } = sight.peek();
      const tally = tallyBox(usualBook, view, now.category);
      boxes.value = [...boxes.peek().filter(({ entry }) => entry < entries), { ...tally, entry: entries }];
      void keepHistory(match, boxes.value);
    });
  }, [sight, fact, match, isOwn, boxes]);
  return useComputed(() => boxes.value.filter(({ entry }) => entry < sight.value.entries));
};
