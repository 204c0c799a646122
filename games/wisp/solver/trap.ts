/** Where a line of play stopped being winnable. */
import type { WispState } from "../rules/state.ts";
import type { Study } from "./study.ts";

/**
 * How many moves have to be taken back from the last of these consecutive positions to reach one that can be won; 0 if
 * the last can be. Undefined if none of them can.
 */
export const movesToWinnable = (study: Study, positions: readonly WispState[]): number | undefined => {
  const last = positions.findLastIndex((state) => {
    const kind = study.of(state)?.kind;
    return kind === "winnable" || kind === "won";
  });
  return last < 0 ? undefined : positions.length - 1 - last;
};
