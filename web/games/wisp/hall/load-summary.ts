/** The wisp's feed, with what this device keeps of it. */
import type { WispStanding } from "@turnlight/games/wisp";
import type { SummarySource } from "../../summary.ts";
import { standingNow } from "./standing.ts";
import { feedOf } from "./summary.ts";

export const feeder: SummarySource<WispStanding> = { standing: standingNow, feedOf };
