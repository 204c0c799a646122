/** The duel's feed, with what this device keeps of it. */
import type { HeadStanding } from "@turnlight/games/head";
import type { SummarySource } from "../../summary.ts";
import { standing } from "../saved.ts";
import { feedOf } from "./summary.ts";

export const feeder: SummarySource<HeadStanding> = { standing, feedOf };
