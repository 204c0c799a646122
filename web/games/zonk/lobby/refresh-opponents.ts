/** Brings opponents that follow a person up to date, as the device knows that person now. */
import { remembered, standing } from "../hall/standing.ts";
import type { Sitter } from "../shared.ts";
import { withWhatTheyKnow } from "./adaptive-opponents.ts";

export const asTheyAreNow = async (sitters: readonly Sitter[]): Promise<readonly Sitter[]> => {
  const [{ level }, memory] = await Promise.all([standing(), remembered()]);
  return withWhatTheyKnow(sitters, level, memory);
};
