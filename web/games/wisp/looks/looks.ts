/** The looks of the wisp, and how many of the campaign's stars unlock each. */
import { type Bests, chapters, starsEarned } from "../lobby/campaign.ts";

export const lookStars = { ember: 12, moth: 36, rose: 72, frost: 110, lantern: 155, comet: 210 } as const;
export type LookName = keyof typeof lookStars;

/** In the order in which they are unlocked. */
export const lookNames = Object.keys(lookStars) as readonly LookName[];

export const isLook = (name: string): name is LookName => lookNames.some((look) => look === name);

export const campaignStars = (bests: Bests): number =>
  chapters.reduce((sum, chapter) => sum + starsEarned(chapter, bests), 0);

/** The looks that become available between these numbers of stars. */
export const unlockedBetween = (before: number, after: number): readonly LookName[] =>
  lookNames.filter((look) => before < lookStars[look] && lookStars[look] <= after);
