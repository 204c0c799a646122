/** The campaign as the page shows it: every level with its code, every chapter with its unlock conditions. */
import {
  type Best,
  type CampaignLevel,
  type Chapter,
  campaign,
  extraOf,
  missingIn,
  retiredOf,
  starsMissingIn,
  writeCode,
} from "@turnlight/games/wisp";
import type { Localized } from "../../../language/catalogue.ts";
import { toldChapter, toldLevel } from "../words/campaign.ts";

export interface LevelShown extends CampaignLevel {
  readonly code: string;
  readonly name: Localized;
  readonly tale: Localized;
}

export interface ChapterShown extends Omit<Chapter, "levels"> {
  readonly title: Localized;
  readonly opening: Localized;
  readonly closing: Localized;
  /** From 1. */
  readonly number: number;
  readonly levels: readonly LevelShown[];
  /** Unlocked by the chapter's stars. */
  readonly extra: LevelShown | undefined;
  /** Replaced levels, which can still be played. */
  readonly retired: readonly LevelShown[];
}

/** The best solution of each solved level. */
export type Bests = ReadonlyMap<string, Best>;

export const bestsOf = ({ bests }: { readonly bests: readonly Best[] }): Bests =>
  new Map(bests.map((best) => [best.level, best]));

/** Parsed and encoded on first use. */
const shown = (of: CampaignLevel): LevelShown => {
  const { id, par, text, isLater, formerCode } = of;
  let code: string | undefined;
  return {
    id,
    ...toldLevel(id),
    par,
    text,
    ...(isLater === true && { isLater }),
    ...(formerCode !== undefined && { formerCode }),
    get level() {
      return of.level;
    },
    get code() {
      code ??= writeCode(of.level);
      return code;
    },
  };
};

/** Whether this is the code of the level, now or before decoration was taken from it. */
export const isLevel = (level: LevelShown, code: string): boolean => level.code === code || level.formerCode === code;

export const chapters: readonly ChapterShown[] = campaign.map((chapter, i) => {
  const extra = extraOf(chapter);
  return {
    ...chapter,
    ...toldChapter(chapter.id),
    number: i + 1,
    levels: chapter.levels.map(shown),
    extra: extra === undefined ? undefined : shown(extra),
    retired: retiredOf(chapter).map(shown),
  };
});

const starsEach = 3;

export const starsOf = ({ levels }: ChapterShown): number => levels.length * starsEach;

export const starsEarned = ({ levels }: ChapterShown, bests: Bests): number =>
  levels.reduce((sum, { id }) => sum + (bests.get(id)?.stars ?? 0), 0);

/** How many of the chapter's stars are missing to unlock its extra level. */
export const starsMissingFor = (chapter: ChapterShown, bests: Bests): number =>
  starsMissingIn(chapter, (id) => bests.get(id)?.stars ?? 0);

/** How many levels of the previous chapter are still to be solved; 0 for the first. */
export const missingFor = (chapter: ChapterShown, bests: Bests): number => {
  const before = chapters[chapter.number - 2];
  if (before === undefined) return 0;
  return Math.max(
    missingIn(before, (id) => bests.has(id)),
    missingFor(before, bests),
  );
};

/**
 * The level to continue with: the first unsolved one of the newest unlocked chapter, then of earlier ones, then the first
 * without all its stars.
 */
export const goOn = (bests: Bests): LevelShown | undefined => {
  const open = chapters.filter((chapter) => missingFor(chapter, bests) === 0);
  const unsolved = (levels: readonly LevelShown[]) => levels.find(({ id }) => !bests.has(id));
  const newest = open.at(-1);
  const all = open.flatMap(({ levels }) => levels);
  return (
    (newest && unsolved(newest.levels)) ??
    unsolved(all) ??
    all.find(({ id }) => (bests.get(id)?.stars ?? 0) < starsEach) ??
    all[0]
  );
};
