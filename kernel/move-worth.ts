/** The worth of an alternative move at a moment of a match, for retrying a decision. */
import { Match } from "./match.ts";
import type { MatchRecord } from "./record.ts";
import { accept, type Result, refuse } from "./result.ts";
import type { AnyReviewer } from "./reviewer.ts";
import type { AnyRules, Seat } from "./rules.ts";

export interface MoveWorth {
  readonly seat: Seat;
  /** The number of the entry that was decided. */
  readonly n: number;
  readonly move: string;
  /** The move that belongs to it, where both are one choice. */
  readonly next?: string;
}

/** Judged by the seat's view at that time. Undefined for a move that is not judged; an illegal move is refused. */
export const worthOfMove = (
  rules: AnyRules,
  reviewer: AnyReviewer,
  record: MatchRecord,
  { seat, n, move: text, next }: MoveWorth,
): Result<number | undefined> => {
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  if (steps[n - 1]?.entry.by !== seat) return refuse("not-your-turn", `seat ${seat} made no decision at entry ${n}`);
  const state = steps[n - 2]?.state ?? rules.setup(match.config);
  const worthOf = (
    at: unknown,
    written: string,
  ): Result<{ readonly worth: number | undefined; readonly after: unknown }> => {
    const move = rules.moveText.read(written);
    if (!move.ok) return move;
    const refusal = rules.refusal(at, seat, move.value);
    if (refusal !== undefined) return { ok: false, refusal };
    const worth = reviewer.weigh(rules.view(at, seat), seat, reviewer.usual)?.worthOf(move.value);
    return accept({ worth, after: rules.apply(at, seat, move.value).state });
  };
  const first = worthOf(state, text);
  if (!first.ok || next === undefined) return first.ok ? accept(first.value.worth) : first;
  const second = worthOf(first.value.after, next);
  return second.ok ? accept(second.value.worth) : second;
};
