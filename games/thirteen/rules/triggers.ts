/**
 * Triggers of charms: how often each is met when a box is scored. A steady trigger depends on the box, its dice and
 * what is constant during a stage; the others depend on the moment, and give an average for the boxes to come.
 */
import { categories, sectionOf } from "./categories.ts";
import type { ScoredBox } from "./scored-box.ts";

/** The situation of a stage when a box is scored. */
export interface ScoringMoment {
  readonly round: number;
  readonly rounds: number;
  /** Rolls made in this round, and the maximum. */
  readonly rolled: number;
  readonly rolls: number;
  /** Dice that were kept in the last roll. */
  readonly kept: number;
  readonly scratches: number;
  /** Consumables used in this stage. */
  readonly used: number;
  /** The box filled in the round before, by number. */
  readonly before: number | null;
  /** The open boxes, by number, this one included. */
  readonly open: readonly number[];
  readonly purse: number;
  /** Dollars spent in the last shop. */
  readonly spent: number;
  readonly emptySlots: number;
  /** The sum of the levels of all sections. */
  readonly levels: number;
  /** The lowest and the highest level of a section. */
  readonly lowestLevel: number;
  readonly highestLevel: number;
  readonly boss: boolean;
  /** Unused rolls of this stage so far. */
  readonly unused: number;
  readonly plainDice: number;
  readonly specialDice: number;
  /** Whether this is a future box, for which only averages are known. */
  readonly ahead: boolean;
}

/** The numbers in the triggers, which their texts mention too. */
export const triggerData = {
  dollars: 5,
  dollarsMost: 10,
  spent: 5,
  spentMost: 6,
  levels: 4,
  lastRounds: 3,
  small: 12,
  low: [1, 2],
  high: 6,
  unusedMost: 10,
  poor: 3,
  fee: 1,
} as const;

interface TriggerHook {
  /** Whether it depends on the dice and the box, and on nothing else. */
  readonly onDice?: true;
  readonly times: (box: ScoredBox, moment: ScoringMoment, own: number) => number;
  /** Its average over the boxes to come; only if it depends on the moment. */
  readonly usually?: (moment: ScoringMoment, own: number) => number;
}

const countOf = (faces: readonly number[], face: number): number => faces.filter((one) => one === face).length;
const once = (is: boolean): number => (is ? 1 : 0);
const different = (faces: readonly number[]): number => new Set(faces).size;

const isLastOfSection = ({ category, section }: ScoredBox, { open }: ScoringMoment): boolean =>
  category !== undefined &&
  open.every((box) => categories[box] === category || sectionOf[categories[box] ?? "chance"] !== section);

const triggers = {
  "stage-held": { times: (_box, _moment, own) => 1 + own },
  growth: { times: (_box, _moment, own) => own, usually: (_moment, own) => own },
  remaining: {
    times: (_box, _moment, own) => own,
    usually: ({ open }, own) => Math.max(own / 2, own - open.length / 2),
  },
  "charms-left": { times: (_box, _moment, own) => own },
  leftmost: { times: (_box, _moment, own) => own },
  "common-charm": { times: (_box, _moment, own) => own },
  "lowest-level": { times: (_box, { lowestLevel }) => lowestLevel },
  "highest-level": { times: (_box, { highestLevel }) => highestLevel },
  "plain-die": { times: (_box, { plainDice }) => plainDice },
  "special-die": { times: (_box, { specialDice }) => specialDice },
  poor: {
    times: (_box, { purse }) => once(purse <= triggerData.poor),
    usually: ({ purse }) => once(purse <= triggerData.poor),
  },
  fee: {
    times: ({ category }, { purse }) => once(category !== undefined && purse >= triggerData.fee),
    usually: ({ purse, open }) => Math.min(1, purse / Math.max(1, triggerData.fee * open.length)),
  },
  unused: {
    times: (_box, { unused }) => Math.min(triggerData.unusedMost, unused),
    usually: ({ unused }) => Math.min(triggerData.unusedMost, unused + 3),
  },
  filled: {
    times: (_box, { open, rounds }) => rounds - open.length,
    usually: ({ open, rounds }) => rounds - open.length / 2,
  },
  "first-box": {
    times: ({ category }, { open, rounds }) => once(category !== undefined && open.length === rounds),
    usually: ({ open, rounds }) => (open.length === rounds ? 1 / rounds : 0),
  },
  "same-section": {
    times: ({ category, section }, { before }) =>
      once(category !== undefined && before !== null && sectionOf[categories[before] ?? "chance"] === section),
    usually: () => 0.4,
  },
  "other-section": {
    times: ({ category, section }, { before }) =>
      once(category !== undefined && before !== null && sectionOf[categories[before] ?? "chance"] !== section),
    usually: () => 0.6,
  },
  pair: {
    onDice: true,
    times: ({ faces }) => [1, 2, 3, 4, 5, 6].reduce((pairs, face) => pairs + Math.floor(countOf(faces, face) / 2), 0),
  },
  "all-different": { onDice: true, times: ({ faces }) => once(different(faces) === 5) },
  "all-even": { onDice: true, times: ({ faces }) => once(faces.length > 0 && faces.every((face) => face % 2 === 0)) },
  "all-odd": { onDice: true, times: ({ faces }) => once(faces.length > 0 && faces.every((face) => face % 2 === 1)) },
  "high-face": { onDice: true, times: ({ faces }) => countOf(faces, triggerData.high) },
  "low-face": {
    onDice: true,
    times: ({ faces }) => faces.filter((face) => triggerData.low.some((low) => low === face)).length,
  },
  "five-equal": { onDice: true, times: ({ faces }) => once(faces.length > 0 && different(faces) === 1) },
  "small-box": {
    onDice: true,
    times: ({ base, category }) => once(category !== undefined && base <= triggerData.small),
  },
  boss: { times: (_box, { boss }) => once(boss) },
  "empty-slot": { times: (_box, { emptySlots }) => emptySlots },
  "bare-slot": { times: (_box, { emptySlots }) => emptySlots + 1 },
  level: { times: (_box, { levels }) => Math.floor(levels / triggerData.levels) },
  spent: { times: (_box, { spent }) => Math.min(triggerData.spentMost, Math.floor(spent / triggerData.spent)) },
  dollars: {
    times: (_box, { purse }) => Math.min(triggerData.dollarsMost, Math.floor(purse / triggerData.dollars)),
    usually: ({ purse }) => Math.min(triggerData.dollarsMost, Math.floor(purse / triggerData.dollars)),
  },
  "first-roll": { times: (_box, { rolled }) => once(rolled === 1), usually: () => 0.25 },
  "last-roll": { times: (_box, { rolled, rolls }) => once(rolled >= rolls), usually: () => 0.6 },
  "kept-die": { times: (_box, { kept }) => kept, usually: () => 2.5 },
  scratch: { times: (_box, { scratches }) => scratches, usually: ({ scratches }) => scratches + 0.5 },
  spotless: {
    times: (_box, { scratches }) => once(scratches === 0),
    usually: ({ scratches }) => (scratches === 0 ? 0.75 : 0),
  },
  downward: {
    times: ({ category }, { before }) =>
      once(category !== undefined && before !== null && categories.indexOf(category) > before),
    usually: () => 0.5,
  },
  "section-end": { times: (box, moment) => once(isLastOfSection(box, moment)), usually: () => 0.3 },
  "odd-round": { times: (_box, { round }) => once(round % 2 === 1), usually: () => 0.5 },
  "even-round": { times: (_box, { round }) => once(round % 2 === 0), usually: () => 0.5 },
  used: { times: (_box, { used }) => used, usually: ({ used }) => used + 0.5 },
  "last-rounds": {
    times: (_box, { round, rounds }) => once(round > rounds - triggerData.lastRounds),
    usually: ({ rounds }) => triggerData.lastRounds / rounds,
  },
} as const satisfies Readonly<Record<string, TriggerHook>>;

export type Trigger = keyof typeof triggers;
const hooks: Readonly<Record<Trigger, TriggerHook>> = triggers;

/** Whether it is met alike during the whole stage, so that a stage can be solved exactly. */
export const isSteady = (trigger: Trigger | undefined): boolean =>
  trigger === undefined || hooks[trigger].usually === undefined;

/** Whether the same throw meets it alike in every stage and round. */
export const hangsOnDice = (trigger: Trigger): boolean => hooks[trigger].onDice === true;

/** Whether it may be met more than once in a box. */
export const countsUp = (trigger: Trigger | undefined): boolean =>
  trigger !== undefined && counting.some((one) => one === trigger);

const counting = [
  "stage-held",
  "growth",
  "remaining",
  "charms-left",
  "common-charm",
  "lowest-level",
  "highest-level",
  "plain-die",
  "special-die",
  "unused",
  "filled",
  "pair",
  "high-face",
  "low-face",
  "empty-slot",
  "bare-slot",
  "level",
  "spent",
  "dollars",
  "kept-die",
  "scratch",
  "used",
] as const satisfies readonly Trigger[];

/**
 * The upper bonus depends on no box and no moment: only effects that always apply, or that count the stages held,
 * affect it.
 */
export const timesOf = (trigger: Trigger | undefined, box: ScoredBox, moment: ScoringMoment, own: number): number => {
  if (trigger === undefined) return 1;
  const { times, usually } = hooks[trigger];
  if (box.category === undefined && usually !== undefined) return 0;
  return moment.ahead && usually !== undefined ? usually(moment, own) : times(box, moment, own);
};
