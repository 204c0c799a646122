/** The game's summary for the home page, with the data saved on this device. */
import type { HeadStanding } from "@turnlight/games/head";
import type { SummarySource } from "../../../match/unfinished/summary.ts";
import { standing } from "../saved.ts";
import { summarize } from "./summary.ts";

export const summary: SummarySource<HeadStanding> = { standing, summarize };
