/** The game's summary for the home page, with the data saved on this device. */
import type { WispStanding } from "@turnlight/games/wisp";
import type { SummarySource } from "../../../match/unfinished/summary.ts";
import { standingNow } from "./standing.ts";
import { summarize } from "./summary.ts";

export const summary: SummarySource<WispStanding> = { standing: standingNow, summarize };
