/** The wisp: today's result in two words, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { WispTodayWords } from "./today.en.ts";

const count = pluralIn("de");

export const de: WispTodayWords = {
  moves: (moves) => count(moves, { one: "# Zug", other: "# Züge" }),
};
