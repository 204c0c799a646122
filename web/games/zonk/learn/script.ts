/** The lesson's script: given dice, the opponent's turn, and in each step the one thing that leads on. */
import type { LessonMove } from "../../../match/lesson/staged-table.ts";

export const stepNames = [
  "roll",
  "threes",
  "risk",
  "zonk",
  "again",
  "fives",
  "rest",
  "straight",
  "hot",
  "five",
  "bank",
] as const;
export type ZonkLessonStep = (typeof stepNames)[number];

/** What ends a step: dice chosen, moves made, or the bubble's own button. */
export type StepWait =
  | { readonly kind: "choose"; readonly take: string }
  | { readonly kind: "moves"; readonly moves: readonly string[] }
  | { readonly kind: "next" };

const choose = (take: string): StepWait => ({ kind: "choose", take });
const moves = (...texts: readonly string[]): StepWait => ({ kind: "moves", moves: texts });

const [threes, fives, straight, five] = ["take 3 3 3", "take 5 5 5", "take 1 2 3", "take 2 3 4 5 6"] as const;

export const waits: Readonly<Record<ZonkLessonStep, StepWait>> = {
  roll: moves("roll"),
  threes: choose(threes),
  risk: moves(threes, "roll"),
  zonk: { kind: "next" },
  again: moves("roll"),
  fives: choose(fives),
  rest: moves(fives, "roll"),
  straight: choose(straight),
  hot: moves(straight, "roll"),
  five: choose(five),
  bank: moves(five, "bank"),
};

export const target = 500;
export const config = `seats=2 target=${target}`;

export const chance: readonly string[] = [
  "rolled 1 3 3 3 4 6",
  // No combination.
  "rolled 2 4 6",
  // The opponent's roll.
  "rolled 1 2 2 4 4 6",
  "rolled 2 3 5 5 5 6",
  "rolled 1 2 3",
  "rolled 2 3 4 5 6 6",
];

/** The opponent's turn, after the learner has read about the zonk. */
export const reply: readonly LessonMove[] = ["roll", "take 2 2 4 4", "bank"].map((move) => ({ seat: 1, move }));
