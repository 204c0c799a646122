/** A run's stage as the solver sees it: its own dice, levels and charms, by the rules' own scoring. */
import { type Category, categories, diceCount, faceOf } from "../rules/categories.ts";
import { scratchesFreely } from "../rules/config.ts";
import { type Book, type Die, plainDie } from "../rules/items.ts";
import { type Reading, readThrow, scoreBonus, scoreReading } from "../rules/score.ts";
import { firstLockable, rollsOf } from "../rules/stage.ts";
import { loadoutOf, type RunState } from "../rules/state.ts";
import { type BoxPoints, boxPoints, type StagePoints } from "./points.ts";
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

interface TrayReadings {
  readonly kinds: readonly string[];
  readonly byBox: readonly (readonly Reading[])[];
}

/** How every throw of a tray reads in every box, which no charm changes. */
const readings = new WeakMap<Book, WeakMap<TrayTables, TrayReadings>>();

const readingsOf = (book: Book, tray: TrayTables): TrayReadings => {
  const ofBook = readings.get(book) ?? new WeakMap<TrayTables, TrayReadings>();
  readings.set(book, ofBook);
  const known = ofBook.get(tray);
  if (known !== undefined) return known;
  const kinds = tray.dice.map(({ name }) => name);
  const dice = kinds.map((kind) => book.die(kind));
  const byBox = categories.map((category) => tray.shown.map((shown) => readThrow(dice, shown, category)));
  const made = { kinds, byBox };
  ofBook.set(tray, made);
  return made;
};

const xmultOf = (dice: readonly Die[], counting: readonly number[]): number =>
  counting.reduce((product, i) => product * (dice[i]?.xmult ?? 1), 1);

/** The boxes of a stage; `stamp` is on the box of this round alone. */
const boxesFor = (book: Book, state: RunState, tray: Tray, stamp: number): readonly BoxPoints[] => {
  const { kinds, byBox } = readingsOf(book, tray.tables);
  const dice = kinds.map((kind) => book.die(kind));
  const loadout = { ...loadoutOf(state), dice: kinds, stamp };
  const boxFor = (category: Category, box: number): BoxPoints => {
    // A box's score hangs on its base and its dice's xmult alone, so few of the throws need scoring.
    const totals = new Map<number, number>();
    return boxPoints(tray, (_shown, at) => {
      const reading = byBox[box]?.[at];
      if (reading === undefined || reading.base === 0) return { points: 0, pips: 0 };
      const key = reading.base * 64 + xmultOf(dice, reading.counting);
      const points = totals.get(key) ?? scoreReading(book, loadout, category, reading).total;
      totals.set(key, points);
      return { points, pips: faceOf(category) === undefined ? 0 : reading.base };
    });
  };
  return categories.map(boxFor);
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
