/** Starts the match chosen in the lobby, with adaptive opponents updated first. */
import type { ZonkSetting } from "../saved.ts";
import { asTheyAreNow } from "./refresh-opponents.ts";
import { configOf } from "./seating.ts";
import { sittersOf } from "./sitters.ts";
import { begin } from "./start-match.ts";

export const sitDown = async (chosen: ZonkSetting): Promise<void> =>
  begin({ config: configOf(chosen), sitters: await asTheyAreNow(sittersOf(chosen)) });
