/** Identifies a level: its name, its place in the campaign or its date, and its neighbours. */
import type { Biome } from "@turnlight/games/wisp";
import { type Occasion, weekdayOf } from "@turnlight/kernel";
import { dayName } from "../../../language/format.ts";
import { type PackOccasion, packOccasionIn } from "../packs/occasion.ts";
import { dailyName } from "../words/campaign.ts";
import { words } from "../words/words.ts";
import { type ChapterShown, chapters, isLevel, type LevelShown } from "./campaign.ts";

export interface ListedLevel {
  readonly chapter: ChapterShown;
  readonly level: LevelShown;
  /** Counted through all chapters, from 1; undefined for an extra or retired level. */
  readonly number: number | undefined;
  readonly previous: LevelShown | undefined;
  readonly next: LevelShown | undefined;
  readonly isLastOfChapter: boolean;
}

const all = chapters.flatMap((chapter) => chapter.levels.map((level) => ({ chapter, level })));

/** Extra and retired levels have no number and no neighbours. */
const aside = (code: string): ListedLevel | undefined => {
  for (const chapter of chapters) {
    const level = [chapter.extra, ...chapter.retired].find((one) => one !== undefined && isLevel(one, code));
    if (level !== undefined)
      return { chapter, level, number: undefined, previous: undefined, next: undefined, isLastOfChapter: false };
  }
  return undefined;
};

/** The level's place in the campaign, if it belongs to it or once did. */
export const placeOf = (code: string): ListedLevel | undefined => {
  const at = all.findIndex(({ level }) => isLevel(level, code));
  const found = all[at];
  if (found === undefined) return aside(code);
  return {
    ...found,
    number: at + 1,
    previous: all[at - 1]?.level,
    next: all[at + 1]?.level,
    isLastOfChapter: found.chapter.levels.at(-1) === found.level,
  };
};

/** Occasions that do not follow from the level itself. */
const reasons = ["daily", "endless", "made", "test", "pack", "published"] as const;
export type WispOccasion = (typeof reasons)[number];

/** What is said of a match on a published level: its id, then its title. */
export const publishedAbout = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  `${id} ${title}`;

export interface LevelHere {
  readonly title: string;
  readonly biome: Biome;
  readonly placed: ListedLevel | undefined;
  readonly occasion: WispOccasion | undefined;
  /** Set if it is played as part of a pack. */
  readonly pack: PackOccasion | undefined;
  /** Shown before the first move. */
  readonly tale: string;
}

/** Monday to Sunday. */
const biomeOfDay = ["swamp", "forest", "cave", "forest", "ruin", "cave", "forest"] as const;

export const biomeOf = (date: string): Biome => biomeOfDay[weekdayOf(date) ?? 6] ?? "forest";

const titleOf = (kind: WispOccasion | undefined, about: string): string => {
  if (kind === undefined) return "";
  if (kind === "daily") return dailyName(about) ?? dayName(about);
  if (kind === "pack") return packOccasionIn(about)?.name || words.value.editor.unnamed;
  if (kind === "published") return about.slice(about.indexOf(" ") + 1) || words.value.editor.unnamed;
  if (kind === "endless") return words.value.endless.name(Number.parseInt(about, 10) || 1);
  return about || words.value.editor.unnamed;
};

export const levelHere = (code: string, why: Occasion | undefined): LevelHere => {
  const placed = placeOf(code);
  const occasion = reasons.find((kind) => kind === why?.kind);
  if (placed !== undefined && occasion !== "test" && occasion !== "pack" && occasion !== "published")
    return {
      title: placed.level.name.value,
      biome: placed.chapter.biome,
      placed,
      occasion: undefined,
      pack: undefined,
      tale: placed.level.tale.value,
    };
  const about = why?.about ?? "";
  const biome: Biome = occasion === "daily" ? biomeOf(about) : "forest";
  const pack = occasion === "pack" ? packOccasionIn(about) : undefined;
  return { title: titleOf(occasion, about), biome, placed: undefined, occasion, pack, tale: "" };
};
