/** The start and the end of a stage: the target decides, the money is paid, the next boss or the shop is drawn. */
import { economyOf } from "./economy.ts";
import { grow } from "./growth.ts";
import { type Book, plainDie } from "./items.ts";
import type { Happened } from "./shop.ts";
import { boxesOf, charmsOf, isBoss, rollsOf, target, targetOf, twistNow } from "./stage.ts";
import { freshSheet, openBoxes, type Pay, type RunFact, type RunState, type ScoreSheet } from "./state.ts";
import { stakes, stars, targets } from "./stock.ts";

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
  const money = economyOf(config);
  const aRoll = money.unusedRoll - (config.stake >= stakes.unused.from ? stakes.unused.less : 0);
  const interestLimit = money.interestLimit - (config.stake >= stakes.interest.from ? stakes.interest.less : 0);
  const unusedMost = money.unusedLimit + sum(charms.map(({ unused = 0 }) => unused));
  return {
    aRoll,
    paidRolls: aRoll === 0 ? 0 : Math.min(sheet.unused, Math.ceil(unusedMost / aRoll)),
    unusedMost,
    interestMost: interestLimit + sum(charms.map(({ interest = 0 }) => interest)),
  };
};

const scoredBoxes = ({ boxes }: ScoreSheet): number => boxes.filter((points) => points !== null && points > 0).length;

/** What charms pay for a beaten boss. */
const bounties = (book: Book, state: RunState): readonly number[] =>
  isBoss(state.config, state.stage)
    ? charmsOf(book, state).map(({ charm: { tips } }) => (tips?.for === "boss" ? tips.money : 0))
    : [];

/** Charms that turn a plain die into another kind, each the first that is left. */
const turnDice = (book: Book, state: RunState): Happened => {
  const facts: RunFact[] = [];
  let { dice } = state;
  for (const { charm } of charmsOf(book, state)) {
    const die = dice.indexOf(plainDie);
    if (charm.turnsInto === undefined || die < 0) continue;
    dice = dice.with(die, charm.turnsInto);
    facts.push({ kind: "turned", die, item: charm.turnsInto });
  }
  return { state: facts.length === 0 ? state : { ...state, dice }, facts };
};

/** What the stage would pay if it ended now. */
export const payOf = (book: Book, state: RunState): Pay => {
  const { stage, sheet } = state;
  const money = economyOf(state.config);
  const { aRoll, unusedMost, interestMost } = payLimits(book, state);
  const { roundsPerDollar, boxesPerDollar } = money;
  return {
    stage: money.stage + Math.floor(stage / money.stagesPerExtra),
    unused: Math.min(unusedMost, aRoll * sheet.unused),
    early: roundsPerDollar === null ? 0 : Math.floor(openBoxes(sheet).length / roundsPerDollar),
    ...(boxesPerDollar !== null && { boxes: Math.floor(scoredBoxes(sheet) / boxesPerDollar) }),
    interest: Math.min(interestMost, Math.floor(state.purse / money.interestPer)),
    charms: sum([...charmsOf(book, state).map(({ charm: { pay = 0 } }) => pay), ...bounties(book, state)]),
  };
};

/** What ending the stage now pays, and what playing on with one roll a round would pay, if every box then scores. */
export const endingPay = (book: Book, state: RunState): { readonly cashIn: number; readonly playOn: number } => {
  const { sheet } = state;
  const open = openBoxes(sheet).length;
  const rolls = rollsOf(book, state);
  const spared = rolls - Math.max(1, sheet.rolled) + (open - 1) * (rolls - 1);
  const boxes = sheet.boxes.map((points, box) => points ?? (sheet.inPlay.includes(box) ? 1 : null));
  const done = { ...state, sheet: { ...sheet, unused: sheet.unused + Math.max(0, spared), boxes } };
  return { cashIn: sum(Object.values(payOf(book, state))), playOn: sum(Object.values(payOf(book, done))) };
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
  const grown = grow(
    book,
    state,
    ...(isBoss(state.config, stage) ? (["boss"] as const) : []),
    ...(openBoxes(sheet).length === 0 ? (["full-sheet"] as const) : []),
  );
  const turned = turnDice(book, grown);
  const cleared: RunState = {
    ...turned.state,
    purse,
    paid: pay,
    spent: 0,
    cleared: stage,
    charms: turned.state.charms.map((charm) => ({ ...charm, held: charm.held + 1 })),
    twist: null,
    phase: foretells ? { kind: "foretelling" } : { kind: "stocking", rerolls: 0 },
  };
  const facts: RunFact[] = [stood, { kind: "paid", ...pay, purse }, { kind: "starred", stars: stars.perStage }];
  facts.push(...turned.facts);
  if (stage === targets.victory) facts.push({ kind: "victory", stage });
  return { state: cleared, facts };
};
