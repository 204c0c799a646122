/** The campaign as the page shows it: every level with its code, every chapter with what it takes to open it. */
import {
  type Best,
  type CampaignLevel,
  type Chapter,
  campaign,
  extraOf,
  missingIn,
  starsMissingIn,
  writeCode,
} from "@turnlight/games/wisp";

export interface LevelShown extends CampaignLevel {
  readonly code: string;
}

export interface ChapterShown extends Omit<Chapter, "levels"> {
  /** From 1. */
  readonly number: number;
  readonly levels: readonly LevelShown[];
  /** Opens by the chapter's stars. */
  readonly extra: LevelShown | undefined;
}

/** The best line of each level that was solved. */
export type Bests = ReadonlyMap<string, Best>;

export const bestsOf = ({ bests }: { readonly bests: readonly Best[] }): Bests =>
  new Map(bests.map((best) => [best.level, best]));

/** Read and coded when it is first asked for. */
const shown = (of: CampaignLevel): LevelShown => {
  const { id, name, tale, par, text } = of;
  let code: string | undefined;
  return {
    id,
    name,
    tale,
    par,
    text,
    get level() {
      return of.level;
    },
    get code() {
      code ??= writeCode(of.level);
      return code;
    },
  };
};

export const chapters: readonly ChapterShown[] = campaign.map((chapter, i) => {
  const extra = extraOf(chapter);
  return {
    ...chapter,
    number: i + 1,
    levels: chapter.levels.map(shown),
    extra: extra === undefined ? undefined : shown(extra),
  };
});

const starsEach = 3;

export const starsOf = ({ levels }: ChapterShown): number => levels.length * starsEach;

export const starsEarned = ({ levels }: ChapterShown, bests: Bests): number =>
  levels.reduce((sum, { id }) => sum + (bests.get(id)?.stars ?? 0), 0);

/** How many stars of the chapter are still to be earned until its extra level opens. */
export const starsMissingFor = (chapter: ChapterShown, bests: Bests): number =>
  starsMissingIn(chapter, ({ id }) => bests.get(id)?.stars ?? 0);

/** How many levels of the chapter before are still to be solved; nothing is missing for the first. */
export const missingFor = (chapter: ChapterShown, bests: Bests): number => {
  const before = chapters[chapter.number - 2];
  if (before === undefined) return 0;
  return Math.max(
    missingIn(before, ({ id }) => bests.has(id)),
    missingFor(before, bests),
  );
};

/**
 * The level to go on with: the first unsolved one of the newest open chapter, which helps to open the next; then what
 * was left behind in earlier ones; then the first that has not all its stars.
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
