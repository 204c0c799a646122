/** The campaign: its chapters in the order they are played. */
import type { CampaignLevel, Chapter } from "./chapter.ts";
import { company } from "./company.ts";
import { deepForest } from "./deep-forest.ts";
import { extras } from "./extras.ts";
import { firstLight } from "./first-light.ts";
import { frost } from "./frost.ts";
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

/** The share of a chapter's stars that unlocks its extra level. */
const opensExtra = 3 / 4;
const starsEach = 3;

/** How many more stars of a chapter are needed to unlock its extra level. */
export const starsMissingIn = <Shown>(
  { levels }: { readonly levels: readonly Shown[] },
  starsOf: (level: Shown) => number,
): number =>
  Math.max(
    0,
    Math.ceil(levels.length * starsEach * opensExtra) - levels.reduce((sum, level) => sum + starsOf(level), 0),
  );

/** The share of a chapter's levels that must be solved to unlock the next one, with any number of stars. */
const opensNext = 2 / 3;

/** How many more levels of a chapter must be solved to unlock the next one. */
export const missingIn = <Shown>(
  { levels }: { readonly levels: readonly Shown[] },
  isSolved: (level: Shown) => boolean,
): number => Math.max(0, Math.ceil(levels.length * opensNext) - levels.filter(isSolved).length);
