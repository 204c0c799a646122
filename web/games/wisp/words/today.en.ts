/** The wisp: today's result in two words, in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export const en = {
  moves: (moves: number) => count(moves, { one: "# move", other: "# moves" }),
};

export type WispTodayWords = typeof en;
