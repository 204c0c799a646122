/** What every open box would score now, exactly as scoring computes it. */
import { bonusAt, type Category, faceOf, isFixed } from "./categories.ts";
import { scratchesFreely } from "./config.ts";
import type { Book } from "./items.ts";
import { type BoxScore, type Reading, readDice, type ScoreStep, scoreBonus, scoreReading, stepsOf } from "./score.ts";
import { loadoutOf } from "./stage.ts";
import { openBoxes, type RunState } from "./state.ts";

export interface BoxPreview {
  readonly category: Category;
  /** Open and worth more than 0: it is highlighted. */
  readonly valid: boolean;
  /** The score of the box. */
  readonly score: BoxScore;
  /** The contributions, in the order in which they are counted. */
  readonly steps: readonly ScoreStep[];
  /** The upper bonus, if this box would reach it. */
  readonly bonus: BoxScore | null;
  /** Base pips for the upper sum. */
  readonly pips: number;
  /** The dice that count in this box. */
  readonly counting: readonly number[];
  /** What each die adds to the base, in their order; empty in a box with fixed points. */
  readonly pipsByDie: readonly { readonly die: number; readonly pips: number }[];
}

/** In boxes that sum pips, the pips of each die that counts. */
const pipsByDieOf = (book: Book, dice: readonly string[], category: Category, { reads, counting }: Reading) =>
  isFixed(category)
    ? []
    : counting.map((die) => {
        const face = reads[die] ?? 0;
        return { die, pips: book.die(dice[die] ?? "").pips?.(face) ?? face };
      });

export const previewBox = (book: Book, state: RunState, category: Category): BoxPreview => {
  const { shown, upper, bonus } = state.sheet;
  const loadout = loadoutOf(book, state);
  const reading = readDice(book, loadout, shown, category);
  const pips = faceOf(category) === undefined ? 0 : reading.base;
  const reaches = loadout.bonus && bonus === null && upper < bonusAt && upper + pips >= bonusAt;
  return {
    category,
    valid: reading.base > 0,
    score: scoreReading(book, loadout, category, reading),
    steps: stepsOf(book, loadout, category, reading),
    bonus: reaches ? scoreBonus(book, loadout) : null,
    pips,
    counting: reading.counting,
    pipsByDie: pipsByDieOf(book, loadout.dice, category, reading),
  };
};

/** A preview for every open box; none before the first roll of a round. */
export const preview = (book: Book, state: RunState): readonly BoxPreview[] => {
  if (state.phase.kind !== "round" || state.sheet.shown.length === 0) return [];
  return openBoxes(state.sheet).map((category) => previewBox(book, state, category));
};

/** Boxes that may be scratched: after a roll, any open one under free scratch, else only while no box is valid. */
export const scratchable = (book: Book, state: RunState): readonly Category[] => {
  if (state.phase.kind !== "round" || state.sheet.shown.length === 0) return [];
  const open = openBoxes(state.sheet);
  if (scratchesFreely(state.config)) return open;
  const loadout = loadoutOf(book, state);
  return open.some((category) => readDice(book, loadout, state.sheet.shown, category).base > 0) ? [] : open;
};
