/** Begins a run: a table for one with a seed that can be read out, and off to it. */
import {
  type Challenge,
  dailySeed,
  drawTypedSeed,
  locksOf,
  readTypedSeed,
  type TypedSeed,
  usualBook,
} from "@turnlight/games/thirteen";
import { commitment, drawOf, type Read } from "@turnlight/kernel";
import { collection, type Errand, keepErrand } from "../keep.ts";
import { layAndGo, ownSeat } from "../shared.ts";
import { refusals } from "../telling/refusals.ts";

export interface Wish {
  readonly kind: Errand["kind"];
  readonly challenge?: Challenge;
  readonly freeScratch?: boolean;
  /** As it was typed, for a run by seed. */
  readonly seed?: string;
  readonly date?: string;
}

/** The tour is the same for everybody. */
const tourSeed = "LEARN";

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const freshSeed = (): string => drawTypedSeed(drawOf(hex(crypto.getRandomValues(new Uint8Array(32)))));

const seedFor = ({ kind, seed, date }: Wish): Read<TypedSeed> => {
  if (kind === "daily") return dailySeed(date ?? "");
  return readTypedSeed(kind === "tour" ? tourSeed : (seed ?? freshSeed()));
};

/** Typed seeds and the day's use everything there is, so that they are the same for everybody. */
const poolFor = async (kind: Wish["kind"]): Promise<string> => {
  if (kind === "seed" || kind === "daily") return "all";
  const { unlocked } = await collection();
  const open = locksOf(usualBook).filter((lock) => unlocked.includes(lock));
  return open.length === 0 ? "none" : open.join("+");
};

/** The refusal of a bad seed is the caller's to show. */
export const beginRun = async (wish: Wish): Promise<Read<string>> => {
  const { kind, challenge = "none", freeScratch = false, date = "" } = wish;
  const seed = seedFor(wish);
  if (!seed.ok) return seed;
  const config = [
    `challenge=${challenge}`,
    `scratch=${freeScratch ? "free" : "literal"}`,
    `unlocked=${await poolFor(kind)}`,
  ].join(" ");
  return layAndGo(
    { game: "thirteen", config, sitters: [ownSeat()], occasion: { kind, about: date } },
    {
      refusals,
      drawn: { seed: seed.value.seed },
      before: () => keepErrand(commitment(seed.value.seed), { kind, seed: seed.value.text, date }),
    },
  );
};
