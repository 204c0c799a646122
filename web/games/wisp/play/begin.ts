/** Begins a level: a table for one, and off to it. */

import type { WispOccasion } from "../levels.ts";
import { layAndGo, ownSeat } from "../shared.ts";
import { refusals } from "../words/refusals.ts";

interface Why {
  readonly kind: WispOccasion;
  /** A date, a name, or which clearing of endless play it is. */
  readonly about: string;
}

export const beginLevel = async (code: string, occasion?: Why): Promise<void> => {
  await layAndGo(
    { game: "wisp", config: `level=${code}`, sitters: [ownSeat()], ...(occasion !== undefined && { occasion }) },
    { refusals },
  );
};
