/** The shelf of prepared exercises, written by `tools/exercises.mjs`: judged positions of golden and seeded matches. */
import { type Result, sentence } from "@turnlight/kernel";
import { reviewFormat, type SavedReview } from "../match/review/format.ts";
import { reviewKey } from "../match/review/match-identity.ts";
import type { TrainingPosition } from "../review/training.ts";
import { type ThemeName, themeOf } from "./themes.ts";

/** Kept on a first visit, since the room shows the shelves of all games; what cannot be loaded is left out. */
const files = import.meta.glob<string>("./shelf/*.jsonl", { query: "?raw", import: "default" });

/** In the order of the home page. */
export const trainedGames = ["head", "wisp", "zonk", "thirteen"] as const;
export type TrainedGame = (typeof trainedGames)[number];

/** Their answers are saved beside those of one's own mistakes. */
const prefix = "shelf-";
export const isPrepared = ({ key }: Pick<TrainingPosition, "key">): boolean => key.startsWith(prefix);

const readLine = (line: string): SavedReview => {
  const read: Result<SavedReview> = reviewFormat.read(JSON.parse(line));
  if (!read.ok) throw new Error(sentence(read.refusal));
  return read.value;
};

/** The words of a match are of one language; other matches have none. */
const languageOf = (record: string): string | undefined => /\bbank=(\w+)/.exec(record)?.[1];

/** The exercises of a game whose words, if it has any, are of this language. */
export const preparedReviews = async (
  game: TrainedGame,
  bank: string,
): Promise<readonly { readonly key: string; readonly value: SavedReview }[]> => {
  const text = (await files[`./shelf/exercises-${game}.jsonl`]?.().catch(() => "")) ?? "";
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map(readLine)
    .filter(({ record }) => (languageOf(record) ?? bank) === bank)
    .map((value) => ({ key: `${prefix}${reviewKey(value.record, value.seat)}`, value }));
};

const habitOf = ({ review, n }: TrainingPosition): string =>
  review.entries.find((entry) => entry.n === n)?.judged?.habit ?? "";

export const themeAt = (position: TrainingPosition): ThemeName | undefined =>
  themeOf(position.review.game, habitOf(position));
