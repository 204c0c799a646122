/** Who guesses on this screen: the viewer, or at a shared table whoever's turn it is. */
import type { TableSight } from "../shared.ts";

/** Two players sharing a table, and spectators, see both hunts and neither board. */
export const isSharedTable = ({ holder }: Pick<TableSight, "holder">): boolean => holder === "spectator";

/** Somebody at this screen is a player. */
export const playsHere = ({ open, holder }: Pick<TableSight, "open" | "holder">): boolean =>
  open === true || holder !== "spectator";

export const guesserIn = (sight: Pick<TableSight, "holder" | "waiting">): 0 | 1 =>
  (isSharedTable(sight) ? sight.waiting[0] : sight.holder) === 1 ? 1 : 0;
