/** The wisp: sentences for facts, in English. */

import type { Cell, Direction, EnemyKind, WispFact, WispView } from "@turnlight/games/wisp";
import { pluralIn } from "../../../language/count.ts";
import type { FactWords } from "../../facts.ts";
import { spotName } from "../board/cell-name.ts";
import { en } from "./texts.en.ts";

const counted = pluralIn("en");

const startKind = ({ level }: WispView, who: number): EnemyKind => level.enemies[who]?.kind ?? "red";
/** Whoever acts is awake: a sleeper of the level has become a purple prowler. */
const kindOf = (view: WispView, who: number): string => {
  const kind = startKind(view, who);
  return en.kinds[kind === "sleeper" ? "purple" : kind];
};
const wayOf = (direction: Direction): string => en.ways[direction];
const spotOf = ({ level }: WispView, cell: Cell): string => spotName(level, cell);
const lastOf = (view: WispView, path: readonly Cell[]): string => spotOf(view, path.at(-1) ?? 0);
const throughStones = (jump: boolean): string => (jump ? " through the twin stones" : "");

export const facts: FactWords<WispView, WispFact> = {
  move: ({ direction, path, jump }, { view, nameOf, you }) =>
    `${you === 0 ? "You move" : `${nameOf(0)} moves`} ${wayOf(direction)}${throughStones(jump)} to ${lastOf(view, path)}.`,
  wake: ({ who, at }, { view }) => `The ${en.kinds[startKind(view, who)]} at ${spotOf(view, at)} wakes up.`,
  step: ({ who, direction, path, jump }, { view }) =>
    `The ${kindOf(view, who)} moves ${wayOf(direction)}${throughStones(jump)} to ${lastOf(view, path)}.`,
  stuck: ({ who, at }, { view }) => `The ${kindOf(view, who)} at ${spotOf(view, at)} is stuck in mud.`,
  merge: ({ at, count }, { view }) => `Creatures merge at ${spotOf(view, at)}: there are now ${count} in one.`,
  purify: ({ who, count }, { view }) =>
    count > 1
      ? counted(count, { one: "The grove purifies a creature.", other: "The grove purifies # creatures at once." })
      : `The grove purifies the ${kindOf(view, who)}.`,
  caught: ({ by, at }, { view, nameOf, you }) =>
    `The ${kindOf(view, by)} catches ${you === 0 ? "you" : nameOf(0)} at ${spotOf(view, at)}.`,
  complete: () => "All creatures are purified.",
  reset: () => "The level starts again.",
};
