/** The wisp: texts of the review, in German. */
import { type Direction, directions, type WispView } from "@turnlight/games/wisp";
import type { ReviewWords } from "../shared.ts";
import { de } from "./texts.de.ts";

const wayOf = (move: string): string => de.ways[directions.find((way) => way === move) ?? ("N" satisfies Direction)];

const habits: Readonly<Record<string, string>> = {
  "takes-a-detour": "Macht einen Umweg",
  "walks-into-it": "Läuft jemandem in die Arme",
  "locks-itself-out": "Verschenkt den Sieg, ohne es zu merken",
};

const reasons: Readonly<Record<string, string>> = {
  "takes-a-detour": "Es ist noch zu gewinnen, nur später als nötig.",
  "walks-into-it": "Im selben Zug konnte jemand diesen Platz erreichen.",
  "locks-itself-out": "Danach führt nichts mehr zum Sieg.",
};

export const review: ReviewWords<WispView> = {
  move: (move) => `${wayOf(move)} gehen`,
  doing: (move) => `${wayOf(move)} zu gehen`,
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
