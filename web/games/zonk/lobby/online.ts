/** Setup of online tables: as the lobby's table was last set. */
import type { OnlineSetup } from "../../page.ts";
import { setting } from "../saved.ts";
import { configOf, fewestSeats, mostSeats } from "./seating.ts";

export const online: OnlineSetup = {
  seats: [fewestSeats, mostSeats],
  config: async (seats) => configOf({ ...(await setting()), seats: Array.from({ length: seats }) }),
};
