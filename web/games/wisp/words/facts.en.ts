/** The wisp: sentences for facts, in English. */
import type { Cell, Direction, WispFact, WispView } from "@turnlight/games/wisp";
import type { FactWords } from "../../facts.ts";
import { spotName } from "../board/cell-name.ts";
import { en } from "./texts.en.ts";

const kindOf = ({ level }: WispView, who: number): string => en.kinds[level.enemies[who]?.kind ?? "red"];
const wayOf = (direction: Direction): string => en.ways[direction];
const spotOf = ({ level }: WispView, cell: Cell): string => spotName(level, cell);
const lastOf = (view: WispView, path: readonly Cell[]): string => spotOf(view, path.at(-1) ?? 0);
const throughStones = (jump: boolean): string => (jump ? " through the twin stones" : "");

export const facts: FactWords<WispView, WispFact> = {
  move: ({ direction, path, jump }, { view, nameOf, you }) =>
    `${you === 0 ? "You go" : `${nameOf(0)} goes`} ${wayOf(direction)}${throughStones(jump)}, to ${lastOf(view, path)}.`,
  wake: ({ who, at }, { view }) => `The ${kindOf(view, who)} at ${spotOf(view, at)} wakes.`,
  step: ({ who, direction, path, jump }, { view }) =>
    `The ${kindOf(view, who)} goes ${wayOf(direction)}${throughStones(jump)}, to ${lastOf(view, path)}.`,
  stuck: ({ who, at }, { view }) => `Mud holds the ${kindOf(view, who)} at ${spotOf(view, at)}.`,
  merge: ({ at, count }, { view }) => `They meet at ${spotOf(view, at)} and go on as one: ${count} together.`,
  purify: ({ who, count }, { view }) =>
    count === 1 ? `The grove frees the ${kindOf(view, who)}.` : `The grove frees ${count} at once.`,
  caught: ({ by, at }, { view, nameOf, you }) =>
    `The ${kindOf(view, by)} puts ${you === 0 ? "you" : nameOf(0)} out at ${spotOf(view, at)}.`,
  complete: () => "All are freed.",
  reset: () => "The level begins again.",
};
