/** Saved reviews: one for each match and seat, whatever door opened it. */
import { store } from "../../store/device-store.ts";
import { reviewFormat, type SavedReview } from "./format.ts";
import { formerKey, reviewKey } from "./match-identity.ts";
import { mergedReview } from "./merged-review.ts";

export { mergedReview, reviewKey };

/** Reviews of all games share one collection. */
const drawerName = "review";

const drawer = async () => (await store).drawer(drawerName, reviewFormat);

export const savedReview = async (key: string): Promise<SavedReview | undefined> => {
  const from = await drawer();
  const found = await from.get(key);
  if (found !== undefined) return found;
  const all = await from.list();
  return all.find(
    ({ value }) => formerKey(value.record, value.seat) === key || reviewKey(value.record, value.seat) === key,
  )?.value;
};

export const saveReview = async (key: string, review: SavedReview): Promise<void> =>
  void (await (await drawer()).put(key, review));

/** With every other key it was ever saved under. */
export const deleteReview = async (key: string): Promise<void> => {
  const from = await drawer();
  for (const { key: one, value } of await from.list())
    if (one === key || reviewKey(value.record, value.seat) === key) await from.remove(one);
};

/** One for each match and seat, under its present key. */
export const allReviews = async (): Promise<readonly { readonly key: string; readonly value: SavedReview }[]> => {
  const found = new Map<string, SavedReview>();
  for (const { value } of await (await drawer()).list()) {
    const key = reviewKey(value.record, value.seat);
    const before = found.get(key);
    found.set(key, before === undefined ? value : mergedReview(before, value));
  }
  return [...found].map(([key, value]) => ({ key, value }));
};
