/** Which level this is: its name, its place in the campaign or the day it belongs to, and what comes before and after. */
import { useSignal } from "@preact/signals";
import type { Biome } from "@turnlight/games/wisp";
import { useEffect } from "preact/hooks";
import { dayName, inLanguage } from "../../language/language.ts";
import { type ChapterShown, chapters, type LevelShown } from "./campaign.ts";
import { type Errand, errandOf } from "./keep.ts";
import { words } from "./words.ts";

export interface Placed {
  readonly chapter: ChapterShown;
  readonly level: LevelShown;
  /** Counted through all chapters, from 1. */
  readonly number: number;
  readonly previous: LevelShown | undefined;
  readonly next: LevelShown | undefined;
  readonly isLastOfChapter: boolean;
}

const all = chapters.flatMap((chapter) => chapter.levels.map((level) => ({ chapter, level })));

/** The place of a level in the campaign, if it is one of it. */
export const placeOf = (code: string): Placed | undefined => {
  const at = all.findIndex(({ level }) => level.code === code);
  const found = all[at];
  if (found === undefined) return undefined;
  return {
    ...found,
    number: at + 1,
    previous: all[at - 1]?.level,
    next: all[at + 1]?.level,
    isLastOfChapter: found.chapter.levels.at(-1) === found.level,
  };
};

/** Under which a level's best line is kept: a campaign level by its name, so that it may be mended later. */
export const keyOf = (code: string): string => placeOf(code)?.level.id ?? code;

export interface LevelHere {
  readonly title: string;
  readonly biome: Biome;
  readonly placed: Placed | undefined;
  readonly errand: Errand | undefined;
  /** Said before the first move. */
  readonly tale: string;
}

/** From Sunday to Saturday. */
const biomeOfDay = ["forest", "swamp", "forest", "cave", "forest", "ruin", "cave"] as const;

export const biomeOf = (date: string): Biome => biomeOfDay[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? "forest";

export const useLevelHere = (code: string): LevelHere => {
  const errand = useSignal<Errand | undefined>(undefined);
  useEffect(() => {
    void errandOf(code).then((found) => {
      errand.value = found;
    });
  }, [code, errand]);
  const placed = placeOf(code);
  const why = errand.value;
  if (placed !== undefined && why?.kind !== "test")
    return {
      title: inLanguage(placed.level.name),
      biome: placed.chapter.biome,
      placed,
      errand: undefined,
      tale: inLanguage(placed.level.tale),
    };
  const biome: Biome = why?.kind === "daily" ? biomeOf(why.about) : "forest";
  const title =
    why === undefined ? "" : why.kind === "daily" ? dayName(why.about) : why.about || words.value.editor.unnamed;
  return { title, biome, placed: undefined, errand: why, tale: "" };
};
