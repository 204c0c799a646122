/** The thirteen boxes of a sheet, their sections, and their base scores before any upgrade. */

export const categories = [
  "ones",
  "twos",
  "threes",
  "fours",
  "fives",
  "sixes",
  "three-of-a-kind",
  "four-of-a-kind",
  "full-house",
  "small-straight",
  "large-straight",
  "five-of-a-kind",
  "chance",
] as const;
export type Category = (typeof categories)[number];

export const sections = ["upper", "kinds", "straights", "house"] as const;
export type Section = (typeof sections)[number];

export const sectionOf: Readonly<Record<Category, Section>> = {
  ones: "upper",
  twos: "upper",
  threes: "upper",
  fours: "upper",
  fives: "upper",
  sixes: "upper",
  "three-of-a-kind": "kinds",
  "four-of-a-kind": "kinds",
  "five-of-a-kind": "kinds",
  "small-straight": "straights",
  "large-straight": "straights",
  "full-house": "house",
  chance: "house",
};

/** Boxes with fixed points whatever the pips. */
export const fixedPoints = {
  "full-house": 25,
  "small-straight": 30,
  "large-straight": 40,
  "five-of-a-kind": 50,
} as const satisfies Partial<Record<Category, number>>;

export const isFixed = (category: Category): category is keyof typeof fixedPoints =>
  Object.hasOwn(fixedPoints, category);

/** The upper section pays its bonus as soon as its pips reach this. */
export const bonusAt = 63;
export const bonusPoints = 35;

export const diceCount = 5;
export const faces = [1, 2, 3, 4, 5, 6] as const;

export const isCategory = (text: string): text is Category => categories.some((category) => category === text);

const faceByCategory: ReadonlyMap<Category, number> = new Map(
  faces.map((face) => [categories[face - 1] ?? "ones", face]),
);

/** The face an upper box collects; undefined for the lower boxes. */
export const faceOf = (category: Category): number | undefined => faceByCategory.get(category);

/** The longest run of neighbouring faces; `round` also joins 6 and 1. */
const longestRun = (counts: readonly number[], round: boolean): number => {
  let longest = 0;
  let run = 0;
  for (let i = 0; i < (round ? 2 : 1) * faces.length; i++) {
    run = (counts[(i % faces.length) + 1] ?? 0) > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
};

/** How charms bend what a box accepts. */
interface BentRules {
  readonly shorterRuns?: number;
  readonly twoPairs?: boolean;
  readonly fewerAlike?: number;
  readonly anyHouse?: boolean;
  readonly roundRuns?: boolean;
}

const mostOf = (counts: readonly number[]): number => {
  let most = 0;
  for (const count of counts) if (count > most) most = count;
  return most;
};

const sum = (list: readonly number[]): number => {
  let total = 0;
  for (const part of list) total += part;
  return total;
};

/** The base score of five faces in a box when each die counts its own pips; 0 if they do not fit. */
export const baseOf = (
  category: Category,
  shown: readonly number[],
  pips: readonly number[],
  { shorterRuns = 0, twoPairs = false, fewerAlike = 0, anyHouse = false, roundRuns = false }: BentRules = {},
): number => {
  const face = faceOf(category);
  if (face !== undefined) {
    let collected = 0;
    for (let i = 0; i < shown.length; i++) if (shown[i] === face) collected += pips[i] ?? 0;
    return collected;
  }
  if (category === "chance") return sum(pips);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const value of shown) counts[value] = (counts[value] ?? 0) + 1;
  switch (category) {
    case "three-of-a-kind":
      return mostOf(counts) >= 3 - fewerAlike ? sum(pips) : 0;
    case "four-of-a-kind":
      return mostOf(counts) >= 4 - fewerAlike ? sum(pips) : 0;
    case "full-house":
      return (mostOf(counts) === 3 && counts.includes(2)) ||
        (twoPairs && counts.filter((count) => count >= 2).length === 2) ||
        (anyHouse && mostOf(counts) >= 4)
        ? fixedPoints["full-house"]
        : 0;
    case "small-straight":
      return longestRun(counts, roundRuns) >= 4 - shorterRuns ? fixedPoints["small-straight"] : 0;
    case "large-straight":
      return longestRun(counts, roundRuns) >= 5 - shorterRuns ? fixedPoints["large-straight"] : 0;
    default:
      return mostOf(counts) >= 5 - fewerAlike ? fixedPoints["five-of-a-kind"] : 0;
  }
};
