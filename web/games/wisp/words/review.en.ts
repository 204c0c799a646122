/** The wisp: texts of the review, in English. */
import { type Direction, directions, type WispView } from "@turnlight/games/wisp";
import { pluralIn } from "../../../language/count.ts";
import type { ReviewWords } from "../shared.ts";
import { en } from "./texts.en.ts";

const count = pluralIn("en");

const wayOf = (move: string): string => en.ways[directions.find((way) => way === move) ?? ("N" satisfies Direction)];

const habits: Readonly<Record<string, string>> = {
  "takes-a-detour": "Taking detours",
  "walks-into-it": "Walking into a creature",
  "locks-itself-out": "Making the level unwinnable",
};

const reasons: Readonly<Record<string, string>> = {
  "takes-a-detour": "You can still win, but in more moves than necessary.",
  "walks-into-it": "A creature could reach this cell in the same turn.",
  "locks-itself-out": "After this move, the level can’t be won any more.",
};

export const review: ReviewWords<WispView> = {
  move: (move) => `go ${wayOf(move)}`,
  doing: (move) => `Going ${wayOf(move)}`,
  where: ({ enemies }) => count(enemies.length, { one: "# creature left", other: "# creatures left" }),
  retell({ n, judged, amount, seat, isOwn, nameOf }) {
    const gone = `At move ${n} ${isOwn ? "you" : nameOf(seat)} went ${wayOf(judged?.move ?? "")}`;
    if (judged?.habit === "takes-a-detour") return `${gone}, a detour of ${amount}.`;
    if (judged?.habit === "walks-into-it") return `${gone}, straight into a creature.`;
    return `${gone}. After that, the level couldn’t be won any more.`;
  },
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
