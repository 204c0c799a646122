/** The campaign: its chapters in the order they are played. */
import type { CampaignLevel, Chapter } from "./chapter.ts";
import { company } from "./company.ts";
import { deepForest } from "./deep-forest.ts";
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
  deepForest,
  frost,
  twinStones,
  theWatch,
  theWideNight,
];

/** All levels, in order: the first is level 1. */
export const campaignLevels: readonly CampaignLevel[] = campaign.flatMap(({ levels }) => levels);
