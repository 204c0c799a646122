/** The person's running match of the tournament, as far as it is played. */
import { zonk } from "@turnlight/games/zonk";
import { viewOfStored } from "../../../match/unfinished/unfinished.ts";
import { store } from "../shared.ts";

export interface OwnMatch {
  /** Turns that are over, of both. */
  readonly turns: number;
  readonly round: number;
  /** By seat. */
  readonly scores: readonly number[];
}

/** Undefined if it is not on this device any more. */
export const loadOwnMatch = async (id: string): Promise<OwnMatch | undefined> => {
  const read = await (await store).load(id);
  if (!read.ok || read.value === undefined) return undefined;
  const seen = viewOfStored(() => zonk.rules, read.value);
  return seen === undefined
    ? { turns: 0, round: 1, scores: [0, 0] }
    : { turns: seen.view.turns.length, round: seen.view.round, scores: seen.view.scores };
};
