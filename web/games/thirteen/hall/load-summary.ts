/** The game's summary for the home page, with the data saved on this device. */
import type { ThirteenStanding } from "@turnlight/games/thirteen";
import type { SummarySource } from "../../../match/unfinished/summary.ts";
import { standing } from "../saved.ts";
import { summarize } from "./summary.ts";

export const summary: SummarySource<ThirteenStanding> = { standing, summarize };
