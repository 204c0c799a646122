/** The lesson's script: two small boards, and in each step the one input that leads on. */
import { type Direction, type Level, readLevel, setup, type WispFact, type WispState } from "@turnlight/games/wisp";
import { foresee } from "../play/preview.ts";

export const stepNames = ["step", "grove", "caught", "undo", "look", "merge", "home"] as const;
export type LessonStepName = (typeof stepNames)[number];

export interface WispLessonStep {
  readonly name: LessonStepName;
  /** How many foxes there are to lead. */
  readonly foxes: 1 | 2;
  readonly position: WispState;
  /** What the step waits for: a move, looking ahead to one, or taking the last one back. */
  readonly waits: "move" | "look" | "undo";
  /** The way to the cell the step is about. */
  readonly way: Direction;
  /** What the move brings; nothing in other steps. */
  readonly facts: readonly WispFact[];
  readonly after: WispState;
}

const boardOf = (text: string): Level => {
  const read = readLevel(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value.level;
};

const one = setup(
  boardOf(`
# . . . #
. . . . .
. . . W .
r . G . .
`),
);

const two = setup(
  boardOf(`
. . . . .
. W . . .
. G . r .
. # r . .
`),
);

const moves = (name: LessonStepName, foxes: 1 | 2, position: WispState, way: Direction): WispLessonStep => {
  const { after, facts } = foresee(position, way);
  return { name, foxes, position, waits: "move", way, facts, after };
};

const begin = moves("step", 1, one, "SE");
const caught = moves("caught", 2, two, "SE");
const merge = moves("merge", 2, two, "S");

export const script: readonly WispLessonStep[] = [
  begin,
  moves("grove", 1, begin.after, "W"),
  caught,
  { ...caught, name: "undo", position: caught.after, waits: "undo", facts: [], after: two },
  { ...caught, name: "look", waits: "look", facts: [], after: two },
  merge,
  moves("home", 2, merge.after, "W"),
];
