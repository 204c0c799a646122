/**
 * The Hybrid as a bot: from its view to its move, with every reason. It is stateless: everything it needs is in the
 * view.
 */
import type { BotInput, Choice, Reasons } from "@turnlight/kernel";
import { type Take, takeOf, takesFrom, zonkChance } from "../../rules/combinations.ts";
import { allDice } from "../../rules/dice.ts";
import { bankWins, leadOf, type TurnTake, type ZonkMove, type ZonkView } from "../../rules/state.ts";
import type { ScoringTable } from "../../rules/table.ts";
import { isSuccess, type Selection, select } from "./combination-strategy.ts";
import type { HybridConfig } from "./config.ts";
import { type BankVerdict, type DecisionContext, decide } from "./decision-engine.ts";
import { analyse, bufferAt, type Mode, modeAfter, type TurnStart } from "./state-analyser.ts";

/** Takes of this turn at or above the threshold that applied to them. */
const successesOf = (config: HybridConfig, mode: Mode, table: ScoringTable, takes: readonly TurnTake[]): number => {
  let rolled = allDice;
  let successes = 0;
  for (const { dice, left } of takes) {
    const tier = takeOf(table, dice)?.tier;
    if (tier !== undefined && isSuccess(config, mode, rolled, tier)) successes += 1;
    rolled = left;
  }
  return successes;
};

const shownTake = ({ dice, points, parts }: Take): string =>
  `${parts.map(({ kind }) => kind).join(" + ")} (${dice.join(" ")}) for ${points}`;

export const selectionReasons = (selection: Selection): Reasons => ({
  take: shownTake(selection.take),
  tierShare: selection.share,
  threshold: selection.threshold,
  success: selection.success,
  rejected: selection.rejected.map(shownTake),
});

export const verdictReasons = (at: DecisionContext, verdict: BankVerdict): Reasons => ({
  because: verdict.because,
  turnPoints: at.turnPoints,
  iteration: at.iteration,
  successes: at.successes,
  left: at.left,
  zonkChance: at.zonkChance,
  cap: verdict.cap,
  maxIterations: verdict.maxIterations,
  riskThreshold: verdict.riskThreshold,
  ...verdict.chances,
  stopChance: verdict.stopChance,
  ...verdict.rolls,
});

export const moodReasons = (config: HybridConfig, mode: Mode, footing: TurnStart, scale: number): Reasons => ({
  mode,
  standing: analyse(config, footing, scale),
  lead: footing.lead,
  buffer: bufferAt(config, footing.round, scale),
  round: footing.round,
});

const crossingAt = (
  config: HybridConfig,
  view: ZonkView,
  seat: number,
  mode: Mode,
  footing: TurnStart,
): DecisionContext => {
  const { table, points, left, takes } = view;
  return {
    mode,
    iteration: takes.length,
    successes: successesOf(config, mode, table, takes),
    left,
    turnPoints: points,
    bankWins: bankWins(view, seat),
    zonkChance: zonkChance(table, left),
    scale: table.scale,
    standing: analyse(config, footing, table.scale),
  };
};

/** The move and its reasons. The mood follows from all own turns and the current one. */
export const play = (config: HybridConfig, { view, seat, draw }: BotInput<ZonkView, ZonkMove>): Choice<ZonkMove> => {
  const { table, phase } = view;
  const footing: TurnStart = { lead: leadOf(view, seat), round: view.round };
  const past = view.turns.filter((turn) => turn.seat === seat);
  const mode = modeAfter(config, [...past, footing], table.scale);
  const mood = moodReasons(config, mode, footing, table.scale);
  if (phase.kind === "taking") {
    const selection = select(config, mode, phase.dice.length, takesFrom(table, phase.dice));
    if (selection === undefined) throw new Error(`nothing can be taken from ${phase.dice.join(" ")}`);
    return {
      move: { kind: "take", dice: selection.take.dice },
      why: { because: selection.because, ...mood, ...selectionReasons(selection) },
    };
  }
  if (phase.kind !== "deciding") return { move: { kind: "roll" }, why: { because: "turn begins", ...mood } };
  const at = crossingAt(config, view, seat, mode, footing);
  const verdict = decide(config, at, draw);
  return { move: { kind: verdict.stop ? "bank" : "roll" }, why: { ...mood, ...verdictReasons(at, verdict) } };
};
