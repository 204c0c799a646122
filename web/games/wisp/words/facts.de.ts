/** The wisp: sentences for facts, in German. */

import type { Cell, Direction, EnemyKind, WispFact, WispView } from "@turnlight/games/wisp";
import { pluralIn } from "../../../language/count.ts";
import type { FactWords } from "../../facts.ts";
import { spotName } from "../board/cell-name.ts";
import { de } from "./texts.de.ts";

const counted = pluralIn("de");

const startKind = ({ level }: WispView, who: number): EnemyKind => level.enemies[who]?.kind ?? "red";
/** Whoever acts is awake: a sleeper of the level has become a purple prowler. */
const kindOf = (view: WispView, who: number): string => {
  const kind = startKind(view, who);
  return de.theKinds[kind === "sleeper" ? "purple" : kind];
};
const wayOf = (direction: Direction): string => de.ways[direction];
const spotOf = ({ level }: WispView, cell: Cell): string => spotName(level, cell);
const lastOf = (view: WispView, path: readonly Cell[]): string => spotOf(view, path.at(-1) ?? 0);
const throughStones = (jump: boolean): string => (jump ? " durch die Zwillingssteine" : "");

export const facts: FactWords<WispView, WispFact> = {
  move: ({ direction, path, jump }, { view, nameOf, you }) =>
    `${you === 0 ? "Du gehst" : `${nameOf(0)} geht`} ${wayOf(direction)}${throughStones(jump)} auf ${lastOf(view, path)}.`,
  wake: ({ who, at }, { view }) => `${de.theKinds[startKind(view, who)]} auf ${spotOf(view, at)} wacht auf.`,
  step: ({ who, direction, path, jump }, { view }) =>
    `${kindOf(view, who)} geht ${wayOf(direction)}${throughStones(jump)} auf ${lastOf(view, path)}.`,
  stuck: ({ who, at }, { view }) => `${kindOf(view, who)} steckt auf ${spotOf(view, at)} im Schlamm.`,
  merge: ({ at, count }, { view }) => `Auf ${spotOf(view, at)} verschmelzen Wesen: ${count} in einem.`,
  purify: ({ who, count }, { view }) =>
    count > 1
      ? counted(count, { one: "Der Hain erlöst ein Wesen.", other: "Der Hain erlöst # Wesen auf einmal." })
      : `${kindOf(view, who)} wird im Hain erlöst.`,
  caught: ({ by, at }, { view, nameOf, you }) =>
    `${kindOf(view, by)} fängt ${you === 0 ? "dich" : nameOf(0)} auf ${spotOf(view, at)}.`,
  complete: () => "Alle Wesen sind erlöst.",
  reset: () => "Das Level beginnt von vorn.",
};
