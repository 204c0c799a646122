/** The campaign as the page shows it: every level with its code, every chapter with what it takes to open it. */
import { type CampaignLevel, type Chapter, campaign, writeCode } from "@turnlight/games/wisp";
import type { Best } from "./keep.ts";

export interface LevelShown extends CampaignLevel {
  readonly code: string;
}

export interface ChapterShown extends Omit<Chapter, "levels"> {
  /** From 1. */
  readonly number: number;
  readonly levels: readonly LevelShown[];
}

export const chapters: readonly ChapterShown[] = campaign.map((chapter, i) => ({
  ...chapter,
  number: i + 1,
  levels: chapter.levels.map((level) => ({ ...level, code: writeCode(level.level) })),
}));

const starsEach = 3;
/** The share of its stars that opens the chapter after it. */
const opensNext = 0.5;

export const starsOf = ({ levels }: ChapterShown): number => levels.length * starsEach;

export const earnedIn = ({ levels }: ChapterShown, bests: ReadonlyMap<string, Best>): number =>
  levels.reduce((sum, { id }) => sum + (bests.get(id)?.stars ?? 0), 0);

/** How many stars of the chapter before are still missing; nothing is missing for the first. */
export const missingFor = (chapter: ChapterShown, bests: ReadonlyMap<string, Best>): number => {
  const before = chapters[chapter.number - 2];
  if (before === undefined) return 0;
  return Math.max(0, Math.ceil(starsOf(before) * opensNext) - earnedIn(before, bests), missingFor(before, bests));
};
