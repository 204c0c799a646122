/**
 * The Perfect player: the worth of every option of a decision, the best one, and the grade of a move. Exact for plain
 * dice with any levels and charms; an estimate with special dice, and for targets while many boxes are open.
 */
import { type Mark, markFrom } from "@turnlight/kernel";
import { type Book, plainDie } from "../rules/items.ts";
import { diceOf, rollsLeft, target } from "../rules/stage.ts";
import { endingPay } from "../rules/stage-end.ts";
import type { RunMove, RunState } from "../rules/state.ts";
import { type DiceOption, optionsAt, type StageMoment } from "./decide.ts";
import { type Estimate, estimateOf, towardsPoints, towardsTarget } from "./estimate.ts";
import { solvedFor, targetFor } from "./kept.ts";
import { needSheets } from "./needs.ts";
import { type BoxWorth, forPoints } from "./outlook.ts";
import type { StagePoints } from "./points.ts";
import { behaviour, isSteadyStage, openMask, plainTray, pointsNow, roundPoints, stagePoints } from "./stage-points.ts";
import { isOpen } from "./stops.ts";
import { countCases } from "./target.ts";

/** Points: the highest expected score. Target: the highest chance of reaching the stage's target. */
export type CoachAim = "points" | "target";

export interface CoachAdvice {
  readonly aim: CoachAim;
  /** Whether the worths are exact or estimated. */
  readonly exact: boolean;
  /** Every option, the best first; worth is points still to come, or a chance. */
  readonly options: readonly DiceOption[];
  /** Once the target is met: what ending the stage pays, and what playing on with one roll a round pays. */
  readonly met: { readonly cashIn: number; readonly playOn: number } | null;
}

/** The limits for solving the chance of a target exactly: the number of open boxes, and the number of cases. */
export interface Reach {
  readonly boxes: number;
  readonly cases: number;
}

/** Shared by the coach and the review. More cases would take too long, and more open boxes always have more cases. */
export const usualReach: Reach = { boxes: 9, cases: 60_000 };

const countBoxes = (open: number): number =>
  Array.from({ length: 13 }, (_, box) => box).filter((box) => isOpen(open, box)).length;

const casesOf = (stage: StagePoints, open: number, upper: number, need: number): number =>
  countCases(needSheets(stage, { open, upper }, need));

const momentOf = (book: Book, state: RunState): StageMoment => ({
  open: openMask(state),
  upper: state.sheet.upper,
  shown: state.sheet.shown,
  rollsLeft: rollsLeft(book, state),
  // Before the first roll there are no dice that could score.
  ...(state.sheet.shown.length > 0 && { scores: pointsNow(book, state) }),
});

/** Plain dice, and charms with the same effect in every round. */
const isExactStage = (book: Book, state: RunState): boolean =>
  diceOf(state).every((kind) => behaviour(book, kind) === plainDie) && isSteadyStage(book, state);

const estimateFor = (book: Book, stage: StagePoints): Estimate => estimateOf(stage, plainTray(book));

const pointsOutlook = (
  book: Book,
  state: RunState,
  stage: StagePoints,
  progress?: (share: number) => void,
): { outlook: BoxWorth; exact: boolean } => {
  const open = openMask(state);
  if (!isExactStage(book, state)) return { outlook: towardsPoints(estimateFor(book, stage), open), exact: false };
  const whole = state.sheet.inPlay.reduce((mask, box) => mask | (1 << box), 0);
  return { outlook: forPoints(solvedFor(stage, { open: whole, upper: 0 }, progress), open), exact: true };
};

const targetOutlook = (
  book: Book,
  state: RunState,
  stage: StagePoints,
  { boxes, cases }: Reach,
  progress?: (share: number) => void,
): { outlook: BoxWorth; exact: boolean } => {
  const { open, upper } = momentOf(book, state);
  const need = target(state) - state.sheet.score;
  if (need <= 0) return { outlook: () => 1, exact: true };
  const exact = isExactStage(book, state) && countBoxes(open) <= boxes && casesOf(stage, open, upper, need) <= cases;
  if (!exact) return { outlook: towardsTarget(estimateFor(book, stage), open, need), exact };
  const solved = targetFor(stage, { open, upper }, need, progress);
  return { outlook: (box, gained, sum) => solved.chance(open ^ (1 << box), sum, need - gained), exact };
};

/** What ending the stage now pays in total, and what it pays at the end if every remaining round takes one roll. */
const metPay = (book: Book, state: RunState): CoachAdvice["met"] =>
  state.sheet.score < target(state) || state.config.challenge === "purist" ? null : endingPay(book, state);

/** Once the target is met every option reaches it, and unused rolls pay: boxes come first. */
const boxesFirst = (options: readonly DiceOption[]): readonly DiceOption[] => [
  ...options.filter(({ kind }) => kind !== "roll"),
  ...options.filter(({ kind }) => kind === "roll"),
];

/** Called in the middle of a round; the first call for a stage takes the time of solving it. */
export const advise = (
  book: Book,
  state: RunState,
  aim: CoachAim,
  { progress, reach = usualReach }: { readonly progress?: (share: number) => void; readonly reach?: Reach } = {},
): CoachAdvice => {
  const plain = stagePoints(book, state);
  const { outlook, exact } =
    aim === "points" ? pointsOutlook(book, state, plain, progress) : targetOutlook(book, state, plain, reach, progress);
  const options = optionsAt(roundPoints(book, state, plain), momentOf(book, state), outlook);
  const met = metPay(book, state);
  return { aim, exact, met, options: met !== null && aim === "target" ? boxesFirst(options) : options };
};

export const moveOf = (option: DiceOption): RunMove =>
  option.kind === "roll" ? { kind: "roll", keep: option.keep } : { kind: option.kind, category: option.category };

/** Once the target is met, the stage is ended as soon as playing on pays no more, whatever the coach rates by. */
export const hintMove = ({ met, options }: CoachAdvice): RunMove | undefined => {
  if (met !== null && met.cashIn >= met.playOn) return { kind: "cash-in" };
  const best = options[0];
  return best === undefined ? undefined : moveOf(best);
};

/** The review's marks, preceded by the grade of a move without a mark. */
export type DecisionGrade = "perfect" | "good" | Mark;

export interface Graded {
  readonly grade: DecisionGrade;
  /** What the move gave away: points, or chance. */
  readonly lost: number;
}

/** The thresholds of the marks: chances of the target as they are, points as parts of the best option's worth. */
export const marksFrom: Readonly<Record<CoachAim, Readonly<Record<Mark, number>>>> = {
  target: { slip: 0.01, mistake: 0.03, blunder: 0.08 },
  points: { slip: 0.005, mistake: 0.02, blunder: 0.05 },
};

/** Smaller differences are rounding. */
const nothing = 1e-6;

const sameFaces = (
  shown: readonly number[],
  kinds: readonly string[],
  a: readonly number[],
  b: readonly number[],
): boolean => {
  const key = (keep: readonly number[]) =>
    keep
      .map((die) => `${kinds[die]} ${shown[die]}`)
      .sort()
      .join();
  return key(a) === key(b);
};

/** Keeping equal dice is the same option, whichever of them are kept. */
export const isOption = (state: RunState, option: DiceOption, move: RunMove): boolean => {
  if (option.kind === "roll")
    return move.kind === "roll" && sameFaces(state.sheet.shown, state.dice, option.keep, move.keep);
  return move.kind === option.kind && move.category === option.category;
};

/** Undefined for moves that are not options, such as consumables. */
export const gradeMove = (state: RunState, { aim, options }: CoachAdvice, move: RunMove): Graded | undefined => {
  const chosen = options.find((option) => isOption(state, option, move));
  const best = options[0];
  if (chosen === undefined || best === undefined) return undefined;
  const lost = best.worth - chosen.worth;
  const size = aim === "target" ? lost : lost / Math.max(Math.abs(best.worth), Number.MIN_VALUE);
  const grade = size <= nothing ? "perfect" : (markFrom(marksFrom[aim], size) ?? "good");
  return { grade, lost };
};
