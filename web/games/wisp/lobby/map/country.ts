/** What the map shows of the campaign: where one is, what is behind, what is ahead and whether it is locked. */
import {
  type Bests,
  type ChapterShown,
  chapters,
  goOn,
  type LevelShown,
  missingFor,
  starsEarned,
  starsOf,
} from "../campaign.ts";
import { placeOf } from "../levels.ts";
import type { ResumableLevel } from "../resumable.ts";

export interface ChapterOnMap {
  readonly chapter: ChapterShown;
  readonly stars: number;
  readonly of: number;
  readonly solved: number;
  /** Levels of the chapter before that are missing; 0 if it is open. */
  readonly missing: number;
  /** Whether it is locked, and the chapter before it is not. */
  readonly isNextLocked: boolean;
}

/** A level by its chapter and its place in it, both from 0. */
export interface LevelPlace {
  readonly chapter: number;
  readonly at: number;
}

export interface MapState {
  readonly chapters: readonly ChapterOnMap[];
  /** From 0. */
  readonly current: number;
  /** What *Continue* enters; undefined where every star has been won. */
  readonly next: LevelShown | undefined;
  /** Counted through all chapters; undefined for a bonus level. */
  readonly number: number | undefined;
  /** Its place within its chapter, from 0; -1 for a bonus level. */
  readonly at: number;
  /** Nothing was solved or begun before. */
  readonly isNew: boolean;
  readonly stars: number;
  readonly of: number;
}

const starsEach = 3;

export const mapStateOf = (bests: Bests, left: ResumableLevel | undefined): MapState => {
  const shown = chapters.map((chapter, i): ChapterOnMap => {
    const missing = missingFor(chapter, bests);
    const before = chapters[i - 1];
    return {
      chapter,
      stars: starsEarned(chapter, bests),
      of: starsOf(chapter),
      solved: chapter.levels.filter(({ id }) => bests.has(id)).length,
      missing,
      isNextLocked: missing > 0 && before !== undefined && missingFor(before, bests) === 0,
    };
  });
  const isComplete = chapters.every(({ levels }) =>
    levels.every(({ id }) => (bests.get(id)?.stars ?? 0) === starsEach),
  );
  const level = left?.level ?? goOn(bests);
  const placed = level === undefined ? undefined : placeOf(level.code);
  const chapter = placed?.chapter;
  return {
    chapters: shown,
    current: isComplete && left === undefined ? chapters.length - 1 : (chapter?.number ?? 1) - 1,
    next: isComplete && left === undefined ? undefined : level,
    number: placed?.number,
    at: chapter?.levels.findIndex(({ id }) => id === level?.id) ?? -1,
    isNew: bests.size === 0 && left === undefined,
    stars: shown.reduce((sum, { stars }) => sum + stars, 0),
    of: shown.reduce((sum, { of }) => sum + of, 0),
  };
};

/** The number of a chapter's first level. */
export const firstNumber = (chapter: ChapterShown): number =>
  1 + chapters.filter(({ number }) => number < chapter.number).reduce((sum, { levels }) => sum + levels.length, 0);

/** The first sentence of a chapter's tale. */
export const openingLine = ({ opening }: ChapterShown): string => /^.*?[.!?…](?=\s|$)/.exec(opening.value)?.[0] ?? "";

/** Where a level that has been solved lies; undefined for any other. */
export const solvedPlace = (bests: Bests, id: string | undefined): LevelPlace | undefined => {
  if (id === undefined || !bests.has(id)) return undefined;
  const chapter = chapters.findIndex(({ levels }) => levels.some((level) => level.id === id));
  const at = chapters[chapter]?.levels.findIndex((level) => level.id === id);
  return at === undefined ? undefined : { chapter, at };
};
