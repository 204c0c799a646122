/** Begins a level: a table for one, and off to it. */

import type { WispOccasion } from "../lobby/levels.ts";
import { ownSeat, startMatch } from "../shared.ts";
import { refusals } from "../words/refusals.ts";

interface LevelOccasion {
  readonly kind: WispOccasion;
  /** A date, a name, or which clearing of endless play it is. */
  readonly about: string;
}

export const beginLevel = async (code: string, occasion?: LevelOccasion): Promise<void> => {
  await startMatch(
    { game: "wisp", config: `level=${code}`, sitters: [ownSeat()], ...(occasion !== undefined && { occasion }) },
    { refusals },
  );
};
