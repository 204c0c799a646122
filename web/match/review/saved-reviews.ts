/** Saved reviews: one for each record and seat. */
import { fingerprintOf } from "@turnlight/kernel";
import { store } from "../../store/device-store.ts";
import { reviewFormat, type SavedReview } from "./format.ts";

/** Reviews of all games share one collection. */
const drawerName = "review";

const drawer = async () => (await store).drawer(drawerName, reviewFormat);

/** The same for the same record and seat, on every device. */
export const reviewKey = (record: string, seat: number): string => `${fingerprintOf(record).slice(0, 24)}-${seat}`;

export const savedReview = async (key: string): Promise<SavedReview | undefined> => (await drawer()).get(key);
export const saveReview = async (key: string, review: SavedReview): Promise<void> =>
  void (await (await drawer()).put(key, review));
export const deleteReview = async (key: string): Promise<void> => (await drawer()).remove(key);
export const allReviews = async (): Promise<readonly { readonly key: string; readonly value: SavedReview }[]> =>
  (await drawer()).list();
