/** The lesson's script: the last three rounds of a stage with given dice, a purchase, and the box that shows it. */
import type { LessonMove } from "../../../match/lesson/staged-table.ts";

export const stepNames = [
  "roll",
  "six",
  "other",
  "again",
  "box",
  "next",
  "scratch",
  "last",
  "straight",
  "buy",
  "stage",
  "second",
  "five",
] as const;
export type ThirteenLessonStep = (typeof stepNames)[number];

/** What ends a step: exactly these dice locked, or a move. */
export type ThirteenLessonWait =
  | { readonly kind: "lock"; readonly dice: readonly number[] }
  | { readonly kind: "move"; readonly move: string };

const lock = (...dice: readonly number[]): ThirteenLessonWait => ({ kind: "lock", dice });
const move = (text: string): ThirteenLessonWait => ({ kind: "move", move: text });

export const waits: Readonly<Record<ThirteenLessonStep, ThirteenLessonWait>> = {
  roll: move("roll"),
  six: lock(0),
  other: lock(0, 2),
  again: move("roll keep 1 3"),
  box: move("score sixes"),
  next: move("roll"),
  scratch: move("scratch five-of-a-kind"),
  last: move("roll"),
  straight: move("score large-straight"),
  buy: move("buy 1"),
  stage: move("next"),
  second: move("roll"),
  five: move("score five-of-a-kind"),
};

const rollKey = ".roll";
const dieOf = (die: number): string => `.tray-die:nth-child(${die + 1} of .tray-die)`;
const boxOf = (category: string): string => `[data-box="${category}"]`;

/** Selectors of what each step asks for. */
export const targets: Readonly<Record<ThirteenLessonStep, string>> = {
  roll: rollKey,
  six: dieOf(0),
  other: dieOf(2),
  again: rollKey,
  box: boxOf("sixes"),
  next: rollKey,
  scratch: ".scratch-place .slab",
  last: rollKey,
  straight: boxOf("large-straight"),
  buy: ".offer:first-child .offer-buy .slab",
  stage: ".booth-keys > .slab.green",
  second: rollKey,
  five: boxOf("five-of-a-kind"),
};

export const charm = "bell";

export const config = "scratch=literal challenge=none unlocked=all first=200 stake=0 kit=classic";

/** The rounds before the lesson: each one roll, and its box. */
const rounds = [
  ["ones", "1 1 2 4 5"],
  ["twos", "2 2 2 5 6"],
  ["threes", "3 3 3 1 5"],
  ["fours", "4 4 4 1 2"],
  ["fives", "5 5 5 2 3"],
  ["three-of-a-kind", "4 4 4 5 6"],
  ["four-of-a-kind", "3 3 3 3 2"],
  ["full-house", "2 2 3 3 3"],
  ["small-straight", "1 2 3 4 6"],
  ["chance", "6 5 5 4 2"],
] as const;

export const opening: readonly LessonMove[] = [
  "draft 1",
  ...rounds.flatMap(([category]) => ["roll", `score ${category}`]),
].map((text) => ({ seat: 0, move: text }));

export const chance: readonly string[] = [
  // The charm of the draft pays money and scores nothing.
  "offered piggy-bank ratchet candle",
  ...rounds.map(([, dice]) => `rolled ${dice}`),
  "rolled 6 2 6 3 1",
  "rolled 6 6 6 4 2",
  // Neither of the two boxes that are left.
  "rolled 1 3 3 4 6",
  "rolled 2 3 4 5 6",
  `offered ${charm} scratch-pad manual-kinds lucky glaze pack-charms sale 1 4`,
  "rolled 6 6 6 6 6",
];
