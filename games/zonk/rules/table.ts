/** Scoring tables: a table is data, and all code that depends on scoring takes it as an argument. */
import { type Face, faces } from "./dice.ts";

export const kinds = [
  "single-1",
  "single-5",
  "pair",
  "two-pair",
  "three",
  "four",
  "five",
  "six",
  "run-3",
  "run-4",
  "run-5",
  "run-6",
  "full-house",
  "three-pairs",
  "two-triples",
] as const;
export type Kind = (typeof kinds)[number];

/** One number for every face, or one per face, ones first. */
export type ByFace = number | readonly [number, number, number, number, number, number];

export interface Combination {
  readonly kind: Kind;
  readonly points: ByFace;
  /** From 1, the best, to 5. */
  readonly tier: ByFace;
}

/** What a house changes in how its rolls count. Each depends on one roll alone, so the solver judges it exactly. */
export interface HouseRules {
  /** Combinations with this face count double. */
  readonly double?: Face;
  /** A roll with three or more of this face is a zonk, whatever else it shows. */
  readonly spoils?: Face;
  /** Extra points for setting the last die aside. */
  readonly hotDice?: number;
  /** Extra points for a combination from a roll of one or two dice. */
  readonly daring?: number;
}

/** This many dice of the spoiling face spoil a roll. */
export const spoiledBy = 3;
/** Rolls of up to this many dice are daring. */
export const daringDice = 2;

export interface ScoringTable {
  readonly name: string;
  /** Exactly one combination is taken from a roll; otherwise any number of them. */
  readonly oncePerRoll: boolean;
  /** The size of its points relative to Parlour's; a bot's point settings are multiplied by it. */
  readonly scale: number;
  readonly combinations: readonly Combination[];
  readonly house?: HouseRules;
}

/** A combination of specific dice: its kind, its dice, its points. */
export interface Piece {
  readonly kind: Kind;
  readonly dice: readonly Face[];
  readonly points: number;
  readonly tier: number;
}

const times = (face: Face, n: number): readonly Face[] => Array.from({ length: n }, () => face);
const ofEachFace = (n: number) => faces.map((face) => times(face, n));
const runs = (n: number) =>
  faces.slice(0, faces.length - n + 1).map((low) => faces.filter((f) => f >= low && f < low + n));

/** Every choice of this many different faces, each shown n times. */
const different = (howMany: number, n: number, above = 0): readonly (readonly Face[])[] =>
  howMany === 0
    ? [[]]
    : faces
        .filter((face) => face > above)
        .flatMap((face) => different(howMany - 1, n, face).map((rest) => [...times(face, n), ...rest]));

const fullHouses = () =>
  faces.flatMap((three) =>
    faces.filter((two) => two !== three).map((two) => [...times(three, 3), ...times(two, 2)].sort((a, b) => a - b)),
  );

type Sets = readonly (readonly Face[])[];

/** The sets of dice that form each kind. Alike means one face; several pairs or triples are of different faces. */
const shapes: Readonly<Record<Kind, () => Sets>> = {
  "single-1": () => [[1]],
  "single-5": () => [[5]],
  pair: () => ofEachFace(2),
  "two-pair": () => different(2, 2),
  three: () => ofEachFace(3),
  four: () => ofEachFace(4),
  five: () => ofEachFace(5),
  six: () => ofEachFace(6),
  "run-3": () => runs(3),
  "run-4": () => runs(4),
  "run-5": () => runs(5),
  "run-6": () => runs(6),
  "full-house": fullHouses,
  "three-pairs": () => different(3, 2),
  "two-triples": () => different(2, 3),
};

const known = new Map<Kind, Sets>();
/** Computed when a kind is first used: a lobby needs only a few. */
const shapesOf = (kind: Kind): Sets => {
  const sets = known.get(kind) ?? shapes[kind]();
  known.set(kind, sets);
  return sets;
};

/** Kinds made of one face, whose points may depend on it. */
export const isOfOneFace = (kind: Kind): boolean =>
  shapesOf(kind).every((dice) => dice.every((face) => face === dice[0]));

const at = (value: ByFace, face: Face): number => (typeof value === "number" ? value : (value[face - 1] ?? 0));

/** Every combination of the table with every set of dice that forms it. */
export const piecesOf = ({ combinations, house }: ScoringTable): readonly Piece[] =>
  combinations.flatMap(({ kind, points, tier }) =>
    shapesOf(kind).map((dice) => {
      const face = dice[0] ?? 1;
      const times = house?.double !== undefined && dice.includes(house.double) ? 2 : 1;
      return { kind, dice, points: times * at(points, face), tier: at(tier, face) };
    }),
  );

/** The design document's tiers, for kinds to which a custom table gives none. */
const parlourTiers: Readonly<Record<Kind, number>> = {
  six: 1,
  "two-triples": 1,
  "three-pairs": 1,
  five: 1,
  "run-6": 1,
  "run-5": 1,
  "full-house": 1,
  four: 2,
  "run-4": 2,
  three: 3,
  "two-pair": 3,
  "run-3": 4,
  pair: 4,
  "single-1": 5,
  "single-5": 5,
};

export const usualTier = (kind: Kind): number => parlourTiers[kind];

export const parlour: ScoringTable = {
  name: "parlour",
  oncePerRoll: true,
  scale: 1,
  combinations: [
    { kind: "six", points: 500, tier: 1 },
    { kind: "run-5", points: 400, tier: 1 },
    { kind: "full-house", points: 300, tier: 1 },
    { kind: "four", points: 200, tier: 2 },
    { kind: "run-4", points: 150, tier: 2 },
    { kind: "three", points: 100, tier: 3 },
    { kind: "two-pair", points: 80, tier: 3 },
    { kind: "run-3", points: 30, tier: 4 },
    { kind: "pair", points: 20, tier: 4 },
    { kind: "single-1", points: 10, tier: 5 },
    { kind: "single-5", points: 10, tier: 5 },
  ],
};

export const classic: ScoringTable = {
  name: "classic",
  oncePerRoll: false,
  scale: 5,
  combinations: [
    { kind: "six", points: 3000, tier: 1 },
    { kind: "two-triples", points: 2500, tier: 1 },
    { kind: "five", points: 2000, tier: 1 },
    { kind: "run-6", points: 1500, tier: 1 },
    { kind: "three-pairs", points: 1500, tier: 1 },
    { kind: "four", points: 1000, tier: 2 },
    { kind: "three", points: [1000, 200, 300, 400, 500, 600], tier: [2, 3, 3, 3, 3, 3] },
    { kind: "single-1", points: 100, tier: 4 },
    { kind: "single-5", points: 50, tier: 5 },
  ],
};

/** Parlour's points, but several combinations may be taken from a roll, and pairs and short straights do not count. */
export const tavern: ScoringTable = {
  ...parlour,
  name: "tavern",
  oncePerRoll: false,
  combinations: parlour.combinations.filter(({ kind }) => kind !== "pair" && kind !== "run-3"),
};

/** Parlour with one house rule each. */
export const hotBonus: ScoringTable = { ...parlour, name: "hot-bonus", house: { hotDice: 150 } };
export const daredevil: ScoringTable = { ...parlour, name: "daredevil", house: { daring: 100 } };
export const doubleOnes: ScoringTable = { ...parlour, name: "double-ones", house: { double: 1 } };
export const threeSixes: ScoringTable = { ...parlour, name: "three-sixes", house: { spoils: 6 } };

/** The built-in tables, by name. */
export const tables: readonly [ScoringTable, ...ScoringTable[]] = [
  parlour,
  classic,
  tavern,
  hotBonus,
  daredevil,
  doubleOnes,
  threeSixes,
];
