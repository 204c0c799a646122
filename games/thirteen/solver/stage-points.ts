/** A run's stage as the solver sees it: its own dice, levels and charms, by the rules' own scoring. */
import { type Category, categories, diceCount, faceOf } from "../rules/categories.ts";
import { scratchesFreely } from "../rules/config.ts";
import { type Bends, type Book, type Die, plainDie } from "../rules/items.ts";
import { bendsOf, type Loadout, type Reading, readThrow, scoreBonus, scoreBox, scoreReading } from "../rules/score.ts";
import { charmsOf, diceOf, firstLockable, loadoutOf, rollsOf, twistNow } from "../rules/stage.ts";
import type { RunState } from "../rules/state.ts";
import { isSteady, type Moment } from "../rules/triggers.ts";
import type { BoxPoints, StagePoints } from "./points.ts";
import { type Tray, type TrayTables, trayOf } from "./tray.ts";

/** A die whose scoring is a plain die's, as a Gold Die's is, is one here. */
export const behaviour = (book: Book, kind: string): string => {
  const { sides, opens, standsFor, pips, mult, xmult, points } = book.die(kind);
  const plain = book.die(plainDie);
  const special = [opens, standsFor, pips, mult, xmult, points].some((hook) => hook !== undefined);
  return !special && sides.every((side, i) => side === plain.sides[i]) ? plainDie : kind;
};

const trayFor = (book: Book, state: RunState): Tray =>
  trayOf(
    diceOf(state).map((kind, place) => {
      const name = behaviour(book, kind);
      const { sides, opens } = book.die(name);
      return { name, sides, opens, lockable: place >= firstLockable(state) };
    }),
  );

/** Five plain dice, of which the first so many cannot be locked. */
export const plainTray = (book: Book, loose = 0): Tray => {
  const { sides } = book.die(plainDie);
  return trayOf(Array.from({ length: diceCount }, (_, place) => ({ name: plainDie, sides, lockable: place >= loose })));
};

/** How the throws of a tray read in one box; of charms only those that bend its rules matter. */
interface BoxReadings {
  /** Full states in which the box is valid. */
  readonly valid: Int32Array;
  /** A box's score hangs on its base, the faces and the dice that count, so throws alike in them are scored once. */
  readonly distinct: readonly Reading[];
  /** Which of the distinct readings each valid state has. */
  readonly which: Int32Array;
  /** Base pips for the upper sum in each of those. */
  readonly pips: Int32Array;
  readonly mostPips: number;
}

const readBox = (dice: readonly Die[], tray: TrayTables, category: Category, bends: Bends): BoxReadings => {
  const valid: number[] = [];
  const which: number[] = [];
  const distinct: Reading[] = [];
  const numbers = new Map<string, number>();
  const everyDieIsPlain = dice.every(({ id }) => id === plainDie);
  for (const [state, shown] of tray.shown.entries()) {
    const reading = readThrow(dice, shown, category, bends);
    if (reading.base === 0) continue;
    const key = `${reading.base} ${reading.faces.join("")} ${everyDieIsPlain ? "" : reading.counting.join("")}`;
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

const readings = new WeakMap<TrayTables, Map<string, readonly BoxReadings[]>>();

/** Kept by the tray, whose dice are known by name, and by whether they bring pips of their own. */
const readingsOf = (book: Book, tray: TrayTables, bends: Bends): readonly BoxReadings[] => {
  const ofTray = readings.get(tray) ?? new Map<string, readonly BoxReadings[]>();
  readings.set(tray, ofTray);
  const dice = tray.dice.map(({ name }) => book.die(name));
  const key = JSON.stringify([bends, dice.some(({ pips }) => pips !== undefined)]);
  const known = ofTray.get(key);
  if (known !== undefined) return known;
  const made = categories.map((category) => readBox(dice, tray, category, bends));
  ofTray.set(key, made);
  return made;
};

const boxesFor = (book: Book, loadout: Loadout, tray: Tray): readonly BoxPoints[] => {
  const onTray = { ...loadout, dice: tray.dice.map(({ name }) => name) };
  return readingsOf(book, tray.tables, bendsOf(book, loadout.charms)).map(
    ({ valid, distinct, which, pips, mostPips }, box): BoxPoints => {
      const category = categories[box] ?? "chance";
      const totals = distinct.map((reading) => scoreReading(book, onTray, category, reading).total);
      const points = new Float64Array(which.length);
      for (let i = 0; i < points.length; i++) points[i] = totals[which[i] as number] as number;
      return { valid, points, pips, mostPips };
    },
  );
};

const pointsWith = (book: Book, state: RunState, change: Pick<Loadout, "stamp" | "moment">): StagePoints => {
  const tray = trayFor(book, state);
  const loadout = { ...loadoutOf(book, state), ...change };
  return {
    tray,
    boxes: boxesFor(book, loadout, tray),
    bonus: scoreBonus(book, loadout).total,
    rolls: rollsOf(book, state),
    freeScratch: scratchesFreely(state.config),
  };
};

/** Whether every round of the stage scores alike, so that solving it is exact. */
export const isSteadyStage = (book: Book, state: RunState): boolean =>
  twistNow(state)?.kind !== "short-rounds" && charmsOf(book, state).every(({ charm }) => isSteady(charm.per));

/** The rounds to come with everything the run has, and what is usual where charms hang on the moment. */
export const stagePoints = (book: Book, state: RunState): StagePoints =>
  pointsWith(book, state, { stamp: 1, moment: { ...loadoutOf(book, state).moment, ahead: true } });

/** Dice that usually stay in the last roll of a round. */
const usuallyKept = 3;

/** This round, when its rolls are used up: its own moment and the Double Stamp that waits for its box. */
export const roundPoints = (book: Book, state: RunState, ahead: StagePoints): StagePoints => {
  if (state.sheet.stamp === 1 && isSteadyStage(book, state)) return ahead;
  const { moment, stamp } = loadoutOf(book, state);
  const last: Moment = { ...moment, rolled: moment.rolls, kept: usuallyKept };
  return pointsWith(book, state, { stamp, moment: last });
};

/** What every box gives right now, by number. */
export const pointsNow = (book: Book, state: RunState): readonly number[] => {
  const loadout = loadoutOf(book, state);
  return categories.map((category) => scoreBox(book, loadout, category, state.sheet.shown).total);
};

/** The set of open boxes as a mask. */
export const openMask = (state: RunState): number =>
  state.sheet.inPlay.reduce((mask, box) => (state.sheet.boxes[box] === null ? mask | (1 << box) : mask), 0);
