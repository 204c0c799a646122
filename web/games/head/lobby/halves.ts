/** The two halves of a table: one's own board and difficulty, and the other's. Needs none of the rules' engine. */
import {
  type Difficulty,
  type HouseRule,
  limitParts,
  type Pair,
  type Preset,
  type PresetName,
  presetNames,
  presets,
} from "@turnlight/games/head";

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
    return preset.grid === grid && preset.words === words && preset.house.join() === played(house).join();
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

/** Choices for a table against a bot; without `rival`, the bot gets one's own board and the difficulty Normal. */
export interface ChosenAlone extends Chosen {
  readonly rival?: TableHalf;
}

/** Both halves against a bot: one's own, then the bot's. */
export const halvesAgainstBot = ({ grid, words, difficulty, rival }: ChosenAlone): Pair<TableHalf> => [
  { grid, words, difficulty },
  rival ?? { grid, words, difficulty: "normal" },
];

/** The table offered in the lobby: a quick one for players without a duel who have changed nothing. */
export const offered = <T extends ChosenAlone & Pick<Preset, "house">>(chosen: T, duels: number): T => {
  const { difficulty } = presets.evening;
  const halves = halvesOf(chosen);
  const isUsual =
    presetOfBoth(halves, chosen.house) === "evening" && halves.every((half) => half.difficulty === difficulty);
  return duels === 0 && isUsual && chosen.rival === undefined
    ? { ...chosen, ...presetChosen("quick", chosen.house) }
    : chosen;
};

/** What choosing a preset changes against a bot, too: its board is the preset's, its difficulty Normal. */
export const presetForAll = (
  name: PresetName,
  house: readonly HouseRule[],
): Required<ChosenAlone> & Pick<Preset, "house"> => {
  const chosen = presetChosen(name, house);
  return { ...chosen, rival: { grid: chosen.grid, words: chosen.words, difficulty: "normal" } };
};

/** Each player's miss limit: by the other's board and one's own difficulty. */
export const limitsOf = ([one, two]: Pair<TableHalf>, house: readonly HouseRule[]): Pair<number> => {
  const limit = ({ grid, words }: TableHalf, { difficulty }: TableHalf): number =>
    limitParts({ grid, words, difficulty, mercy: house.includes("mercy") }).limit;
  return [limit(two, one), limit(one, two)];
};
