/** What of Zonk has a board: the duplicate of a day, by its points. Challenges are any other duplicate. */
import { accept, type GameCourses, isDay, quote, refuse } from "@turnlight/kernel";
import { dayConfig, opponentOf } from "../content/daily.ts";
import { daySeed } from "../content/daily-dice.ts";
import type { ZonkState } from "../rules/state.ts";

export const courses: GameCourses<ZonkState> = {
  isOpen: false,
  course(key) {
    const [kind, date = "", more] = key.split(" ");
    return kind === "daily" && isDay(date) && more === undefined
      ? accept({ config: dayConfig, seed: daySeed(date), bots: [null, opponentOf(date)] })
      : refuse("no-board", `there is no board for ${quote(key)}`, { right: "a day" });
  },
  result({ state, outcome, seat }) {
    if (state.rounds === undefined)
      return refuse("not-a-duplicate", "this match was a race", { right: "a match with rounds" });
    if (outcome.ended !== undefined) return refuse("not-finished", "the match was given up");
    const points = state.scores[seat] ?? 0;
    return accept({ score: points, figures: { points }, helped: false });
  },
};
