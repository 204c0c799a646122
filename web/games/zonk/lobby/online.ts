/** The tavern's tables for people far away: set as the lobby's table was set last. */
import type { OnlineSetup } from "../../page.ts";
import { setting } from "../saved.ts";
import { configOf, fewestSeats, mostSeats } from "./seating.ts";

export const far: OnlineSetup = {
  seats: [fewestSeats, mostSeats],
  config: async (seats) => configOf({ ...(await setting()), seats: Array.from({ length: seats }) }),
};
