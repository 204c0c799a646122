/** The wisp: texts of the review, in English. */
import { type Direction, directions, type WispView } from "@turnlight/games/wisp";
import type { ReviewWords } from "../shared.ts";
import { en } from "./texts.en.ts";

const wayOf = (move: string): string => en.ways[directions.find((way) => way === move) ?? ("N" satisfies Direction)];

const habits: Readonly<Record<string, string>> = {
  "takes-a-detour": "Takes a detour",
  "walks-into-it": "Walks into an enemy",
  "locks-itself-out": "Throws the victory away without noticing",
};

const reasons: Readonly<Record<string, string>> = {
  "takes-a-detour": "It can still be won, but later than it could.",
  "walks-into-it": "Somebody could reach this place in the same turn.",
  "locks-itself-out": "After it, nothing leads to the victory any more.",
};

export const review: ReviewWords<WispView> = {
  move: (move) => `go ${wayOf(move)}`,
  doing: (move) => `Going ${wayOf(move)}`,
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
