/**
 * How much there is to decide at a table: the share of turns with a real decision in matches between two Perfect
 * players. A decision is real if points are risked by rolling on, or if the second best choice is nearly as good as the
 * best. Chances are counted from what a zonk would leave, so that a won match makes no decision look close.
 */
import { childSeed, drawOf, type Seed } from "@turnlight/kernel";
import { zonkChance } from "../rules/combinations.ts";
import { rules } from "../rules/index.ts";
import type { ZonkConfig, ZonkMove, ZonkState } from "../rules/state.ts";
import { appraise, type MoveAppraisal, standingOf } from "./coach.ts";
import type { Race } from "./race.ts";
import { leftAfter } from "./rollbook.ts";

export interface DecisionShares {
  readonly turns: number;
  /** Turns that end after their first roll. */
  readonly oneRoll: number;
  /** Turns in which points are risked: rolling on was best, and the roll could zonk. */
  readonly risky: number;
  /** Turns with a second best choice within 3 % of the best. */
  readonly close: number;
  /** Turns with either. */
  readonly real: number;
}

/** The second best choice is close if it keeps at least this share of what the best one is worth. */
const closeFrom = 0.97;

/** Takes that lead to the same points and dice are one choice. */
const outcomeOf = ({ phase }: ZonkState, { move, chance }: MoveAppraisal): string => {
  if (move.kind !== "take" || phase.kind !== "taking") return move.kind;
  return `${leftAfter(phase.dice.length, move.dice.length)} ${chance}`;
};

const isClose = (race: Race, state: ZonkState, options: readonly MoveAppraisal[]): boolean => {
  const [best] = options;
  if (best === undefined) return false;
  const second = options.find((option) => outcomeOf(state, option) !== outcomeOf(state, best));
  if (second === undefined) return false;
  const { seat } = state;
  const other = 1 - seat;
  const zonk = 1 - race.chance(standingOf(state, other), { ...standingOf(state, seat), streak: 0 });
  return second.chance - zonk >= closeFrom * (best.chance - zonk);
};

const isRisky = ({ phase, table, left }: ZonkState, move: ZonkMove): boolean =>
  phase.kind === "deciding" && move.kind === "roll" && zonkChance(table, left) > 0;

/** One match of two; the race must be solved for its settings. */
const turnsOf = (race: Race, config: ZonkConfig, seed: Seed) => {
  const draw = drawOf(seed);
  const turns: { rolls: number; risky: boolean; close: boolean }[] = [];
  let now = { rolls: 0, risky: false, close: false };
  let state = rules.setup(config);
  for (let turn = rules.turn(state); turn.kind !== "over"; turn = rules.turn(state)) {
    const played = state.turns.length;
    if (turn.kind === "chance") {
      now.rolls += 1;
      const rolled = rules.roll?.(state, draw);
      if (rolled === undefined) throw new Error("the dice cannot be rolled");
      state = rules.apply(state, "chance", rolled).state;
    } else {
      const options = appraise(race, state);
      const move = options[0]?.move;
      if (move === undefined) throw new Error("there is nothing to do");
      now.risky ||= isRisky(state, move);
      now.close ||= state.phase.kind !== "ready" && isClose(race, state, options);
      state = rules.apply(state, state.seat, move).state;
    }
    if (state.turns.length > played) {
      turns.push(now);
      now = { rolls: 0, risky: false, close: false };
    }
  }
  return turns;
};

/** Matches of two Perfect players, the first player alternating. */
export const decisionsIn = (race: Race, config: ZonkConfig, matches: number, seed: Seed): DecisionShares => {
  const turns = Array.from({ length: matches }, (_, i) =>
    turnsOf(race, { ...config, seats: 2, first: i % 2 }, childSeed(seed, String(i))),
  ).flat();
  const share = (has: (turn: (typeof turns)[number]) => boolean): number => turns.filter(has).length / turns.length;
  return {
    turns: turns.length,
    oneRoll: share(({ rolls }) => rolls === 1),
    risky: share(({ risky }) => risky),
    close: share(({ close }) => close),
    real: share(({ risky, close }) => risky || close),
  };
};
