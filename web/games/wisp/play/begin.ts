/** Begins a level: creates a single-player table and navigates to it. */

import type { WispOccasion } from "../lobby/levels.ts";
import { ownSeat, startMatch } from "../shared.ts";
import { refusals } from "../words/refusals.ts";

interface LevelOccasion {
  readonly kind: WispOccasion;
  /** A date, a name, or the number of the level in endless play. */
  readonly about: string;
}

export const beginLevel = async (code: string, occasion?: LevelOccasion): Promise<void> => {
  await startMatch(
    { game: "wisp", config: `level=${code}`, sitters: [ownSeat()], ...(occasion !== undefined && { occasion }) },
    { refusals },
  );
};
