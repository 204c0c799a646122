/** Dice players: near-perfect by the solver's estimate, or the same with a person's mistakes. */
import type { Draw } from "@turnlight/kernel";
import type { Book } from "../rules/items.ts";
import { firstLockable, rollsLeft, rollsOf, target } from "../rules/stage.ts";
import { endingPay, payOf } from "../rules/stage-end.ts";
import type { RunMove, RunState } from "../rules/state.ts";
import { moveOf } from "../solver/coach.ts";
import { type DiceOption, lookAhead, optionsIn, type RoundAhead } from "../solver/decide.ts";
import { type Estimate, estimateOf, towardsPoints, towardsTarget } from "../solver/estimate.ts";
import type { BoxWorth } from "../solver/outlook.ts";
import { isSteadyStage, openMask, plainTray, pointsNow, roundPoints, stagePoints } from "../solver/stage-points.ts";
import { useOf } from "./pocket.ts";
import type { StageOutlook } from "./stage-outlook.ts";

export const diceSkills = ["perfect", "human"] as const;
export type DiceSkill = (typeof diceSkills)[number];

/** A person misjudges an option by up to this part of the span between the best and the worst one. */
const slip = 0.25;

/** With this many open boxes or fewer, the chance of the target counts instead of the points. */
const chanceFrom = 4;

/** Caches the last result, which the next decision usually needs again. */
const lastOf = <T>(): ((book: Book, key: string, make: () => T) => T) => {
  const cache = new WeakMap<Book, { readonly key: string; readonly made: T }>();
  return (book, key, make) => {
    const last = cache.get(book);
    if (last?.key === key) return last.made;
    const made = make();
    cache.set(book, { key, made });
    return made;
  };
};

const lastEstimate = lastOf<Estimate>();
const lastOutlook = lastOf<StageOutlook>();

/**
 * The stage's estimate is valid until its dice change; the current round is evaluated separately where charms depend on
 * it.
 */
const stageOutlook = (book: Book, state: RunState): StageOutlook => {
  const { dice, charms, levels, config, sheet, stage } = state;
  const ofStage = JSON.stringify([
    dice,
    charms,
    levels,
    config,
    sheet.inPlay,
    firstLockable(state),
    stage,
    state.spent,
  ]);
  const estimate = lastEstimate(book, ofStage, () => estimateOf(stagePoints(book, state), plainTray(book)));
  const { round, scratches, used, before, stamp } = sheet;
  const ofRound = isSteadyStage(book, state) ? [] : [round, scratches, used, before, state.purse];
  return lastOutlook(book, JSON.stringify([ofStage, ofRound, stamp]), () => ({
    estimate,
    stage: roundPoints(book, state, estimate.stage),
  }));
};

/** The objective of this round: points, and near the end the chance of the target. */
const outlookFor = ({ estimate }: StageOutlook, state: RunState): BoxWorth => {
  const open = openMask(state);
  const need = target(state) - state.sheet.score;
  const count = state.sheet.inPlay.length - (state.sheet.round - 1);
  return count <= chanceFrom && need > 0 ? towardsTarget(estimate, open, need) : towardsPoints(estimate, open);
};

interface RoundSeen {
  readonly outlook: StageOutlook;
  readonly towards: BoxWorth;
  readonly ahead: RoundAhead;
}

const lastSeen = new WeakMap<Book, { readonly key: string; readonly seen: RoundSeen }>();

/** A round is solved once, at its first decision. */
const roundSeen = (book: Book, state: RunState): RoundSeen => {
  const { sheet } = state;
  const outlook = stageOutlook(book, state);
  const open = openMask(state);
  const left = rollsLeft(book, state);
  const key = [open, sheet.upper, sheet.score].join(" ");
  const last = lastSeen.get(book);
  if (last?.key === key && last.seen.outlook === outlook && last.seen.ahead.keeps.length >= left) return last.seen;
  const towards = outlookFor(outlook, state);
  const ahead = lookAhead(outlook.stage, { open, upper: sheet.upper, rollsLeft: left }, towards);
  const seen = { outlook, towards, ahead };
  lastSeen.set(book, { key, seen });
  return seen;
};

const isMet = (state: RunState): boolean => state.sheet.score >= target(state);

/** Once the target is met, the stage is ended as soon as one more round with a single roll pays no more. */
const isPaidOut = (book: Book, state: RunState): boolean => {
  const { sheet } = state;
  const { unused, early, boxes } = payOf(book, state);
  if (boxes !== undefined) {
    const { cashIn, playOn } = endingPay(book, state);
    return playOn <= cashIn;
  }
  const spared = { ...sheet, unused: sheet.unused + rollsOf(book, state) - 1 };
  const limit = payOf(book, { ...state, sheet: spared }).unused;
  return limit <= unused || early === 0;
};

const slipped = (options: readonly DiceOption[], draw: Draw): DiceOption => {
  const span = (options[0]?.worth ?? 0) - (options.at(-1)?.worth ?? 0);
  const judged = options.map((option) => ({ option, worth: option.worth - (slip * span * draw.below(1000)) / 1000 }));
  return judged.reduce((best, next) => (next.worth > best.worth ? next : best)).option;
};

export const throwDice = (book: Book, state: RunState, skill: DiceSkill, draw: Draw): RunMove => {
  const mayCashIn = isMet(state) && state.config.challenge !== "purist";
  if (state.sheet.shown.length === 0)
    return mayCashIn && isPaidOut(book, state) ? { kind: "cash-in" } : { kind: "roll", keep: [] };
  const { outlook, towards, ahead } = roundSeen(book, state);
  const options = optionsIn(ahead, {
    shown: state.sheet.shown,
    rollsLeft: rollsLeft(book, state),
    scores: pointsNow(book, state),
  });
  const usable = useOf(book, state, outlook, towards, options);
  if (usable !== undefined) return usable;
  const boxes = options.filter(({ kind }) => kind !== "roll");
  const considered = mayCashIn && boxes.length > 0 ? boxes : options;
  const best = considered[0];
  if (best === undefined) throw new Error("the round has no option");
  return moveOf(skill === "perfect" ? best : slipped(considered, draw));
};
