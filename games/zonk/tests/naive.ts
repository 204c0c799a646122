/** The slow and obvious detector, as a reference for the real one; and a custom table. */
import type { Face, Kind, ScoringTable } from "@turnlight/games/zonk";

/** Odd points, points by face, a combination Parlour lacks, several a roll. */
export const madeUp: ScoringTable = {
  name: "made up",
  oncePerRoll: false,
  scale: 1,
  combinations: [
    { kind: "single-5", points: 20, tier: 5 },
    { kind: "pair", points: [60, 10, 10, 10, 40, 10], tier: [3, 4, 4, 4, 4, 4] },
    { kind: "three", points: 110, tier: 3 },
    { kind: "run-4", points: 170, tier: 2 },
    { kind: "five", points: 310, tier: 1 },
    { kind: "full-house", points: 250, tier: 1 },
    { kind: "two-triples", points: 400, tier: 1 },
  ],
};

const alike = (dice: readonly Face[]): boolean => dice.every((die) => die === dice[0]);
const inARow = (dice: readonly Face[]): boolean => dice.every((die, i) => i === 0 || die === (dice[i - 1] ?? 0) + 1);
const amounts = (dice: readonly Face[]): string =>
  [...new Set(dice)]
    .map((face) => dice.filter((die) => die === face).length)
    .sort()
    .join("+");

/** Whether these sorted dice are, all together, one such combination. */
const isKind: Readonly<Record<Kind, (dice: readonly Face[]) => boolean>> = {
  "single-1": (dice) => dice.join() === "1",
  "single-5": (dice) => dice.join() === "5",
  pair: (dice) => dice.length === 2 && alike(dice),
  three: (dice) => dice.length === 3 && alike(dice),
  four: (dice) => dice.length === 4 && alike(dice),
  five: (dice) => dice.length === 5 && alike(dice),
  six: (dice) => dice.length === 6 && alike(dice),
  "two-pair": (dice) => amounts(dice) === "2+2",
  "three-pairs": (dice) => amounts(dice) === "2+2+2",
  "two-triples": (dice) => amounts(dice) === "3+3",
  "full-house": (dice) => amounts(dice) === "2+3",
  "run-3": (dice) => dice.length === 3 && inARow(dice),
  "run-4": (dice) => dice.length === 4 && inARow(dice),
  "run-5": (dice) => dice.length === 5 && inARow(dice),
  "run-6": (dice) => dice.length === 6 && inARow(dice),
};

const onePiece = (table: ScoringTable, dice: readonly Face[]): number | undefined => {
  const found = table.combinations.find(({ kind }) => isKind[kind](dice));
  if (found === undefined) return undefined;
  return typeof found.points === "number" ? found.points : found.points[(dice[0] ?? 1) - 1];
};

const subsets = (dice: readonly Face[]): readonly (readonly [readonly Face[], readonly Face[]])[] =>
  Array.from({ length: 2 ** dice.length }, (_, mask) => [
    dice.filter((_, i) => mask & (1 << i)),
    dice.filter((_, i) => !(mask & (1 << i))),
  ]);

/** The best that all these sorted dice are worth together, trying every way to split them. */
const worthOf = (
  table: ScoringTable,
  known: Map<string, number | undefined>,
  dice: readonly Face[],
): number | undefined => {
  const key = dice.join("");
  if (known.has(key)) return known.get(key);
  let best = onePiece(table, dice);
  if (!table.oncePerRoll)
    for (const [some, rest] of subsets(dice)) {
      if (some.length === 0 || rest.length === 0) continue;
      const first = onePiece(table, some);
      const second = first === undefined ? undefined : worthOf(table, known, rest);
      if (first !== undefined && second !== undefined) best = Math.max(best ?? 0, first + second);
    }
  known.set(key, best);
  return best;
};

/** What a roll offers, as `dice:points`, in order. */
export const naiveTakes = (table: ScoringTable): ((dice: readonly Face[]) => string) => {
  const known = new Map<string, number | undefined>();
  const answers = new Map<string, string>();
  return (roll) => {
    const dice = roll.toSorted((a, b) => a - b);
    const key = dice.join("");
    const found = answers.get(key) ?? answerFor(table, known, dice);
    answers.set(key, found);
    return found;
  };
};

const answerFor = (table: ScoringTable, known: Map<string, number | undefined>, dice: readonly Face[]): string => {
  const offers = subsets(dice).flatMap(([some]) => {
    const worth = some.length === 0 ? undefined : worthOf(table, known, some);
    return worth === undefined ? [] : [`${some.join("")}:${worth}`];
  });
  return [...new Set(offers)].sort().join(" ");
};

/** All ordered rolls of n dice. */
export function* rolls(n: number): Generator<readonly Face[]> {
  for (let i = 0; i < 6 ** n; i++) {
    let rest = i;
    yield Array.from({ length: n }, () => {
      const face = ([1, 2, 3, 4, 5, 6] as const)[rest % 6] ?? 1;
      rest = Math.floor(rest / 6);
      return face;
    });
  }
}
