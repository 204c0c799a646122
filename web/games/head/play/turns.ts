/** Who guesses on this screen: the one who looks, or at a table that two share whoever is on turn. */
import type { Sight } from "../shared.ts";

/** Both look at both hunts, and at neither board. */
export const isSharedTable = ({ open, holder }: Pick<Sight, "open" | "holder">): boolean =>
  open === true && holder === "spectator";

export const guesserIn = (sight: Pick<Sight, "open" | "holder" | "waiting">): 0 | 1 =>
  (isSharedTable(sight) ? sight.waiting[0] : sight.holder) === 1 ? 1 : 0;
