/** The best line after a move: what the engine would play on, as long as nothing is left to chance or to others. */
import { Match } from "./match.ts";
import type { MoveWorth } from "./move-worth.ts";
import type { MatchRecord } from "./record.ts";
import { accept, type Result } from "./result.ts";
import type { AnyReviewer } from "./reviewer.ts";
import type { AnyRules } from "./rules.ts";

/** More moves than any solution has. */
const longest = 200;

/** The move itself first. */
export const bestLine = (
  rules: AnyRules,
  reviewer: AnyReviewer,
  record: MatchRecord,
  { seat, n, move: text }: MoveWorth,
): Result<readonly string[]> => {
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  const first = rules.moveText.read(text);
  if (!first.ok) return first;
  let state = steps[n - 2]?.state ?? rules.setup(match.config);
  const refusal = rules.refusal(state, seat, first.value);
  if (refusal !== undefined) return { ok: false, refusal };
  const line: string[] = [];
  for (let move: unknown = first.value; move !== undefined && line.length < longest; ) {
    line.push(rules.moveText.write(move));
    state = rules.apply(state, seat, move).state;
    const turn = rules.turn(state);
    const isOwn = turn.kind === "seats" && turn.seats.includes(seat);
    move = isOwn ? reviewer.weigh(rules.view(state, seat), seat, reviewer.usual)?.options[0]?.move : undefined;
  }
  return accept(line);
};
