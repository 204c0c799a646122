/** What the end of a match means: its scores, its record, and what each person earned by it. */
import type { AnyGame, Ended } from "@turnlight/kernel";
import { type MatchHead, peopleOf, sinceOf } from "./log.ts";
import type { Played } from "./replaying.ts";
import type { MatchEnd } from "./store.ts";

/** Nothing while it goes on. */
export const endOf = (
  game: AnyGame,
  head: MatchHead,
  { match, laid, notes }: Played,
  at: number,
): MatchEnd | undefined => {
  const { outcome } = match;
  if (outcome === undefined) return undefined;
  // A clock that was set back must not end a match before it began.
  const ended = Math.max(at, head.begun);
  const { record } = match;
  const { scores } = outcome;
  const common: Omit<Ended, "seat"> = {
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
  // Without a result nobody has won or lost, so nothing is earned.
  const people = outcome.stopped === true ? [] : peopleOf(laid.sitters);
  const earned = people.flatMap((seat) => {
    const result = game.aftermath?.result({ ...common, seat });
    return result === undefined ? [] : [{ seat, result }];
  });
  return { ended, scores, record, notes, earned };
};
