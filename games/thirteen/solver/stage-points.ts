/** A run's stage in the form used by the solver: its own dice, levels and charms, scored by the rules. */
import { categories, diceCount, faceOf } from "../rules/categories.ts";
import { scratchesFreely } from "../rules/config.ts";
import { type Bends, type Book, type Die, plainDie } from "../rules/items.ts";
import { countingIn, inOrder, throwNumber } from "../rules/plain-throws.ts";
import { basesOf, bendsOf, type Loadout, type Reading, scoreBonus, scoreBox, waysToRead } from "../rules/score.ts";
import { charmsOf, diceOf, firstLockable, loadoutOf, rollsOf, twistNow } from "../rules/stage.ts";
import type { RunState } from "../rules/state.ts";
import { totalsOf } from "../rules/totals.ts";
import { isSteady, type ScoringMoment } from "../rules/triggers.ts";
import type { BoxPoints, StagePoints } from "./points.ts";
import { recentlyMade } from "./recent.ts";
import { allBoxes } from "./solve.ts";
import { isOpen } from "./stops.ts";
import { type Tray, type TrayTables, trayOf } from "./tray.ts";

/** A die that scores like a plain one, such as a Gold Die, is treated as plain here. */
export const behaviour = (book: Book, kind: string): string => {
  const { sides, opens, standsFor, pips, mult, xmult, points } = book.die(kind);
  const plain = book.die(plainDie);
  const special = [opens, standsFor, pips, mult, xmult, points].some((hook) => hook !== undefined);
  return !special && sides.every((side, i) => side === plain.sides[i]) ? plainDie : kind;
};

/** The cache size, the same as for the tray tables. */
const traysKept = 100;
const traysKnown = new WeakMap<Book, (name: string, make: () => Tray) => Tray>();

const trayFor = (book: Book, state: RunState): Tray => {
  const ofBook = traysKnown.get(book) ?? recentlyMade<Tray>(traysKept);
  traysKnown.set(book, ofBook);
  const first = firstLockable(state);
  return ofBook(`${first} ${diceOf(state).join(" ")}`, () =>
    trayOf(
      diceOf(state).map((kind, place) => {
        const name = behaviour(book, kind);
        const { sides, opens } = book.die(name);
        return { name, sides, opens, lockable: place >= first };
      }),
    ),
  );
};

const plainTrays = new WeakMap<Book, Tray[]>();

/** Five plain dice, of which the first ones cannot be locked. */
export const plainTray = (book: Book, loose = 0): Tray => {
  const ofBook = plainTrays.get(book) ?? [];
  plainTrays.set(book, ofBook);
  const { sides } = book.die(plainDie);
  const places = Array.from({ length: diceCount }, (_, place) => place);
  ofBook[loose] ??= trayOf(places.map((place) => ({ name: plainDie, sides, lockable: place >= loose })));
  return ofBook[loose];
};

/** The readings of a tray's throws in one box; of the charms only those that bend its rules matter. */
interface BoxReadings {
  /** Full states in which the box is valid. */
  readonly valid: Int32Array;
  /** The distinct readings: throws that score alike are scored once. */
  readonly distinct: readonly Reading[];
  /** The index of each valid state's reading. */
  readonly which: Int32Array;
  /** Base pips for the upper sum in each of those. */
  readonly pips: Int32Array;
  /** The distinct numbers among those. */
  readonly steps: readonly number[];
}

/** More than any base of five dice that count their pips twice. */
const basesMost = 128;

/** Whether a die adds to its box besides its pips. */
const addsItself = ({ mult, xmult, points }: Die): boolean =>
  mult !== undefined || xmult !== undefined || points !== undefined;

/** What a die contributes when it stands for a face: nothing, its mult, or its points as well. */
const addsAs = ({ points }: Die, reads: number, face: number | undefined): number =>
  face !== undefined && reads !== face ? 0 : points?.faces.includes(reads) === true ? 2 : 1;

const readBoxes = (dice: readonly Die[], tray: TrayTables, bends: Bends): readonly BoxReadings[] => {
  const adding = dice.flatMap((die, place) => (addsItself(die) ? [{ die, place }] : []));
  const drafts = categories.map((category) => ({
    category,
    face: faceOf(category),
    valid: [] as number[],
    which: [] as number[],
    distinct: [] as Reading[],
    numbers: new Map<number, number>(),
  }));
  for (const [state, shown] of tray.shown.entries()) {
    const ways = waysToRead(dice, shown).map((way) => ({ way, bases: basesOf(way, bends), faces: inOrder(way.reads) }));
    for (const [box, { category, face, valid, which, distinct, numbers }] of drafts.entries()) {
      let base = 0;
      let best = ways[0];
      for (const one of ways) {
        const worth = one.bases[box] as number;
        if (worth <= base) continue;
        base = worth;
        best = one;
      }
      if (base === 0 || best === undefined) continue;
      const { reads } = best.way;
      // Throws score alike if their faces, their base and the contributions of special dice are equal.
      let key = throwNumber(best.faces) * basesMost + base;
      for (const { die, place } of adding) key = key * 3 + addsAs(die, reads[place] ?? 0, face);
      let number = numbers.get(key);
      if (number === undefined) {
        number = distinct.push({ base, reads, faces: best.faces, counting: countingIn(category, reads) }) - 1;
        numbers.set(key, number);
      }
      valid.push(state);
      which.push(number);
    }
  }
  return drafts.map(({ category, valid, which, distinct }) => {
    const isUpper = faceOf(category) !== undefined;
    const pips = Int32Array.from(which, (number) => (isUpper ? (distinct[number]?.base ?? 0) : 0));
    return { valid: Int32Array.from(valid), distinct, which: Int32Array.from(which), pips, steps: [...new Set(pips)] };
  });
};

const readings = new WeakMap<TrayTables, Map<string, readonly BoxReadings[]>>();

/** Cached by the tray, whose dice are identified by name, and by the relevant properties of the dice in this book. */
const readingsOf = (book: Book, tray: TrayTables, bends: Bends): readonly BoxReadings[] => {
  const ofTray = readings.get(tray) ?? new Map<string, readonly BoxReadings[]>();
  readings.set(tray, ofTray);
  const dice = tray.dice.map(({ name }) => book.die(name));
  const key = JSON.stringify([bends, dice.map((die) => [die.pips !== undefined, addsItself(die)])]);
  const known = ofTray.get(key);
  if (known !== undefined) return known;
  const made = readBoxes(dice, tray, bends);
  ofTray.set(key, made);
  return made;
};

const nothing: BoxPoints = {
  valid: new Int32Array(),
  points: new Float64Array(),
  pips: new Int32Array(),
  steps: [],
};

/** Only the requested boxes; the others are left as if no throw fitted them. */
const boxesFor = (book: Book, loadout: Loadout, tray: Tray, asked: number): readonly BoxPoints[] => {
  const onTray = { ...loadout, dice: tray.dice.map(({ name }) => name) };
  return readingsOf(book, tray.tables, bendsOf(book, loadout.charms)).map(
    ({ valid, distinct, which, pips, steps }, box): BoxPoints => {
      if (!isOpen(asked, box)) return nothing;
      const category = categories[box] ?? "chance";
      const totals = totalsOf(book, onTray, category, distinct);
      const points = new Float64Array(which.length);
      for (let i = 0; i < points.length; i++) points[i] = totals[which[i] as number] as number;
      return { valid, points, pips, steps };
    },
  );
};

const pointsWith = (
  book: Book,
  state: RunState,
  change: Pick<Loadout, "stamp" | "moment">,
  asked: number,
): StagePoints => {
  const tray = trayFor(book, state);
  const loadout = { ...loadoutOf(book, state), ...change };
  return {
    tray,
    boxes: boxesFor(book, loadout, tray, asked),
    bonus: scoreBonus(book, loadout).total,
    rolls: rollsOf(book, state),
    freeScratch: scratchesFreely(state.config),
  };
};

/** Whether every round of the stage scores alike, so that solving it is exact. */
export const isSteadyStage = (book: Book, state: RunState): boolean =>
  twistNow(state)?.kind !== "short-rounds" && charmsOf(book, state).every(({ charm }) => isSteady(charm.per));

/** The rounds to come with everything the run has, and averages where charms depend on the moment. */
export const stagePoints = (book: Book, state: RunState): StagePoints =>
  pointsWith(book, state, { stamp: 1, moment: { ...loadoutOf(book, state).moment, ahead: true } }, allBoxes);

/** The usual number of dice kept in the last roll of a round. */
const usuallyKept = 3;

/** This round when its rolls are used up: its own moment, and the Double Stamp that applies to its box. */
export const roundPoints = (book: Book, state: RunState, ahead: StagePoints): StagePoints => {
  if (state.sheet.stamp === 1 && isSteadyStage(book, state)) return ahead;
  const { moment, stamp } = loadoutOf(book, state);
  const last: ScoringMoment = { ...moment, rolled: moment.rolls, kept: usuallyKept };
  return pointsWith(book, state, { stamp, moment: last }, openMask(state));
};

/** What every box scores right now, by number. */
export const pointsNow = (book: Book, state: RunState): readonly number[] => {
  const loadout = loadoutOf(book, state);
  return categories.map((category) => scoreBox(book, loadout, category, state.sheet.shown).total);
};

/** The set of open boxes as a mask. */
export const openMask = (state: RunState): number =>
  state.sheet.inPlay.reduce((mask, box) => (state.sheet.boxes[box] === null ? mask | (1 << box) : mask), 0);
