/** The tavern's feed, with what this device keeps of it. */
import type { ZonkStanding } from "@turnlight/games/zonk";
import type { Feeder } from "../../table/feed/feed.ts";
import { standing } from "./earned.ts";
import { feedOf } from "./feed.ts";

export const feeder: Feeder<ZonkStanding> = { standing, feedOf };
