/** Setup of online tables: as the lobby's table was last set. */
import type { OnlineSetup } from "../../page.ts";
import { setting } from "../saved.ts";
import { zonkRules } from "./online-rules.ts";
import { configOf } from "./seating.ts";
import { fewestSeats, mostSeats } from "./seats.ts";

export const online: OnlineSetup = {
  seats: [fewestSeats, mostSeats],
  config: async (seats) => configOf({ ...(await setting()), seats: Array.from({ length: seats }) }),
  rules: zonkRules,
  quickRule: "table",
};
