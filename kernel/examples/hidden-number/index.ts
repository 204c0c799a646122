/** The public interface of the hidden number. */
import { type Game, plainBot } from "@turnlight/kernel";
import { halving } from "./bots.ts";
import {
  type NumberConfig,
  type NumberFact,
  type NumberMove,
  type NumberState,
  type NumberView,
  rules,
} from "./rules.ts";

export type { NumberFact, NumberView };

export const hiddenNumber: Game<NumberConfig, NumberState, NumberMove, NumberView, NumberFact> = {
  rules,
  about: "find your opponent's hidden number first (2 seats)",
  bots: { halving: plainBot("halving", "guesses the middle of what is left", halving) },
};
