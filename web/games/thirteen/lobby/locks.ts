/** What a lock of the collection opens. */
import { type Item, usualBook } from "@turnlight/games/thirteen";

export interface LockContents {
  /** The item that stands for it on a card. */
  readonly item: Item;
  /** Whether it is one charm in a version for each section. */
  readonly isOfSections: boolean;
  /** Other items that it opens as well. */
  readonly also: readonly Item[];
}

export const contentsOf = (lock: string): LockContents | undefined => {
  const all = usualBook.items.filter((item) => item.lock === lock);
  const item = all.find(({ id }) => id === lock) ?? all[0];
  if (item === undefined) return undefined;
  const isOfSections = all.length > 1 && all.every((one) => one.kind === "charm" && one.in !== undefined);
  return { item, isOfSections, also: isOfSections ? [] : all.filter((one) => one !== item) };
};
