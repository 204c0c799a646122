/** Reviews on the device: one for each record and seat. */
import { fingerprintOf } from "@turnlight/kernel";
import { store } from "../../store/device.ts";
import { type KeptReview, reviewFormat } from "./format.ts";

/** The house keeps reviews in one drawer, whatever the game. */
const drawerName = "review";

const drawer = async () => (await store).drawer(drawerName, reviewFormat);

/** The same for the same record and seat, on every device. */
export const reviewKey = (record: string, seat: number): string => `${fingerprintOf(record).slice(0, 24)}-${seat}`;

export const keptReview = async (key: string): Promise<KeptReview | undefined> => (await drawer()).get(key);
export const keepReview = async (key: string, review: KeptReview): Promise<void> =>
  void (await (await drawer()).put(key, review));
export const forgetReview = async (key: string): Promise<void> => (await drawer()).remove(key);
export const allReviews = async (): Promise<readonly { readonly key: string; readonly value: KeptReview }[]> =>
  (await drawer()).list();
