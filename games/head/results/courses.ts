/** What of Don't Lose Your Head has a board: the hunt of a day in each language, by misses. Challenges are any hunt. */
import { accept, type GameCourses, isDay, quote, refuse } from "@turnlight/kernel";
import { dayHuntConfig, dayHuntSeed, huntHider } from "../content/daily-hunt.ts";
import { tableBank } from "../content/table-bank.ts";
import { type HeadState, headRules, huntOf, isAlone, languages } from "../rules/index.ts";

const rules = headRules(tableBank);

/** More misses than any board allows. */
const mostMisses = 10_000;

export const courses: GameCourses<HeadState> = {
  isOpen: false,
  course(key) {
    const [kind, date = "", language = "", more] = key.split(" ");
    const bank = languages.find((one) => one === language);
    if (kind !== "daily" || !isDay(date) || bank === undefined || more !== undefined)
      return refuse("no-board", `there is no board for ${quote(key)}`, { right: "a day and a language" });
    const config = rules.configText.write(dayHuntConfig(bank));
    return accept({ config, seed: dayHuntSeed(date), bots: [null, huntHider] });
  },
  result({ state, outcome }) {
    const [, board] = state.boards;
    if (!isAlone(state.config)) return refuse("not-a-hunt", "this match was a duel", { right: "a hunt alone" });
    if (board === null || state.fall === null || outcome.ended !== undefined)
      return refuse("not-finished", "the hunt was given up");
    const { misses } = huntOf(state.config, 0, board, state.guesses);
    const turns = state.guesses.length;
    return accept({ score: Math.max(0, mostMisses - misses), figures: { misses, turns }, helped: false });
  },
};
