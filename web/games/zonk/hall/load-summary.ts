/** The tavern's feed, with what this device keeps of it. */
import type { ZonkStanding } from "@turnlight/games/zonk";
import type { SummarySource } from "../../summary.ts";
import { standing } from "./standing.ts";
import { feedOf } from "./summary.ts";

export const feeder: SummarySource<ZonkStanding> = { standing, feedOf };
