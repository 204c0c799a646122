/** The tavern's tables for people far away: set as the lobby's table was set last. */
import type { FarTables } from "../card.ts";
import { setting } from "./keep.ts";
import { configOf, fewestSeats, mostSeats } from "./lobby/seating.ts";

export const far: FarTables = {
  seats: [fewestSeats, mostSeats],
  config: async (seats) => configOf({ ...(await setting()), seats: Array.from({ length: seats }) }),
};
