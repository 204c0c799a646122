/** The game's summary for the home page, with the data saved on this device. */
import type { ZonkStanding } from "@turnlight/games/zonk";
import type { SummarySource } from "../../../match/unfinished/summary.ts";
import { standing } from "./standing.ts";
import { summarize } from "./summary.ts";

export const summary: SummarySource<ZonkStanding> = { standing, summarize };
