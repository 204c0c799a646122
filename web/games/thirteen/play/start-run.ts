/** Starts a run: creates a single-player table with a readable seed and navigates to it. */
import {
  type Challenge,
  dailyConfig,
  dailySeed,
  drawTypedSeed,
  type KitName,
  locksOf,
  type RunOccasion,
  readTypedSeed,
  type TypedSeed,
  usualBook,
} from "@turnlight/games/thirteen";
import { drawOf, type Result } from "@turnlight/kernel";
import { collection, isDayBegun, keepDayBegun } from "../saved.ts";
import { ownSeat, startMatch } from "../shared.ts";
import { refusals } from "../words/refusals.ts";

export type Wish =
  | {
      readonly kind: "run";
      readonly challenge?: Challenge;
      readonly freeScratch?: boolean;
      readonly stake?: number;
      readonly kit?: KitName;
    }
  /** As typed. */
  | { readonly kind: "seed"; readonly seed: string; readonly freeScratch?: boolean }
  | { readonly kind: "daily"; readonly date: string };

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const freshSeed = (): string => drawTypedSeed(drawOf(hex(crypto.getRandomValues(new Uint8Array(32)))));

const seedFor = (wish: Wish): Result<TypedSeed> => {
  switch (wish.kind) {
    case "daily":
      return dailySeed(wish.date);
    case "seed":
      return readTypedSeed(wish.seed);
    default:
      return readTypedSeed(freshSeed());
  }
};

/** Typed seeds use every item, so that they are the same for everybody. */
const poolFor = async (kind: Wish["kind"]): Promise<string> => {
  if (kind === "seed") return "all";
  const { unlocked } = await collection();
  const open = locksOf(usualBook).filter((lock) => unlocked.includes(lock));
  return open.length === 0 ? "none" : open.join("+");
};

/** Only the first start of a day counts. */
const occasionFor = async (wish: Wish): Promise<RunOccasion> =>
  wish.kind === "daily" && (await isDayBegun(wish.date)) ? "again" : wish.kind;

/** The caller shows the refusal of a bad seed. */
export const beginRun = async (wish: Wish): Promise<Result<string>> => {
  const seed = seedFor(wish);
  if (!seed.ok) return seed;
  const { challenge = "none", stake = 0, kit = "classic" } = wish.kind === "run" ? wish : {};
  const freeScratch = (wish.kind === "run" || wish.kind === "seed") && wish.freeScratch === true;
  const kind = await occasionFor(wish);
  const config =
    wish.kind === "daily"
      ? dailyConfig
      : [
          `challenge=${challenge}`,
          `scratch=${freeScratch ? "free" : "literal"}`,
          `unlocked=${await poolFor(wish.kind)}`,
          `stake=${stake}`,
          `kit=${kit}`,
        ].join(" ");
  return startMatch(
    { game: "thirteen", config, sitters: [ownSeat()], occasion: { kind, about: seed.value.text } },
    {
      refusals,
      drawn: { seed: seed.value.seed },
      before: async (match) => {
        if (kind === "daily") await keepDayBegun(seed.value.text, match);
      },
    },
  );
};
