/** Where a stage begins and how it ends: the target decides, the purse is filled, the next boss or the shop is drawn. */
import type { Book } from "./items.ts";
import type { Happened } from "./shop.ts";
import { boxesOf, isBoss, target, twistNow } from "./stage.ts";
import { freshSheet, type RunFact, type RunState } from "./state.ts";
import { money, stars, targets } from "./stock.ts";

export const beginStage = (state: RunState): Happened => {
  const inPlay = boxesOf(state.config, twistNow(state));
  const begun: RunState = { ...state, phase: { kind: "round" }, sheet: freshSheet(inPlay) };
  return {
    state: begun,
    facts: [{ kind: "began", stage: begun.stage, target: target(begun), rounds: inPlay.length }],
  };
};

const over = (state: RunState, how: "lost" | "finished"): Happened => ({
  state: { ...state, phase: { kind: "over", how } },
  facts: [{ kind: "over", how, cleared: state.cleared }],
});

export const endStage = (book: Book, state: RunState): Happened => {
  const { stage, sheet } = state;
  const goal = target(state);
  const won = sheet.score >= goal;
  const stood: RunFact = { kind: "stood", score: sheet.score, stage, target: goal, won };
  const then = (happened: Happened): Happened => ({ ...happened, facts: [stood, ...happened.facts] });
  if (state.config.challenge === "purist") return then(over({ ...state, cleared: won ? 1 : 0 }, "finished"));
  if (!won) return then(over(state, "lost"));

  const charms = state.charms.map(({ item }) => book.charm(item));
  const sum = (of: readonly number[]) => of.reduce((total, part) => total + part, 0);
  const pay = {
    stage: money.stage + Math.floor(stage / money.stagesPerExtra),
    unused: Math.min(money.unusedLimit, money.unusedRoll * sheet.unused),
    interest: Math.min(
      money.interestLimit + sum(charms.map(({ interest = 0 }) => interest)),
      Math.floor(state.purse / money.interestPer),
    ),
    charms: sum(charms.map(({ pay: paid = 0 }) => paid)),
  };
  const purse = state.purse + pay.stage + pay.unused + pay.interest + pay.charms;
  const foretells = isBoss(stage + 1);
  const cleared: RunState = {
    ...state,
    purse,
    cleared: stage,
    charms: state.charms.map((charm) => ({ ...charm, held: charm.held + 1 })),
    twist: null,
    phase: foretells ? { kind: "foretelling" } : { kind: "stocking", rerolls: 0 },
  };
  const facts: RunFact[] = [stood, { kind: "paid", ...pay, purse }, { kind: "starred", stars: stars.perStage }];
  if (stage === targets.victory) facts.push({ kind: "victory", stage });
  return { state: cleared, facts };
};
