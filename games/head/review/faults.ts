/** Classifies the fault of a guess, compared with a better one. */
import { type Hunt, indexOf, possibleLines } from "../rules/index.ts";
import type { Valued } from "../solver/oracle.ts";

/**
 * - `impossible`: nothing that fits what was seen leaves room for it.
 * - `rash`: a word tried while too many others fit.
 * - `unlikely`: the better guess misses less often.
 * - `tells-little`: the better guess answers more, hit or miss.
 */
export type GuessFault = "impossible" | "rash" | "unlikely" | "tells-little";

/** A risk is easier to understand than information: from this share of the cost on, the risk is named as the reason. */
const riskAlone = 0.25;

const missesOf = ({ guess, hit }: Valued): number => (guess.kind === "word" ? 2 : 1) * (1 - hit);

/** Cell probabilities may come from samples, so a cell is called impossible only when no row has a line through it. */
const isImpossible = ({ guess, hit }: Valued, seen: Hunt, size: number): boolean => {
  if (guess.kind !== "cell") return hit === 0;
  const cell = indexOf(guess.cell, size);
  return !possibleLines(seen, size).some((lines) => lines.some(({ cells }) => cells.includes(cell)));
};

export const faultOf = (made: Valued, better: Valued, seen: Hunt, size: number): GuessFault => {
  if (isImpossible(made, seen, size)) return "impossible";
  const risk = missesOf(made) - missesOf(better);
  if (risk < riskAlone * (better.value - made.value)) return "tells-little";
  return made.guess.kind === "word" ? "rash" : "unlikely";
};
