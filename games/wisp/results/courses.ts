/** What of Will-o'-the-Wisp has a board: the level of a day, and every level of the campaign. Fewer moves are better. */
import { accept, type GameCourses, isDay, quote, type Result, refuse } from "@turnlight/kernel";
import { knownLevels } from "../content/campaign.ts";
import { dailyLevel } from "../generator/daily.ts";
import type { Level } from "../rules/level.ts";
import { rules } from "../rules/rules.ts";
import { endingOf, type WispState } from "../rules/state.ts";
import { isHinted, type WispNote } from "./aftermath.ts";

/** No solution that anybody sends is longer. */
const longest = 100_000;

const solution: WispNote = "solution";

const levelBy = (key: string): Result<Level> => {
  const [kind, about = "", more] = key.split(" ");
  if (kind === "daily" && isDay(about) && more === undefined) {
    const made = dailyLevel(about);
    return made.ok ? accept(made.value.level) : made;
  }
  const found = kind === "level" && more === undefined ? knownLevels.find(({ id }) => id === about) : undefined;
  return found === undefined
    ? refuse("no-board", `there is no board for ${quote(key)}`, { right: "a day or a level of the campaign" })
    : accept(found.level);
};

export const courses: GameCourses<WispState> = {
  isOpen: true,
  course(key) {
    const level = levelBy(key);
    return level.ok ? accept({ config: rules.configText.write({ level: level.value }), bots: [null] }) : level;
  },
  result({ state, steps, notes }) {
    if (endingOf(state) !== "won") return refuse("not-finished", "the level wasn't solved");
    const moves = steps.length;
    if (moves > longest) return refuse("not-finished", "the solution is too long");
    const helped = isHinted(notes) || notes.some(({ text }) => text === solution);
    return accept({ score: longest - moves, figures: { moves }, helped });
  },
};
