/** The wisp: sentences for facts, in German. */
import type { Cell, Direction, EnemyKind, WispFact, WispView } from "@turnlight/games/wisp";
import type { FactWords } from "../../facts.ts";
import { spotName } from "../board/cell-name.ts";
import { de } from "./texts.de.ts";

/** With their article, for the beginning of a sentence. */
const kinds: Readonly<Record<EnemyKind, string>> = {
  red: "Der rote Jäger",
  purple: "Der wache Violette",
  sleeper: "Der Schläfer",
  guard: "Der Wächter",
};

const kindOf = ({ level }: WispView, who: number): string => kinds[level.enemies[who]?.kind ?? "red"];
const wayOf = (direction: Direction): string => de.ways[direction];
const spotOf = ({ level }: WispView, cell: Cell): string => spotName(level, cell);
const lastOf = (view: WispView, path: readonly Cell[]): string => spotOf(view, path.at(-1) ?? 0);
const throughStones = (jump: boolean): string => (jump ? " durch die Zwillingssteine" : "");

export const facts: FactWords<WispView, WispFact> = {
  move: ({ direction, path, jump }, { view, nameOf, you }) =>
    `${you === 0 ? "Du gehst" : `${nameOf(0)} geht`} ${wayOf(direction)}${throughStones(jump)}, bis ${lastOf(view, path)}.`,
  wake: ({ who, at }, { view }) => `${kindOf(view, who)} auf ${spotOf(view, at)} erwacht.`,
  step: ({ who, direction, path, jump }, { view }) =>
    `${kindOf(view, who)} geht ${wayOf(direction)}${throughStones(jump)}, bis ${lastOf(view, path)}.`,
  stuck: ({ who, at }, { view }) => `${kindOf(view, who)} steckt auf ${spotOf(view, at)} im Schlamm.`,
  merge: ({ at, count }, { view }) => `Auf ${spotOf(view, at)} werden sie eins: ${count} zusammen.`,
  purify: ({ who, count }, { view }) =>
    count === 1 ? `${kindOf(view, who)} ist im Hain erlöst.` : `Der Hain erlöst ${count} auf einmal.`,
  caught: ({ by, at }, { view, nameOf, you }) =>
    `${kindOf(view, by)} löscht ${you === 0 ? "dich" : nameOf(0)} auf ${spotOf(view, at)} aus.`,
  complete: () => "Alle sind erlöst.",
  reset: () => "Das Level beginnt von vorn.",
};
