/**
 * What every box of this run brought, item by item, and what was paid for items: kept on the device as it happens,
 * without what was undone.
 */
import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { type BoxTally, bestPurchaseOf, type Purchase, tallyBox, usualBook } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { historyOf, keepHistory, type SavedBox, type SavedPurchase } from "../saved.ts";
import type { RunScreenProps } from "./run.ts";

interface RunHistory {
  readonly boxes: ReadonlySignal<readonly BoxTally[]>;
  /** The purchase that brought most so far. */
  readonly bought: ReadonlySignal<Purchase | undefined>;
}

/** What happened since the page was opened comes after what was saved. */
const joined = <T extends { readonly entry: number }>(saved: readonly T[], since: readonly T[]): readonly T[] => {
  const first = since[0]?.entry ?? Number.POSITIVE_INFINITY;
  return [...saved.filter(({ entry }) => entry < first), ...since];
};

export const useHistory = ({
  sight,
  fact,
  actions,
}: Pick<RunScreenProps, "sight" | "fact" | "actions">): RunHistory => {
  const boxes = useSignal<readonly SavedBox[]>([]);
  const bought = useSignal<readonly SavedPurchase[]>([]);
  const { match } = sight.value;
  const isOwn = actions !== undefined;
  useEffect(() => {
    if (!isOwn) return;
    void historyOf(match).then((saved) => {
      boxes.value = joined(saved.boxes, boxes.peek());
      bought.value = joined(saved.bought ?? [], bought.peek());
    });
    return fact.subscribe((now) => {
      if (now?.kind !== "scored" && now?.kind !== "bought") return;
      const { entries, view } = sight.peek();
      const isBefore = ({ entry }: { readonly entry: number }) => entry < entries;
      boxes.value = boxes.peek().filter(isBefore);
      bought.value = bought.peek().filter(isBefore);
      if (now.kind === "bought")
        bought.value = [...bought.peek(), { entry: entries, item: now.item, price: now.price }];
      else boxes.value = [...boxes.peek(), { ...tallyBox(usualBook, view, now.category), entry: entries }];
      void keepHistory(match, { boxes: boxes.peek(), bought: bought.peek() });
    });
  }, [sight, fact, match, isOwn, boxes, bought]);
  const boxesNow = useComputed(() => boxes.value.filter(({ entry }) => entry < sight.value.entries));
  return {
    boxes: boxesNow,
    bought: useComputed(() =>
      bestPurchaseOf(
        boxesNow.value,
        bought.value.filter(({ entry }) => entry < sight.value.entries),
      ),
    ),
  };
};
