/** Sits down as it was chosen: whoever follows a person is brought up to date first. */
import type { Setting } from "../keep.ts";
import { begin } from "./begin.ts";
import { asTheyAreNow } from "./following.ts";
import { configOf } from "./seating.ts";
import { sittersOf } from "./sitters.ts";

export const sitDown = async (chosen: Setting): Promise<void> =>
  begin({ config: configOf(chosen), sitters: await asTheyAreNow(sittersOf(chosen)) });
