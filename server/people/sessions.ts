/** Finds a guest by the token of a session, and notes that they were here. */
import type { Guest, OnlineStore } from "../store/store.ts";
import { hashOf } from "../tokens.ts";

/** Milliseconds between two notes that a guest was here. */
const day = 86_400_000;

export const guestOfToken = async (
  token: string,
  { store, now }: { readonly store: OnlineStore; now(): number },
): Promise<Guest | undefined> => {
  const hash = hashOf(token);
  const guest = await store.guestBy(hash);
  const at = now();
  if (guest !== undefined && at - guest.seen >= day) await store.noteSeen(guest.id, hash, at);
  return guest;
};
