/** Duels with people far away: set as the last new game was, with the same chances for both. */
import type { FarTables } from "../card.ts";
import { habits } from "./habits.ts";
import { standing } from "./keep.ts";
import { configOf } from "./lobby/config.ts";
import { offered } from "./shapes.ts";

export const far: FarTables = {
  seats: [2, 2],
  async config() {
    const [kept, { duels }] = await Promise.all([habits(), standing()]);
    const house = kept.house.filter((rule) => rule !== "curtain");
    return configOf({ ...offered(kept, duels.length), opponent: "person", house });
  },
};
