/** Updates adaptive opponents with what the device knows of the player now. */
import { remembered, standing } from "../hall/standing.ts";
import type { Sitter } from "../shared.ts";
import { withWhatTheyKnow } from "./adaptive-opponents.ts";

export const asTheyAreNow = async (sitters: readonly Sitter[]): Promise<readonly Sitter[]> => {
  const [{ level }, memory] = await Promise.all([standing(), remembered()]);
  return withWhatTheyKnow(sitters, level, memory);
};
