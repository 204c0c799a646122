/** The campaign as the page shows it: every level with its code, every chapter with what it takes to open it. */
import { type CampaignLevel, type Chapter, campaign, missingIn, writeCode } from "@turnlight/games/wisp";
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

export const starsOf = ({ levels }: ChapterShown): number => levels.length * starsEach;

export const earnedIn = ({ levels }: ChapterShown, bests: ReadonlyMap<string, Best>): number =>
  levels.reduce((sum, { id }) => sum + (bests.get(id)?.stars ?? 0), 0);

/** How many levels of the chapter before are still to be solved; nothing is missing for the first. */
export const missingFor = (chapter: ChapterShown, bests: ReadonlyMap<string, Best>): number => {
  const before = chapters[chapter.number - 2];
  if (before === undefined) return 0;
  return Math.max(
    missingIn(before, ({ id }) => bests.has(id)),
    missingFor(before, bests),
  );
};
