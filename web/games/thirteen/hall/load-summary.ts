/** The arcade's feed, with what this device keeps of it. */
import type { ThirteenStanding } from "@turnlight/games/thirteen";
import type { SummarySource } from "../../summary.ts";
import { standing } from "../saved.ts";
import { feedOf } from "./summary.ts";

export const feeder: SummarySource<ThirteenStanding> = { standing, feedOf };
