/**
 * The dice of a stage as tables. A tray state says what some of the dice show; dice that behave alike are
 * interchangeable, so five plain dice have 462 states (252 with all dice showing) instead of 16,807.
 */

/** How one die behaves as far as a decision is concerned. */
export interface TrayDie {
  /** Dice with the same name are interchangeable. */
  readonly name: string;
  readonly sides: readonly number[];
  readonly lockable: boolean;
}

export interface Tray {
  readonly dice: readonly TrayDie[];
  /** Number of states; those with all dice showing are the last `full`. */
  readonly states: number;
  readonly full: number;
  /** Of every state with a die missing: the six states after one more die, a sixth likely each. */
  readonly add: Int32Array;
  /** Of every state: the states with one die less, from `subStart[s]` to `subStart[s + 1]`. */
  readonly subStart: Int32Array;
  readonly sub: Int32Array;
  /** Whether some dice may not be kept. */
  readonly loose: boolean;
  /** Of every full state: the largest part of it that may be kept. */
  readonly freed: Int32Array;
  /** How likely a roll of all dice is to show each full state. */
  readonly odds: Float64Array;
  /** The faces of every full state, in the order of `dice`. */
  readonly shown: readonly (readonly number[])[];
  /** The state in which these dice (by place) show these faces. */
  stateOf(shown: readonly number[], kept: readonly boolean[]): number;
}

interface Group {
  readonly name: string;
  readonly sides: readonly number[];
  readonly lockable: boolean;
  readonly places: readonly number[];
  /** Every multiset of faces for up to all dice of the group, as counts joined to a key. */
  readonly hands: readonly (readonly number[])[];
  readonly handOf: ReadonlyMap<string, number>;
}

const sixFaces = [1, 2, 3, 4, 5, 6] as const;

/** Sorted lists of faces with at most `most` dice, the empty one first. */
const handsUpTo = (most: number): readonly (readonly number[])[] => {
  const hands: (readonly number[])[] = [];
  const grow = (hand: readonly number[]): void => {
    hands.push(hand);
    if (hand.length === most) return;
    for (const face of sixFaces) if (face >= (hand.at(-1) ?? 1)) grow([...hand, face]);
  };
  grow([]);
  return hands;
};

const groupsOf = (dice: readonly TrayDie[]): readonly Group[] => {
  const keys = [...new Set(dice.map(({ name, lockable }) => `${name} ${lockable}`))];
  return keys.flatMap((key) => {
    const places = dice.flatMap(({ name, lockable }, place) => (`${name} ${lockable}` === key ? [place] : []));
    const die = dice[places[0] ?? 0];
    if (die === undefined) return [];
    const hands = handsUpTo(places.length);
    const handOf = new Map(hands.map((hand, i) => [hand.join(""), i]));
    return [{ name: die.name, sides: die.sides, lockable: die.lockable, places, hands, handOf }];
  });
};

/** One hand for each group. */
type Hands = readonly (readonly number[])[];

const sizeOf = (hands: Hands): number => hands.reduce((sum, hand) => sum + hand.length, 0);
const withDie = (hand: readonly number[], face: number): readonly number[] => [...hand, face].sort((a, b) => a - b);
const withoutDie = (hand: readonly number[], face: number): readonly number[] => hand.toSpliced(hand.indexOf(face), 1);

const combinations = (groups: readonly Group[]): readonly Hands[] =>
  groups.reduce<readonly Hands[]>(
    (soFar, { hands }) => soFar.flatMap((taken) => hands.map((hand) => [...taken, hand])),
    [[]],
  );

const build = (dice: readonly TrayDie[]): Tray => {
  const groups = groupsOf(dice);
  const all = combinations(groups).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const rankOf = new Map(all.map((hands, state) => [hands.map((hand) => hand.join("")).join("|"), state]));
  const find = (hands: Hands): number => rankOf.get(hands.map((hand) => hand.join("")).join("|")) ?? -1;

  const full = all.filter((hands) => sizeOf(hands) === dice.length).length;
  const partial = all.length - full;
  const add = new Int32Array(partial * 6);
  const subStart = new Int32Array(all.length + 1);
  const sub: number[] = [];
  for (const [state, hands] of all.entries()) {
    const missing = groups.findIndex(({ places }, g) => (hands[g]?.length ?? 0) < places.length);
    if (missing >= 0)
      for (const [i, face] of (groups[missing]?.sides ?? []).entries())
        add[state * 6 + i] = find(hands.with(missing, withDie(hands[missing] ?? [], face)));
    for (const [g, { lockable }] of groups.entries())
      if (lockable)
        for (const face of new Set(hands[g])) sub.push(find(hands.with(g, withoutDie(hands[g] ?? [], face))));
    subStart[state + 1] = sub.length;
  }

  const fullHands = all.slice(partial);
  const freed = Int32Array.from(fullHands, (hands) => find(hands.map((hand, g) => (groups[g]?.lockable ? hand : []))));
  const likely = new Float64Array(all.length);
  likely[0] = 1;
  for (let state = 0; state < partial; state++)
    for (let i = 0; i < 6; i++) {
      const to = add[state * 6 + i] ?? 0;
      likely[to] = (likely[to] ?? 0) + (likely[state] ?? 0) / 6;
    }
  const shown = fullHands.map((hands) => {
    const faces = dice.map(() => 0);
    for (const [g, { places }] of groups.entries())
      for (const [i, place] of places.entries()) faces[place] = hands[g]?.[i] ?? 0;
    return faces;
  });
  return {
    dice,
    states: all.length,
    full,
    add,
    subStart,
    sub: Int32Array.from(sub),
    loose: groups.some(({ lockable }) => !lockable),
    freed,
    odds: likely.slice(partial),
    shown,
    stateOf: (faces, kept) =>
      find(
        groups.map(({ places }) =>
          places
            .filter((place) => kept[place])
            .map((place) => faces[place] ?? 0)
            .sort((a, b) => a - b),
        ),
      ),
  };
};

const trays = new Map<string, Tray>();

/** Trays are the same for the same dice, and kept. */
export const trayOf = (dice: readonly TrayDie[]): Tray => {
  const key = dice.map(({ name, sides, lockable }) => `${name} ${sides.join("")} ${lockable}`).join(", ");
  const known = trays.get(key);
  if (known !== undefined) return known;
  const tray = build(dice);
  trays.set(key, tray);
  return tray;
};
