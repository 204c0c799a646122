/** Board sizes and difficulties of a table: from a match, or from a date. */
import {
  eveningOf,
  type HeadConfig,
  head,
  houseDifficulty,
  type languages,
  other,
  type Pair,
  packNames,
  shapeBySeed,
} from "@turnlight/games/head";
import { chanceOf, pick, type Seed, seedOf } from "@turnlight/kernel";
import { presetOf, type TableHalf } from "./halves.ts";

const at = <T>(pair: Pair<T>, seat: number, value: T): Pair<T> => (seat === 0 ? [value, pair[1]] : [pair[0], value]);

export const shapeIn = (
  { grids, words, difficulty }: Pick<HeadConfig, "grids" | "words" | "difficulty">,
  seat: number,
): TableHalf => {
  const side = seat === 0 ? 0 : 1;
  return { grid: grids[side], words: words[side], difficulty: difficulty[side] };
};

export const withShape = (config: HeadConfig, seat: number, shape: TableHalf): HeadConfig => ({
  ...config,
  grids: at(config.grids, seat, shape.grid),
  words: at(config.words, seat, shape.words),
  difficulty: at(config.difficulty, seat, shape.difficulty),
});

export const configText = (config: HeadConfig): string => head.rules.configText.write(config);

/** What the evening makes of a bot's own difficulty; normal without one. */
export const eveningDifficulty = (bot: string): TableHalf["difficulty"] => {
  const evening = eveningOf(bot);
  return evening === undefined ? "normal" : houseDifficulty(evening);
};

/**
 * A table against a bot, as the evening leaves it. The evening changes only a Normal difficulty of the bot: a chosen
 * one stays. What the evening of `before`, the bot of the match until now, has changed counts as Normal.
 */
export const withEvening = (config: HeadConfig, human: number, bot: string, before: string): HeadConfig => {
  const half = shapeIn(config, other(human));
  const isChosen = half.difficulty !== "normal" && half.difficulty !== eveningDifficulty(before);
  return isChosen ? config : withShape(config, other(human), { ...half, difficulty: eveningDifficulty(bot) });
};

/** The first day with a daily duel. */
export const firstDay = "2026-01-01";
/** How many past days can still be played. */
export const archived = 28;

export const daySeed = (date: string): Seed => seedOf(`don't lose your head, daily duel, ${date}`);

/** A day's table: both boards' shapes and the theme follow from the date, the same for everybody in a language. */
export const dayConfig = (date: string, language: (typeof languages)[number]): HeadConfig => {
  const draw = chanceOf(daySeed(date)).stream("the day's table");
  const usual = head.rules.configText.read("");
  if (!usual.ok) throw new Error(usual.refusal.reason);
  const shape = { grid: pick(draw, [7, 8, 9]), words: pick(draw, [3, 4]), difficulty: "normal" } as const;
  const table = { ...usual.value, bank: language, pack: pick(draw, ["none", ...packNames] as const) };
  const isPreset = presetOf({ ...shape, house: table.house }) !== undefined;
  const board = isPreset ? shape : shapeBySeed(shape.difficulty, seedOf(date));
  return withShape(withShape(table, 0, shape), 1, { grid: board.grid, words: board.words, difficulty: "normal" });
};
