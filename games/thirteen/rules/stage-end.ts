/** The start and the end of a stage: the target decides, the money is paid, the next boss or the shop is drawn. */
import type { Book } from "./items.ts";
import type { Happened } from "./shop.ts";
import { boxesOf, charmsOf, isBoss, target, targetOf, twistNow } from "./stage.ts";
import { freshSheet, openBoxes, type Pay, type RunFact, type RunState } from "./state.ts";
import { money, stakes, stars, targets } from "./stock.ts";

export const beginStage = (state: RunState): Happened => {
  const { config, stage } = state;
  const twist = twistNow(state);
  const inPlay = boxesOf(config, twist);
  const goal = targetOf(config, stage, twist);
  return {
    state: { ...state, phase: { kind: "round" }, sheet: freshSheet(inPlay, goal) },
    facts: [{ kind: "began", stage, target: goal, rounds: inPlay.length }],
  };
};

const over = (state: RunState, how: "lost" | "finished"): Happened => ({
  state: { ...state, phase: { kind: "over", how } },
  facts: [{ kind: "over", how, cleared: state.cleared }],
});

const sum = (of: readonly number[]): number => of.reduce((total, part) => total + part, 0);

export interface PayLimits {
  /** What an unused roll pays, how many are paid, and the most that all of them pay. */
  readonly aRoll: number;
  readonly paidRolls: number;
  readonly unusedMost: number;
  readonly interestMost: number;
}

/** The rates and limits of this stage's pay. */
export const payLimits = (book: Book, state: RunState): PayLimits => {
  const { config, sheet } = state;
  const charms = charmsOf(book, state).map(({ charm }) => charm);
  const aRoll = money.unusedRoll - (config.stake >= stakes.unused.from ? stakes.unused.less : 0);
  const interestLimit = money.interestLimit - (config.stake >= stakes.interest.from ? stakes.interest.less : 0);
  const unusedMost = money.unusedLimit + sum(charms.map(({ unused = 0 }) => unused));
  return {
    aRoll,
    paidRolls: Math.min(sheet.unused, Math.ceil(unusedMost / aRoll)),
    unusedMost,
    interestMost: interestLimit + sum(charms.map(({ interest = 0 }) => interest)),
  };
};

/** What the stage would pay if it ended now. */
export const payOf = (book: Book, state: RunState): Pay => {
  const { stage, sheet } = state;
  const { aRoll, unusedMost, interestMost } = payLimits(book, state);
  return {
    stage: money.stage + Math.floor(stage / money.stagesPerExtra),
    unused: Math.min(unusedMost, aRoll * sheet.unused),
    early: Math.floor(openBoxes(sheet).length / money.roundsPerDollar),
    interest: Math.min(interestMost, Math.floor(state.purse / money.interestPer)),
    charms: sum(charmsOf(book, state).map(({ charm: { pay = 0 } }) => pay)),
  };
};

export const endStage = (book: Book, state: RunState): Happened => {
  const { stage, sheet } = state;
  const goal = target(state);
  const won = sheet.score >= goal;
  const stood: RunFact = { kind: "stood", score: sheet.score, stage, target: goal, won };
  const then = (happened: Happened): Happened => ({ ...happened, facts: [stood, ...happened.facts] });
  if (state.config.challenge === "purist") return then(over({ ...state, cleared: won ? 1 : 0 }, "finished"));
  if (!won) return then(over(state, "lost"));

  const pay = payOf(book, state);
  const purse = state.purse + sum(Object.values(pay));
  const foretells = isBoss(state.config, stage + 1);
  const cleared: RunState = {
    ...state,
    purse,
    paid: pay,
    spent: 0,
    cleared: stage,
    charms: state.charms.map((charm) => ({ ...charm, held: charm.held + 1 })),
    twist: null,
    phase: foretells ? { kind: "foretelling" } : { kind: "stocking", rerolls: 0 },
  };
  const facts: RunFact[] = [stood, { kind: "paid", ...pay, purse }, { kind: "starred", stars: stars.perStage }];
  if (stage === targets.victory) facts.push({ kind: "victory", stage });
  return { state: cleared, facts };
};
