/** The wisp's feed, with what this device keeps of it. */
import type { WispStanding } from "@turnlight/games/wisp";
import type { Feeder } from "../../table/feed/feed.ts";
import { standingNow } from "./earned.ts";
import { feedOf } from "./feed.ts";

export const feeder: Feeder<WispStanding> = { standing: standingNow, feedOf };
