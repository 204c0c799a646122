/** Which level this is: its name, its place in the campaign or the day it belongs to, and what comes before and after. */
import type { Biome } from "@turnlight/games/wisp";
import { type Occasion, weekdayOf } from "@turnlight/kernel";
import { dayName, inLanguage } from "../../../language/language.ts";
import { words } from "../words/words.ts";
import { type ChapterShown, chapters, type LevelShown } from "./campaign.ts";

export interface CampaignLevel {
  readonly chapter: ChapterShown;
  readonly level: LevelShown;
  /** Counted through all chapters, from 1; an extra level has none. */
  readonly number: number | undefined;
  readonly previous: LevelShown | undefined;
  readonly next: LevelShown | undefined;
  readonly isLastOfChapter: boolean;
}

const all = chapters.flatMap((chapter) => chapter.levels.map((level) => ({ chapter, level })));

const extraPlace = (code: string): CampaignLevel | undefined => {
  for (const chapter of chapters)
    if (chapter.extra?.code === code)
      return {
        chapter,
        level: chapter.extra,
        number: undefined,
        previous: undefined,
        next: undefined,
        isLastOfChapter: false,
      };
  return undefined;
};

/** The place of a level in the campaign, if it is one of it. */
export const placeOf = (code: string): CampaignLevel | undefined => {
  const at = all.findIndex(({ level }) => level.code === code);
  const found = all[at];
  if (found === undefined) return extraPlace(code);
  return {
    ...found,
    number: at + 1,
    previous: all[at - 1]?.level,
    next: all[at + 1]?.level,
    isLastOfChapter: found.chapter.levels.at(-1) === found.level,
  };
};

/** Why a level is played, where the level itself does not say. */
const reasons = ["daily", "endless", "made", "test"] as const;
export type WispOccasion = (typeof reasons)[number];

export interface LevelHere {
  readonly title: string;
  readonly biome: Biome;
  readonly placed: CampaignLevel | undefined;
  readonly occasion: WispOccasion | undefined;
  /** Said before the first move. */
  readonly tale: string;
}

/** From Monday to Sunday. */
const biomeOfDay = ["swamp", "forest", "cave", "forest", "ruin", "cave", "forest"] as const;

export const biomeOf = (date: string): Biome => biomeOfDay[weekdayOf(date) ?? 6] ?? "forest";

const titleOf = (kind: WispOccasion | undefined, about: string): string => {
  if (kind === undefined) return "";
  if (kind === "daily") return dayName(about);
  if (kind === "endless") return words.value.endless.name(Number.parseInt(about, 10) || 1);
  return about || words.value.editor.unnamed;
};

export const levelHere = (code: string, why: Occasion | undefined): LevelHere => {
  const placed = placeOf(code);
  const occasion = reasons.find((kind) => kind === why?.kind);
  if (placed !== undefined && occasion !== "test")
    return {
      title: inLanguage(placed.level.name),
      biome: placed.chapter.biome,
      placed,
      occasion: undefined,
      tale: inLanguage(placed.level.tale),
    };
  const about = why?.about ?? "";
  const biome: Biome = occasion === "daily" ? biomeOf(about) : "forest";
  return { title: titleOf(occasion, about), biome, placed: undefined, occasion, tale: "" };
};
