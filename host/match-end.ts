/** The result of a finished match: its scores, its record, and each person's result. */
import type { AnyGame, FinishedMatch } from "@turnlight/kernel";
import { type MatchHeader, peopleOf, sinceOf } from "./log.ts";
import type { ReplayedMatch } from "./replay.ts";
import type { MatchEnd } from "./store.ts";

/** `undefined` while the match is running. */
export const matchEndOf = (
  game: AnyGame,
  head: MatchHeader,
  { match, laid, notes }: ReplayedMatch,
  at: number,
): MatchEnd | undefined => {
  const { outcome } = match;
  if (outcome === undefined) return undefined;
  // The system clock may have been set back; a match must not end before it began.
  const ended = Math.max(at, head.begun);
  const { record } = match;
  const { scores } = outcome;
  const common: Omit<FinishedMatch, "seat"> = {
    match: head.id,
    record,
    bots: laid.sitters.map((sitter) => (sitter.kind === "bot" ? sitter.bot : undefined)),
    ...(laid.occasion !== undefined && { occasion: laid.occasion }),
    notes,
    scores,
    begun: head.begun,
    since: sinceOf(head),
    ended,
  };
  // A match stopped without a result counts for nobody.
  const people = outcome.stopped === true ? [] : peopleOf(laid.sitters);
  const earned = people.flatMap((seat) => {
    const result = game.aftermath?.result({ ...common, seat });
    return result === undefined ? [] : [{ seat, result }];
  });
  return { ended, scores, record, notes, earned };
};
