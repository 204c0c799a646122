/** Every option of one decision with its worth: which dice to keep, or which box to take. */
import { bonusAt, type Category, categories, diceCount } from "../rules/categories.ts";
import { type BoxWorth, fillOutlook } from "./outlook.ts";
import type { StagePoints } from "./points.ts";
import { freshRound, lastThrow, oneMoreRoll, type RoundTable, roundTable } from "./round-table.ts";
import { isOpen } from "./stops.ts";
import type { Tray, TrayTables } from "./tray.ts";

export type DiceOption =
  | { readonly kind: "roll"; readonly keep: readonly number[]; readonly worth: number }
  | { readonly kind: "score" | "scratch"; readonly category: Category; readonly worth: number };

/** A moment of a stage: the sheet, what the dice show (nothing before the first roll), and the rolls left. */
export interface StageMoment {
  readonly open: number;
  readonly upper: number;
  readonly shown: readonly number[];
  readonly rollsLeft: number;
  /** What each box scores with the dice shown, if it differs from later in the round. */
  readonly scores?: readonly number[];
}

const keepSets = Array.from({ length: 2 ** diceCount }, (_, set) =>
  Array.from({ length: diceCount }, (_, die) => (set >> die) % 2 === 1),
);

const placesOf = (kept: readonly boolean[]): readonly number[] => kept.flatMap((is, die) => (is ? [die] : []));

const allShown = keepSets.at(-1) ?? [];

/** The index of a throw among the tray's full states. */
export const throwAt = (tray: Tray, shown: readonly number[]): number =>
  tray.stateOf(shown, allShown) - (tray.states - tray.full);

/** The boxes this throw can fill, and scratches where they are allowed. */
const boxOptions = (
  stage: StagePoints,
  { open, upper, shown, scores }: StageMoment,
  outlook: BoxWorth,
): readonly DiceOption[] => {
  const at = throwAt(stage.tray, shown);
  const valid = stage.boxes.flatMap((points, box): readonly DiceOption[] => {
    const i = isOpen(open, box) ? points.valid.indexOf(at) : -1;
    if (i < 0) return [];
    const sum = upper + (points.pips[i] ?? 0);
    const gained = (scores?.[box] ?? points.points[i] ?? 0) + (sum >= bonusAt && upper < bonusAt ? stage.bonus : 0);
    const category = categories[box] ?? "chance";
    return [{ kind: "score", category, worth: outlook(box, gained, Math.min(sum, bonusAt)) }];
  });
  if (valid.length > 0 && !stage.freeScratch) return valid;
  const scratches = categories.flatMap((category, box): readonly DiceOption[] =>
    isOpen(open, box) ? [{ kind: "scratch", category, worth: outlook(box, 0, upper) }] : [],
  );
  return [...valid, ...scratches];
};

/** Keeps of equal dice are equivalent; the first of them is listed. */
const keepOptions = (tray: Tray, keep: Float64Array, shown: readonly number[]): readonly DiceOption[] => {
  const seen = new Set<number>();
  return keepSets.flatMap((kept): readonly DiceOption[] => {
    if (kept.every(Boolean) || kept.some((is, place) => is && !tray.isLockable(place))) return [];
    const state = tray.stateOf(shown, kept);
    if (seen.has(state)) return [];
    seen.add(state);
    return [{ kind: "roll", keep: placesOf(kept), worth: keep[state] ?? 0 }];
  });
};

const tables = new WeakMap<TrayTables, RoundTable>();

/** Scratch memory for a tray, shared by all decisions with it. */
export const tableFor = (tray: Tray): RoundTable => {
  const known = tables.get(tray.tables);
  if (known !== undefined) return known;
  const table = roundTable(tray.tables);
  tables.set(tray.tables, table);
  return table;
};

/** A completely solved round: all its throws use the same table. */
export interface RoundAhead {
  readonly stage: StagePoints;
  readonly open: number;
  readonly upper: number;
  readonly outlook: BoxWorth;
  /** The worth of every keep, with one roll left first. */
  readonly keeps: readonly Float64Array[];
}

export const lookAhead = (
  stage: StagePoints,
  { open, upper, rollsLeft }: Omit<StageMoment, "shown">,
  outlook: BoxWorth,
): RoundAhead => {
  const table = tableFor(stage.tray);
  fillOutlook(stage, table, open, upper, outlook);
  lastThrow(table);
  const keeps = Array.from({ length: rollsLeft }, () => {
    oneMoreRoll(table);
    return table.keep.slice();
  });
  return { stage, open, upper, outlook, keeps };
};

/** All options, the best first; among equals, a box before a roll and the earlier before the later. */
export const optionsIn = (
  ahead: RoundAhead,
  { shown, rollsLeft, scores }: Pick<StageMoment, "shown" | "rollsLeft" | "scores">,
): readonly DiceOption[] => {
  const { stage, open, upper, outlook, keeps } = ahead;
  const keep = keeps[rollsLeft - 1];
  const rolls = keep === undefined ? [] : keepOptions(stage.tray, keep, shown);
  const boxes = boxOptions(stage, { open, upper, shown, rollsLeft, ...(scores !== undefined && { scores }) }, outlook);
  return [...boxes, ...rolls].toSorted((a, b) => b.worth - a.worth);
};

export const optionsAt = (stage: StagePoints, moment: StageMoment, outlook: BoxWorth): readonly DiceOption[] => {
  const { open, upper, shown, rollsLeft } = moment;
  if (shown.length > 0) return optionsIn(lookAhead(stage, moment, outlook), moment);
  const table = tableFor(stage.tray);
  fillOutlook(stage, table, open, upper, outlook);
  return [{ kind: "roll", keep: [], worth: freshRound(table, rollsLeft) }];
};
