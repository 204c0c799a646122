/** How often each side has won, of the matches between the player and one opponent. */
import { type PatronName, patronOf } from "../faces/patrons.ts";
import type { Sitter } from "../shared.ts";

export interface Rivalry {
  readonly mine: number;
  readonly theirs: number;
}

interface FinishedTable {
  readonly id: string;
  readonly sitters: readonly Sitter[];
}

interface RivalResult {
  readonly match: string;
  readonly won: boolean;
}

/** Only matches of two count: at a larger table most lose to somebody else. */
export const rivalryIn = (
  finished: readonly FinishedTable[],
  results: readonly RivalResult[],
  patron: PatronName,
): Rivalry => {
  const won = new Map(results.map((result) => [result.match, result.won]));
  const counted = finished.flatMap(({ id, sitters }) => {
    const bots = sitters.flatMap((sitter) => (sitter.kind === "bot" ? [patronOf(sitter.bot)] : []));
    const isMine = won.get(id);
    return sitters.length === 2 && bots.length === 1 && bots[0] === patron && isMine !== undefined ? [isMine] : [];
  });
  const mine = counted.filter(Boolean).length;
  return { mine, theirs: counted.length - mine };
};
