/** Begins a level: a table for one, and off to it. */

import { type Errand, keepErrand } from "../keep.ts";
import { layAndGo, ownSeat } from "../shared.ts";
import { refusals } from "../telling/refusals.ts";

export const beginLevel = async (code: string, errand?: Errand): Promise<void> => {
  if (errand !== undefined) await keepErrand(code, errand);
  const occasion = errand === undefined ? undefined : { kind: errand.kind, about: errand.about };
  await layAndGo(
    { game: "wisp", config: `level=${code}`, sitters: [ownSeat()], ...(occasion !== undefined && { occasion }) },
    { refusals },
  );
};
