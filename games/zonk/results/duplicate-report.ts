/**
 * A finished duplicate from one seat's point of view: its points, what its decisions gave away against the Perfect
 * player, and how both went round by round.
 */
import { accept, Match, type MatchRecord, type Result, refuse, type Seat } from "@turnlight/kernel";
import { rules } from "../rules/index.ts";
import type { ZonkConfig, ZonkMove, ZonkState } from "../rules/state.ts";
import { isSameMove } from "../solver/coach.ts";
import { parOf, weighDuplicate } from "../solver/duplicate.ts";
import { decisionsIn } from "./decision-keys.ts";

/** A decision that was not the best. */
export interface DuplicateSlip {
  readonly round: number;
  readonly made: ZonkMove;
  readonly better: ZonkMove;
  /** Expected points it cost. */
  readonly cost: number;
  readonly state: ZonkState;
}

export interface DuplicateReport {
  readonly points: number;
  /** What the Perfect player is expected to score. */
  readonly par: number;
  /** Expected points given away by decisions. */
  readonly givenAway: number;
  /** The share of the par that the decisions kept, from 0 to 1. */
  readonly quality: number;
  /** The score after every round. */
  readonly curve: readonly number[];
  /** The same for the Perfect player with the same dice. */
  readonly perfect: readonly number[];
  /** The costliest first. */
  readonly slips: readonly DuplicateSlip[];
}

/** Smaller losses are rounding errors of the solver. */
const noise = 1e-6;

const best = (state: ZonkState): ZonkMove => {
  const [first] = weighDuplicate(state);
  if (first === undefined) throw new Error("a duplicate was asked for a move where nothing can be done");
  return first.move;
};

const curveOf = (turns: ZonkState["turns"], seat: Seat): readonly number[] => {
  let score = 0;
  return turns
    .filter((turn) => turn.seat === seat)
    .map(({ banked }) => {
      score += banked;
      return score;
    });
};

/** The Perfect player alone with the dice of this seed: the same that everybody got for the same decisions. */
export const perfectAt = (config: ZonkConfig, seed: string): readonly number[] => {
  const { match } = Match.begin(rules, { ...config, first: 0 }, { seed });
  while (match.turn.kind === "seats") {
    const [seat = 0] = match.turn.seats;
    const played = match.play(seat, rules.moveText.write(best(match.state)));
    if (!played.ok) throw new Error(played.refusal.reason);
  }
  return curveOf(match.state.turns, 0);
};

const slipIn = ({ state, move }: { readonly state: ZonkState; readonly move: string }): DuplicateSlip | undefined => {
  const read = rules.moveText.read(move);
  const [top] = weighDuplicate(state);
  if (!read.ok || top === undefined) return undefined;
  const made = weighDuplicate(state).find((one) => isSameMove(one.move, read.value));
  const cost = made === undefined ? 0 : top.expected - made.expected;
  return cost > noise ? { round: state.round, made: read.value, better: top.move, cost, state } : undefined;
};

export const reportDuplicate = (record: MatchRecord, seat: Seat): Result<DuplicateReport> => {
  const config = rules.configText.read(record.config);
  if (!config.ok) return config;
  const { rounds } = config.value;
  if (rounds === undefined) return refuse("not-a-duplicate", "this match was a race", { right: "a match with rounds" });
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const decisions = decisionsIn(record);
  if (!decisions.ok) return decisions;
  const { state } = resumed.value.match;
  const slips = decisions.value.flatMap((one) => (one.seat === seat ? (slipIn(one) ?? []) : []));
  const par = parOf({ ...config.value, rounds });
  const givenAway = slips.reduce((sum, { cost }) => sum + cost, 0);
  return accept({
    points: state.scores[seat] ?? 0,
    par,
    givenAway,
    quality: Math.max(0, 1 - givenAway / par),
    curve: curveOf(state.turns, seat),
    perfect: perfectAt(config.value, record.seed),
    slips: slips.toSorted((a, b) => b.cost - a.cost),
  });
};
