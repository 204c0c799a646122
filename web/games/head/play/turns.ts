/** Who guesses on this screen: the one who looks, or at a table that two share whoever is on turn. */
import type { TableSnapshot } from "../shared.ts";

/** Two who share the table and whoever looks on see both hunts and neither board. */
export const isSharedTable = ({ holder }: Pick<TableSnapshot, "holder">): boolean => holder === "spectator";

/** Somebody in front of this screen plays. */
export const playsHere = ({ open, holder }: Pick<TableSnapshot, "open" | "holder">): boolean =>
  open === true || holder !== "spectator";

export const guesserIn = (sight: Pick<TableSnapshot, "holder" | "waiting">): 0 | 1 =>
  (isSharedTable(sight) ? sight.waiting[0] : sight.holder) === 1 ? 1 : 0;
