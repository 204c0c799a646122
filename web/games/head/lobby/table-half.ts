/** Board sizes and difficulties of a table: from presets, from a match, or from a date. */
import {
  type Difficulty,
  eveningOf,
  type HeadConfig,
  type HouseRule,
  head,
  houseDifficulty,
  type languages,
  other,
  type Pair,
  type Preset,
  type PresetName,
  packNames,
  presetNames,
  presets,
  shapeBySeed,
} from "@turnlight/games/head";
import { chanceOf, isEqual, pick, type Seed, seedOf } from "@turnlight/kernel";

export interface TableHalf {
  readonly grid: number;
  readonly words: number;
  readonly difficulty: Difficulty;
}

/** Choices for a table between two people; without `theirs`, both get the same half. */
export interface Chosen extends TableHalf {
  readonly theirs?: TableHalf;
}

/** Both players' halves: one's own, then the other's. */
export const halvesOf = ({ grid, words, difficulty, theirs }: Chosen): Pair<TableHalf> => {
  const mine = { grid, words, difficulty };
  return [mine, theirs ?? mine];
};

/** The house rules that change play; the curtain only decides who may look when. */
const played = (house: readonly HouseRule[]): readonly HouseRule[] => house.filter((rule) => rule !== "curtain");

/** The preset that matches a table, whatever its difficulty; undefined for a custom one. */
export const presetOf = ({ grid, words, house }: Pick<Preset, "grid" | "words" | "house">): PresetName | undefined =>
  presetNames.find((name) => {
    const preset = presets[name];
    return preset.grid === grid && preset.words === words && isEqual(preset.house, played(house));
  });

/** The preset that matches both halves. */
export const presetOfBoth = ([one, two]: Pair<TableHalf>, house: readonly HouseRule[]): PresetName | undefined => {
  const preset = presetOf({ ...one, house });
  return preset === presetOf({ ...two, house }) ? preset : undefined;
};

/** What choosing a preset changes: both halves and all house rules except the curtain. */
export const presetChosen = (
  name: PresetName,
  house: readonly HouseRule[],
): Required<Chosen> & Pick<Preset, "house"> => {
  const { grid, words, difficulty, house: added } = presets[name];
  const shape = { grid, words, difficulty };
  return { ...shape, theirs: shape, house: [...added, ...house.filter((rule) => rule === "curtain")] };
};

/** The table offered in the lobby: a quick one for players without a duel who have changed nothing. */
export const offered = <T extends Chosen & Pick<Preset, "house">>(chosen: T, duels: number): T => {
  const { difficulty } = presets.evening;
  const halves = halvesOf(chosen);
  const isUsual =
    presetOfBoth(halves, chosen.house) === "evening" && halves.every((half) => half.difficulty === difficulty);
  return duels === 0 && isUsual ? { ...chosen, ...presetChosen("quick", chosen.house) } : chosen;
};

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

/**
 * Completes a config for a match against a bot. The bot's difficulty follows its mood this evening, else it is normal.
 * A preset defines both boards; otherwise the bot's board follows the human's difficulty, drawn from `match`.
 */
export const withHouseBoard = (config: HeadConfig, human: number, match: string, bot = ""): HeadConfig => {
  const { grid, words, difficulty } = shapeIn(config, human);
  const evening = eveningOf(bot);
  const own = evening === undefined ? "normal" : houseDifficulty(evening);
  const isPreset = presetOf({ grid, words, house: config.house }) !== undefined;
  const board = isPreset ? { grid, words } : shapeBySeed(difficulty, seedOf(match));
  return withShape(config, other(human), { ...board, difficulty: own });
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
  return withHouseBoard(withShape(table, 0, shape), 0, date);
};
