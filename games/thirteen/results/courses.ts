/**
 * What of Thirteen Throws has a board: the run of a day, and all runs by stake and kit. More stages are better, then
 * more points in the last one.
 */
import { accept, type GameCourses, isDay, quote, refuse } from "@turnlight/kernel";
import { kitNames } from "../rules/kits.ts";
import { dailyConfig, dailySeed } from "../rules/seeds.ts";
import type { RunState } from "../rules/state.ts";
import { stakes, targets } from "../rules/stock.ts";
import { helpNote } from "./aftermath.ts";

/** Points of the last stage that are told apart. */
const mostPoints = 2 ** 32 - 1;
const mostCleared = 255;

const runConfig = (stake: number, kit: string): string =>
  `challenge=none scratch=literal unlocked=all stake=${stake} kit=${kit}`;

export const courses: GameCourses<RunState> = {
  isOpen: false,
  course(key) {
    const [kind, about = "", kit = "", more] = key.split(" ");
    if (kind === "daily" && isDay(about) && kit === "") {
      const day = dailySeed(about);
      return day.ok ? accept({ config: dailyConfig, seed: day.value.seed, bots: [null] }) : day;
    }
    const isStake = /^\d$/.test(about) && Number(about) <= stakes.most;
    if (kind === "run" && isStake && kitNames.some((name) => name === kit) && more === undefined)
      return accept({ config: runConfig(Number(about), kit), bots: [null] });
    return refuse("no-board", `there is no board for ${quote(key)}`, { right: "a day, or a stake and a kit" });
  },
  result({ state, notes }) {
    const { cleared, sheet, config } = state;
    if (config.first !== targets.first) return refuse("not-finished", "the run was made easier");
    const score = Math.min(mostCleared, cleared) * 2 ** 32 + Math.min(mostPoints, Math.max(0, Math.floor(sheet.score)));
    const helped = notes.some(({ text }) => text === helpNote);
    return accept({ score, figures: { cleared, score: sheet.score, target: sheet.target }, helped });
  },
};
