/** Sends moves in sequence: each once the one before it is accepted; the first refusal ends it. */
import { accept, type Result } from "@turnlight/kernel";

export const inTurn = async (
  moves: readonly string[],
  attempt: (text: string) => Promise<Result<undefined>>,
): Promise<Result<undefined>> => {
  for (const move of moves) {
    const read = await attempt(move);
    if (!read.ok) return read;
  }
  return accept(undefined);
};
