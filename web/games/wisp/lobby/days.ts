/** The first day of the daily level, and a spoiler-free result as a row of symbols. */
import { type Direction, readCode, setup, wisp } from "@turnlight/games/wisp";

/** The first day with a daily level. */
export const firstDay = "2026-01-01";

/** A symbol for each move: a blossom for a purification, a plus for a merging, a moon for a waking, a dot for a step. */
export const signsOf = (code: string, line: readonly Direction[]): string => {
  const level = readCode(code);
  if (!level.ok) return "";
  let state = setup(level.value);
  return line
    .map((move) => {
      const { state: after, told } = wisp.rules.apply(state, 0, move);
      state = after;
      const kinds = told.map(({ fact }) => fact.kind);
      return kinds.includes("purify") ? "✿" : kinds.includes("merge") ? "✚" : kinds.includes("wake") ? "☾" : "·";
    })
    .join("");
};

export const starSigns = (stars: number): string => "★".repeat(stars) + "☆".repeat(3 - stars);
