/**
 * The dice of a stage as tables. A tray state is what some of the dice show; dice that behave alike are
 * interchangeable, so five plain dice have 462 states (252 with all dice showing) instead of 16,807.
 */
import { type HandTable, handsUpTo } from "./hands.ts";
import { recentlyMade } from "./recent.ts";

/** The behaviour of one die as far as a decision is concerned. */
export interface DieModel {
  /** Dice with the same name are interchangeable. */
  readonly name: string;
  readonly sides: readonly number[];
  /** What it always shows on the first roll of a round. */
  readonly opens?: number | undefined;
  readonly lockable: boolean;
}

export interface TrayTables {
  /** In a canonical order, the same for the same set of dice. */
  readonly dice: readonly DieModel[];
  /** Number of states; those with all dice showing are the last `full`. */
  readonly states: number;
  readonly full: number;
  /** For every state with a die missing: the six states after one more die, equally likely. */
  readonly add: Int32Array;
  /** For every state: the states with one die less, from `subStart[s]` to `subStart[s + 1]`. */
  readonly subStart: Int32Array;
  readonly sub: Int32Array;
  /** Whether some dice may not be kept. */
  readonly loose: boolean;
  /** For every full state: the largest part of it that may be kept. */
  readonly freed: Int32Array;
  /** The probability of each full state after the first roll of a round. */
  readonly odds: Float64Array;
  /** The faces of every full state, in the order of `dice`. */
  readonly shown: readonly (readonly number[])[];
  /** The state in which the kept ones of the dice show these faces. */
  readonly find: (shown: readonly number[], kept: readonly boolean[]) => number;
}

/** The tables, and the place of each die on the table. */
export interface Tray extends TrayTables {
  readonly tables: TrayTables;
  /** The state in which the kept dice, by place, show these faces. */
  readonly stateOf: (shown: readonly number[], kept: readonly boolean[]) => number;
  readonly isLockable: (place: number) => boolean;
}

interface DieGroup {
  readonly sides: readonly number[];
  readonly opens: number | undefined;
  readonly lockable: boolean;
  readonly places: readonly number[];
  readonly hands: HandTable;
  /** A state is the sum of its hands, each times its group's stride. */
  readonly stride: number;
}

const sameKind = (a: DieModel, b: DieModel): boolean => a.name === b.name && a.lockable === b.lockable;

const groupsOf = (dice: readonly DieModel[]): readonly DieGroup[] => {
  let stride = 1;
  return dice.flatMap((die, first) => {
    if (dice.findIndex((other) => sameKind(other, die)) < first) return [];
    const places = dice.flatMap((other, place) => (sameKind(other, die) ? [place] : []));
    const hands = handsUpTo(places.length);
    const group = { sides: die.sides, opens: die.opens, lockable: die.lockable, places, hands, stride };
    stride *= hands.count;
    return [group];
  });
};

const handIn = ({ hands, stride }: DieGroup, raw: number): number => Math.floor(raw / stride) % hands.count;

/** States ordered by the number of dice they show. */
const bySize = (
  groups: readonly DieGroup[],
  count: number,
  most: number,
): { order: Int32Array; rank: Int32Array; sizes: Int32Array } => {
  const sizes = Int32Array.from({ length: count }, (_, raw) =>
    groups.reduce((sum, group) => sum + (group.hands.sizes[handIn(group, raw)] ?? 0), 0),
  );
  const order = new Int32Array(count);
  const rank = new Int32Array(count);
  let next = 0;
  for (let size = 0; size <= most; size++)
    for (let raw = 0; raw < count; raw++) {
      if (sizes[raw] !== size) continue;
      order[next] = raw;
      rank[raw] = next;
      next += 1;
    }
  return { order, rank, sizes };
};

const build = (dice: readonly DieModel[]): TrayTables => {
  const groups = groupsOf(dice);
  const states = groups.reduce((product, { hands }) => product * hands.count, 1);
  const { order, rank, sizes } = bySize(groups, states, dice.length);
  const full = sizes.reduce((sum, size) => (size === dice.length ? sum + 1 : sum), 0);
  const partial = states - full;
  const add = new Int32Array(partial * 6);
  const subStart = new Int32Array(states + 1);
  const sub: number[] = [];
  for (let state = 0; state < states; state++) {
    const raw = order[state] ?? 0;
    const missing = groups.find((group) => (group.hands.sizes[handIn(group, raw)] ?? 0) < group.places.length);
    if (missing !== undefined) {
      const hand = handIn(missing, raw);
      for (const [i, face] of missing.sides.entries())
        add[state * 6 + i] = rank[raw + (missing.hands.plus(hand, face) - hand) * missing.stride] ?? 0;
    }
    for (const group of groups) {
      if (!group.lockable) continue;
      const hand = handIn(group, raw);
      for (const less of group.hands.less[hand] ?? []) sub.push(rank[raw + (less - hand) * group.stride] ?? 0);
    }
    subStart[state + 1] = sub.length;
  }

  const freed = Int32Array.from({ length: full }, (_, i) => {
    const raw = order[partial + i] ?? 0;
    return (
      rank[groups.reduce((left, group) => (group.lockable ? left : left - handIn(group, raw) * group.stride), raw)] ?? 0
    );
  });
  const likely = new Float64Array(states);
  likely[0] = 1;
  for (let state = 0; state < partial; state++) {
    const raw = order[state] ?? 0;
    const next = groups.find((group) => (group.hands.sizes[handIn(group, raw)] ?? 0) < group.places.length);
    for (const side of next?.sides.keys() ?? []) {
      const drawn = next?.opens === undefined ? side : next.sides.indexOf(next.opens);
      const to = add[state * 6 + drawn] ?? 0;
      likely[to] = (likely[to] ?? 0) + (likely[state] ?? 0) / 6;
    }
  }
  const shown = Array.from({ length: full }, (_, i) => {
    const faces = dice.map(() => 0);
    for (const group of groups) {
      const hand = group.hands.faces[handIn(group, order[partial + i] ?? 0)] ?? [];
      for (const [j, place] of group.places.entries()) faces[place] = hand[j] ?? 0;
    }
    return faces;
  });
  const find = (faces: readonly number[], kept: readonly boolean[]): number => {
    let raw = 0;
    for (const { places, hands, stride } of groups) {
      let hand = 0;
      for (const place of places) if (kept[place]) hand = hands.plus(hand, faces[place] ?? 0);
      raw += hand * stride;
    }
    return rank[raw] ?? 0;
  };
  const loose = groups.some(({ lockable }) => !lockable);
  return {
    dice,
    states,
    full,
    add,
    subStart,
    sub: Int32Array.from(sub),
    loose,
    freed,
    odds: likely.slice(partial),
    shown,
    find,
  };
};

/** The cache size, more than a run ever needs; five different dice have tables of several megabytes. */
const tablesKept = 100;
const tablesOf = recentlyMade<TrayTables>(tablesKept);

const nameOf = ({ name, sides, opens, lockable }: DieModel): string =>
  `${name} ${sides.join("")} ${opens ?? "-"} ${lockable}`;

/** Tables are the same for the same set of dice, whatever their order. */
export const trayOf = (dice: readonly DieModel[]): Tray => {
  const places = dice
    .map((_, place) => place)
    .sort((a, b) => (nameOf(dice[a] as DieModel) < nameOf(dice[b] as DieModel) ? -1 : 1));
  const sorted = places.map((place) => dice[place] as DieModel);
  const key = sorted.map(nameOf).join(", ");
  const tables = tablesOf(key, () => build(sorted));
  const reordered = <T>(list: readonly T[]): readonly T[] => places.map((place) => list[place] as T);
  return {
    ...tables,
    tables,
    stateOf: (shown, kept) => tables.find(reordered(shown), reordered(kept)),
    isLockable: (place) => dice[place]?.lockable === true,
  };
};
