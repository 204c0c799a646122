/** The campaign: its chapters in the order they are played. */
import type { CampaignLevel, Chapter, WrittenLevel } from "./chapter.ts";
import { company } from "./company.ts";
import { deepForest } from "./deep-forest.ts";
import { extras } from "./extras.ts";
import { firstLight } from "./first-light.ts";
import { frost } from "./frost.ts";
import { formerLevels, retired } from "./retired.ts";
import { rootAndMire } from "./root-and-mire.ts";
import { sleepers } from "./sleepers.ts";
import { theWatch } from "./the-watch.ts";
import { theWideNight } from "./the-wide-night.ts";
import { twinStones } from "./twin-stones.ts";

export const campaign: readonly Chapter[] = [
  firstLight,
  company,
  rootAndMire,
  sleepers,
  frost,
  twinStones,
  theWatch,
  deepForest,
  theWideNight,
];

/** All levels, in order: the first is level 1. */
export const campaignLevels: readonly CampaignLevel[] = campaign.flatMap(({ levels }) => levels);

/** The extra level of a chapter, which is unlocked by stars. */
export const extraOf = ({ id }: Chapter): CampaignLevel | undefined => extras[id];

/** All levels of the campaign, the extras last. */
export const everyLevel: readonly CampaignLevel[] = [
  ...campaignLevels,
  ...campaign.flatMap((chapter) => extraOf(chapter) ?? []),
];

/** Levels of a chapter that were replaced; they can still be played. */
export const retiredOf = ({ id }: Pick<Chapter, "id">): readonly CampaignLevel[] => retired[id] ?? [];

/** Every level whose results are stored by its id: the campaign's, and those it once had. */
export const knownLevels: readonly CampaignLevel[] = [...everyLevel, ...campaign.flatMap(retiredOf)];

interface ChapterIds {
  readonly id: string;
  readonly levels: readonly Pick<WrittenLevel, "id" | "isLater">[];
}

/**
 * What is missing by the chapter's levels, or by those it had before some were added or replaced if that is less:
 * nothing that was unlocked is locked again.
 */
const leastMissing = ({ id, levels }: ChapterIds, missing: (ids: readonly string[]) => number): number => {
  const stages = [
    levels.map((level) => level.id),
    levels.filter(({ isLater }) => isLater !== true).map((level) => level.id),
    formerLevels[id] ?? [],
  ];
  return Math.max(0, Math.min(...stages.filter((ids) => ids.length > 0).map(missing)));
};

/** The share of a chapter's stars that unlocks its extra level. */
const opensExtra = 3 / 4;
const starsEach = 3;

/** How many more stars of a chapter are needed to unlock its extra level. */
export const starsMissingIn = (chapter: ChapterIds, starsOf: (id: string) => number): number =>
  leastMissing(
    chapter,
    (ids) => Math.ceil(ids.length * starsEach * opensExtra) - ids.reduce((sum, id) => sum + starsOf(id), 0),
  );

/** The share of a chapter's levels that must be solved to unlock the next one, with any number of stars. */
const opensNext = 2 / 3;

/** How many more levels of a chapter must be solved to unlock the next one. */
export const missingIn = (chapter: ChapterIds, isSolved: (id: string) => boolean): number =>
  leastMissing(chapter, (ids) => Math.ceil(ids.length * opensNext) - ids.filter(isSolved).length);
