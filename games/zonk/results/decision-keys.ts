/** Which decision of a match a move was, so that its reasons are found again however the match is opened. */
import { Match, type MatchRecord, type Result } from "@turnlight/kernel";
import { rules } from "../rules/index.ts";
import type { ZonkMove, ZonkState } from "../rules/state.ts";

/** A place in a match: finished turns, and takes of the current one. */
interface DecisionPlace {
  readonly turn: number;
  readonly takes: number;
}

export const decisionKey = ({ turn, takes }: DecisionPlace, kind: ZonkMove["kind"]): string =>
  `${turn} ${takes} ${kind}`;

const kindOf = (move: string): ZonkMove["kind"] | undefined => {
  const read = rules.moveText.read(move);
  return read.ok ? read.value.kind : undefined;
};

/** The key of a move's text at this point. */
const keyOfMove = ({ turns, takes }: Pick<ZonkState, "turns" | "takes">, move: string): string | undefined => {
  const kind = kindOf(move);
  return kind === undefined ? undefined : decisionKey({ turn: turns.length, takes: takes.length }, kind);
};

interface RecordedDecision {
  readonly n: number;
  readonly seat: number;
  readonly move: string;
  readonly key: string;
  /** Before it. */
  readonly state: ZonkState;
}

/** Every move of a player in a record, in order. */
export const decisionsIn = (record: MatchRecord): Result<readonly RecordedDecision[]> => {
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  let state = rules.setup(match.config);
  const decisions: RecordedDecision[] = [];
  for (const { entry, state: after } of steps) {
    const key = keyOfMove(state, entry.move);
    if (typeof entry.by === "number" && key !== undefined)
      decisions.push({ n: entry.n, seat: entry.by, move: entry.move, key, state });
    state = after;
  }
  return { ok: true, value: decisions };
};
