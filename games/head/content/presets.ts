/** Presets of settings: a short duel, the default one, exactly the printed rules, and a hard one. */
import { type Difficulty, type HeadConfig, type HouseRule, missLimit } from "../rules/index.ts";

export const presetNames = ["quick", "evening", "printed", "expert"] as const;
export type PresetName = (typeof presetNames)[number];

export interface Preset {
  /** Of both boards. */
  readonly grid: number;
  readonly words: number;
  /** The default choice of its players; each may choose another. */
  readonly difficulty: Difficulty;
  readonly house: readonly HouseRule[];
}

export const presets: Readonly<Record<PresetName, Preset>> = {
  quick: { grid: 6, words: 3, difficulty: "easy", house: ["mercy", "bonus", "direction"] },
  evening: { grid: 8, words: 3, difficulty: "normal", house: ["mercy", "bonus", "direction"] },
  printed: { grid: 8, words: 3, difficulty: "normal", house: [] },
  expert: { grid: 12, words: 3, difficulty: "hard", house: [] },
};

/** The part of the settings that a preset decides, with a difficulty for each seat. */
export const presetTable = (
  name: PresetName,
  difficulty: HeadConfig["difficulty"] = [presets[name].difficulty, presets[name].difficulty],
): Pick<HeadConfig, "grids" | "words" | "difficulty" | "house"> => {
  const { grid, words, house } = presets[name];
  return { grids: [grid, grid], words: [words, words], difficulty, house };
};

/** Each player's limit of misses with a preset's settings. */
export const presetLimit = (name: PresetName, difficulty: Difficulty = presets[name].difficulty): number => {
  const { grid, words, house } = presets[name];
  return missLimit({ grid, words, difficulty, mercy: house.includes("mercy") });
};
