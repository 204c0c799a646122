/** Setup of online side-by-side runs: every item is in the pool, so that it is the same for everybody. */
import { sideSeats } from "@turnlight/kernel";
import type { OnlineSetup } from "../../page.ts";

export const online: OnlineSetup = {
  seats: sideSeats,
  config: async (seats) => `seats=${seats} unlocked=all`,
};
