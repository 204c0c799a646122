/**
 * Hands: the faces of up to a given number of dice of one kind, regardless of order, numbered with the empty hand
 * first.
 */

export interface HandTable {
  readonly count: number;
  /** Dice in each hand. */
  readonly sizes: readonly number[];
  /** The faces of each hand, in order. */
  readonly faces: readonly (readonly number[])[];
  /** The hand with one more die. */
  readonly plus: (hand: number, face: number) => number;
  /** The different hands with one die less. */
  readonly less: readonly (readonly number[])[];
}

const sixFaces = [1, 2, 3, 4, 5, 6] as const;

const make = (most: number): HandTable => {
  const faces: (readonly number[])[] = [];
  const grow = (hand: readonly number[]): void => {
    faces.push(hand);
    if (hand.length === most) return;
    for (const face of sixFaces) if (face >= (hand.at(-1) ?? 1)) grow([...hand, face]);
  };
  grow([]);
  const numbers = new Map(faces.map((hand, number) => [hand.join(""), number]));
  const numberOf = (hand: readonly number[]): number => numbers.get(hand.toSorted((a, b) => a - b).join("")) ?? 0;
  const next = Int32Array.from({ length: faces.length * 7 }, (_, at) => {
    const hand = faces[Math.floor(at / 7)] ?? [];
    return at % 7 === 0 || hand.length === most ? 0 : numberOf([...hand, at % 7]);
  });
  const less = faces.map((hand) => [...new Set(hand)].map((face) => numberOf(hand.toSpliced(hand.indexOf(face), 1))));
  return {
    count: faces.length,
    sizes: faces.map((hand) => hand.length),
    faces,
    plus: (hand, face) => next[hand * 7 + face] as number,
    less,
  };
};

const known = new Map<number, HandTable>();

export const handsUpTo = (most: number): HandTable => {
  const hands = known.get(most) ?? make(most);
  known.set(most, hands);
  return hands;
};
