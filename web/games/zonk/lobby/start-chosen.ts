/** Starts the match chosen in the lobby, with adaptive opponents updated first; it is the table of next time. */
import { keepSetting, type ZonkSetting } from "../saved.ts";
import { asTheyAreNow } from "./refresh-opponents.ts";
import { configOf } from "./seating.ts";
import { sittersOf } from "./sitters.ts";
import { begin } from "./start-match.ts";

export const sitDown = async (chosen: ZonkSetting): Promise<void> => {
  await keepSetting({ ...chosen });
  await begin({ config: configOf(chosen), sitters: await asTheyAreNow(sittersOf(chosen)) });
};
