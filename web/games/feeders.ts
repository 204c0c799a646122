/** What games tell the hall of what is kept: a game that has something to tell is one line here. */

import { plainSummary } from "../match/unfinished/load-summary.ts";
import { pageOf } from "./index.ts";
import { opponentNames } from "./page.ts";
import type { SummarySource } from "./summary.ts";

const feeders: Readonly<Record<string, () => Promise<{ readonly feeder: SummarySource }>>> = {
  head: () => import("./head/hall/load-summary.ts"),
  wisp: () => import("./wisp/hall/load-summary.ts"),
  zonk: () => import("./zonk/hall/load-summary.ts"),
  thirteen: () => import("./thirteen/hall/load-summary.ts"),
};

/** Of a game that tells nothing of itself one knows who sits there. */
export const summaryOf = async (game: string): Promise<SummarySource> => {
  const own = Object.hasOwn(feeders, game) ? feeders[game] : undefined;
  if (own !== undefined) return (await own()).feeder;
  const card = pageOf(game);
  return plainSummary(card === undefined ? [] : opponentNames(card));
};
