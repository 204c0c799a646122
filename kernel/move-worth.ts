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
}

/** Judged by the seat's view at that time. Undefined for a move that is not judged; an illegal move is refused. */
export const worthOfMove = (
  rules: AnyRules,
  reviewer: AnyReviewer,
  record: MatchRecord,
  { seat, n, move: text }: MoveWorth,
): Result<number | undefined> => {
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  if (steps[n - 1]?.entry.by !== seat) return refuse("not-your-turn", `seat ${seat} made no decision at entry ${n}`);
  const state = steps[n - 2]?.state ?? rules.setup(match.config);
  const move = rules.moveText.read(text);
  if (!move.ok) return move;
  const refusal = rules.refusal(state, seat, move.value);
  if (refusal !== undefined) return { ok: false, refusal };
  return accept(reviewer.weigh(rules.view(state, seat), seat, reviewer.usual)?.worthOf(move.value));
};
