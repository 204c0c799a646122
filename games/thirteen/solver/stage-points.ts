/** A run's stage as the solver sees it: its own dice, levels and charms, by the rules' own scoring. */
import { type Category, categories, diceCount, faceOf } from "../rules/categories.ts";
import { scratchesFreely } from "../rules/config.ts";
import { type Book, type Die, plainDie } from "../rules/items.ts";
import { type Reading, readThrow, scoreBonus, scoreReading } from "../rules/score.ts";
import { firstLockable, rollsOf } from "../rules/stage.ts";
import { loadoutOf, type RunState } from "../rules/state.ts";
import type { BoxPoints, StagePoints } from "./points.ts";
import { type Tray, type TrayTables, trayOf } from "./tray.ts";

/** A die whose scoring is a plain die's, as a Gold Die's is, is one here. */
export const behaviour = (book: Book, kind: string): string => {
  const die = book.die(kind);
  const plain = book.die(plainDie);
  const same = die.sides.every((side, i) => side === plain.sides[i]);
  return same && die.standsFor === undefined && die.pips === undefined && die.xmult === undefined ? plainDie : kind;
};

const trayFor = (book: Book, state: RunState): Tray =>
  trayOf(
    state.dice.map((kind, place) => {
      const name = behaviour(book, kind);
      return { name, sides: book.die(name).sides, lockable: place >= firstLockable(state) };
    }),
  );

/** Five plain dice, of which the first so many cannot be locked. */
export const plainTray = (book: Book, loose = 0): Tray => {
  const { sides } = book.die(plainDie);
  return trayOf(Array.from({ length: diceCount }, (_, place) => ({ name: plainDie, sides, lockable: place >= loose })));
};

/** How the throws of a tray read in one box, which no charm changes. */
interface BoxReadings {
  /** Full states in which the box is valid. */
  readonly valid: Int32Array;
  /** A box's score hangs on its base and the dice that count alone, so few of the throws need scoring. */
  readonly distinct: readonly Reading[];
  /** Which of the distinct readings each valid state has. */
  readonly which: Int32Array;
  /** Base pips for the upper sum in each of those. */
  readonly pips: Int32Array;
  readonly mostPips: number;
}

const readBox = (dice: readonly Die[], tray: TrayTables, category: Category): BoxReadings => {
  const valid: number[] = [];
  const which: number[] = [];
  const distinct: Reading[] = [];
  const numbers = new Map<string, number>();
  for (const [state, shown] of tray.shown.entries()) {
    const reading = readThrow(dice, shown, category);
    if (reading.base === 0) continue;
    const key = `${reading.base} ${reading.counting.join("")}`;
    const number = numbers.get(key) ?? distinct.push(reading) - 1;
    numbers.set(key, number);
    valid.push(state);
    which.push(number);
  }
  const isUpper = faceOf(category) !== undefined;
  const pips = Int32Array.from(which, (number) => (isUpper ? (distinct[number]?.base ?? 0) : 0));
  const mostPips = pips.reduce((most, some) => Math.max(most, some), 0);
  return { valid: Int32Array.from(valid), distinct, which: Int32Array.from(which), pips, mostPips };
};

const readings = new WeakMap<Book, WeakMap<TrayTables, readonly BoxReadings[]>>();

const readingsOf = (book: Book, tray: TrayTables): readonly BoxReadings[] => {
  const ofBook = readings.get(book) ?? new WeakMap<TrayTables, readonly BoxReadings[]>();
  readings.set(book, ofBook);
  const known = ofBook.get(tray);
  if (known !== undefined) return known;
  const dice = tray.dice.map(({ name }) => book.die(name));
  const made = categories.map((category) => readBox(dice, tray, category));
  ofBook.set(tray, made);
  return made;
};

/** The boxes of a stage; `stamp` is on the box of this round alone. */
const boxesFor = (book: Book, state: RunState, tray: Tray, stamp: number): readonly BoxPoints[] => {
  const loadout = { ...loadoutOf(state), dice: tray.dice.map(({ name }) => name), stamp };
  return readingsOf(book, tray.tables).map(({ valid, distinct, which, pips, mostPips }, box): BoxPoints => {
    const category = categories[box] ?? "chance";
    const totals = distinct.map((reading) => scoreReading(book, loadout, category, reading).total);
    const points = new Float64Array(which.length);
    for (let i = 0; i < points.length; i++) points[i] = totals[which[i] as number] as number;
    return { valid, points, pips, mostPips };
  });
};

/** The stage with everything the run has; the Double Stamp waiting for this round's box is left out unless asked for. */
export const stagePoints = (book: Book, state: RunState, stamp = 1): StagePoints => {
  const tray = trayFor(book, state);
  return {
    tray,
    boxes: boxesFor(book, state, tray, stamp),
    bonus: scoreBonus(book, loadoutOf(state)).total,
    rolls: rollsOf(book, state),
    freeScratch: scratchesFreely(state.config),
  };
};

/** The set of open boxes as a mask. */
export const openMask = (state: RunState): number =>
  state.sheet.inPlay.reduce((mask, box) => (state.sheet.boxes[box] === null ? mask | (1 << box) : mask), 0);
