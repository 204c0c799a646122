/** What the device keeps of the hunt: the duels against the house, and how one likes it. */
import { difficulties } from "@turnlight/games/head";
import { choice, finite, form, habitsOf, type Kind, store, truth, whole } from "../shared.ts";
import type { KeptDuel } from "./deeds.ts";

const game = "head";
const drawer = async <T>(kind: Kind<T>) => (await store).drawer(game, kind);
const count = whole(0, 10_000);

const duelKind: Kind<KeptDuel> = {
  name: "duel",
  version: 1,
  read: form({
    at: whole(0),
    won: truth,
    difficulty: choice(...difficulties),
    opponent: choice("executioner", "oracle"),
    grid: whole(6, 12),
    how: choice("found", "misses", "resigned"),
    summary: form({
      hits: count,
      misses: count,
      limit: count,
      words: count,
      turns: count,
      accuracy: finite,
      wordsGuessed: count,
      bestRun: count,
    }),
  }),
};

/** In the order they were played. */
export const keptDuels = async (): Promise<readonly KeptDuel[]> =>
  (await (await drawer(duelKind)).list()).map(({ value }) => value).sort((one, two) => one.at - two.at);

/** Under the match's fingerprint, so that one looked at again is not counted again. */
export const keepDuel = async (match: string, duel: KeptDuel): Promise<readonly KeptDuel[]> => {
  const kept = await drawer(duelKind);
  if ((await kept.get(match)) === undefined) await kept.put(match, duel);
  return keptDuels();
};

/** How one likes the end: with a pumpkin instead of a head, with a word from the coach. */
export interface Taste {
  readonly gentle: boolean;
  readonly coach: boolean;
}

const tasteKind: Kind<Taste> = { name: "taste", version: 1, read: form({ gentle: truth, coach: truth }) };

export const taste = habitsOf<Taste>(game, tasteKind, { gentle: false, coach: false });
