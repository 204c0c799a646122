/** Online duels: set as the last new game was, with the same chances for both. */
import type { OnlineSetup } from "../../page.ts";
import { standing } from "../saved.ts";
import { configOf } from "./config.ts";
import { habits } from "./preferences.ts";
import { offered } from "./table-half.ts";

export const online: OnlineSetup = {
  seats: [2, 2],
  async config() {
    const [kept, { duels }] = await Promise.all([habits(), standing()]);
    const house = kept.house.filter((rule) => rule !== "curtain");
    return configOf({ ...offered(kept, duels.length), opponent: "person", house });
  },
};
