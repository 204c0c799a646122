/** The duel's feed, with what this device keeps of it. */
import type { Standing } from "@turnlight/games/head";
import type { Feeder } from "../../table/feed/feed.ts";
import { feedOf } from "./feed.ts";
import { standing } from "./keep.ts";

export const feeder: Feeder<Standing> = { standing, feedOf };
