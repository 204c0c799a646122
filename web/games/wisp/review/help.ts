/** A review shows the best moves of a level, so it counts as help with it. */
import { noteReviewed } from "../hall/help.ts";
import { words } from "../words/words.ts";

export const reviewHelp = async (config: string): Promise<string | undefined> =>
  (await noteReviewed(config)) ? words.value.panel.reviewCounts : undefined;
