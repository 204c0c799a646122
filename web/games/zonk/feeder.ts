/** The tavern's feed, with what this device keeps of it. */
import type { ZonkStanding } from "@turnlight/games/zonk";
import type { Feeder } from "../../table/feed/feed.ts";
import { feedOf } from "./feed.ts";
import { standing } from "./keep.ts";

export const feeder: Feeder<ZonkStanding> = { standing, feedOf };
