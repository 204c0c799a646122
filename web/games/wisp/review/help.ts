/** A review shows the best moves of a level, and so does an exercise in it: both count as help. */
import { noteReviewed, wouldCost } from "../hall/help.ts";
import { words } from "../words/words.ts";

export const reviewHelp = async (config: string): Promise<string | undefined> =>
  (await noteReviewed(config)) ? words.value.panel.reviewCounts : undefined;

export const exercisePrice = async (config: string): Promise<string | undefined> =>
  (await wouldCost(config)) ? words.value.panel.exerciseCounts : undefined;
