/**
 * The Perfect player: what every option of a decision is worth, which is best, and how good a move was. Exact for plain
 * dice with any levels and charms; an estimate with special dice, and for targets while many boxes are open.
 */
import { type Mark, markFrom } from "@turnlight/kernel";
import { type Book, plainDie } from "../rules/items.ts";
import { diceOf, rollsLeft, rollsOf, target } from "../rules/stage.ts";
import { payOf } from "../rules/stage-end.ts";
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
  /** Once the target is met: what ending the stage pays, and what playing on with one roll a round does. */
  readonly met: { readonly cashIn: number; readonly playOn: number } | null;
}

/** How far the chance of a target is solved exactly: so many open boxes, and so many cases to be looked at. */
export interface Reach {
  readonly boxes: number;
  readonly cases: number;
}

/**
 * For the coach beside a run and for the review of it alike. More cases would keep a player waiting, and with more boxes open
 * there always are more.
 */
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
  // Before the first roll nothing is shown that could score.
  ...(state.sheet.shown.length > 0 && { scores: pointsNow(book, state) }),
});

/** Plain dice, and charms that give the same in every round. */
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

/** What ending the stage now pays in all, and what it pays in the end when every round left takes one roll. */
const metPay = (book: Book, state: RunState): CoachAdvice["met"] => {
  const { sheet, config } = state;
  if (sheet.score < target(state) || config.challenge === "purist") return null;
  const whole = (of: RunState): number => Object.values(payOf(book, of)).reduce((sum, part) => sum + part, 0);
  const open = sheet.inPlay.filter((box) => sheet.boxes[box] === null).length;
  const spared = rollsOf(book, state) - Math.max(1, sheet.rolled) + (open - 1) * (rollsOf(book, state) - 1);
  const done = { ...sheet, unused: sheet.unused + Math.max(0, spared), boxes: sheet.boxes.map((box) => box ?? 0) };
  return { cashIn: whole(state), playOn: whole({ ...state, sheet: done }) };
};

/** Once the target is met every option reaches it, and the rolls that are left unused pay: boxes come first. */
const boxesFirst = (options: readonly DiceOption[]): readonly DiceOption[] => [
  ...options.filter(({ kind }) => kind !== "roll"),
  ...options.filter(({ kind }) => kind === "roll"),
];

/** Asked in the middle of a round; the first question about a stage takes the time of solving it. */
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

/** Who plays for the target ends the stage once playing on pays no more. */
export const hintMove = ({ aim, met, options }: CoachAdvice): RunMove | undefined => {
  if (aim === "target" && met !== null && met.cashIn >= met.playOn) return { kind: "cash-in" };
  const best = options[0];
  return best === undefined ? undefined : moveOf(best);
};

/** The house's marks, and before them what has none. */
export type DecisionGrade = "perfect" | "good" | Mark;

export interface Graded {
  readonly grade: DecisionGrade;
  /** What the move gave away: points, or chance. */
  readonly lost: number;
}

/** From how much on a decision has each mark: chances of the target as they are, points as parts of the best option's worth. */
export const marksFrom: Readonly<Record<CoachAim, Readonly<Record<Mark, number>>>> = {
  target: { slip: 0.01, mistake: 0.03, blunder: 0.08 },
  points: { slip: 0.005, mistake: 0.02, blunder: 0.05 },
};

/** Less is rounding. */
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

/** Nothing for moves that are no option, as consumables. */
export const gradeMove = (state: RunState, { aim, options }: CoachAdvice, move: RunMove): Graded | undefined => {
  const chosen = options.find((option) => isOption(state, option, move));
  const best = options[0];
  if (chosen === undefined || best === undefined) return undefined;
  const lost = best.worth - chosen.worth;
  const size = aim === "target" ? lost : lost / Math.max(Math.abs(best.worth), Number.MIN_VALUE);
  const grade = size <= nothing ? "perfect" : (markFrom(marksFrom[aim], size) ?? "good");
  return { grade, lost };
};
