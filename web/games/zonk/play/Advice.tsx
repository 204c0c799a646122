/** The coach's line below the slate. */
import type { ScoringTable } from "@turnlight/games/zonk";
import { percent } from "../shared.ts";
import { words } from "../words/words.ts";
import { sayMove } from "./moves.ts";
import { type TurnAdvice as Given, leastLoss } from "./useCoach.ts";

const adviceInWords = (advice: Given, table: ScoringTable): string => {
  const { coach } = words.value;
  if (advice.kind === "thinking") return coach.thinking;
  const { best, chance, better } = advice.judged;
  return best - chance < leastLoss
    ? coach.best(percent(best))
    : coach.gave(percent(best - chance), sayMove(better, table));
};

export const Advice = ({ advice, table }: { readonly advice: Given | undefined; readonly table: ScoringTable }) => (
  <p class="tavern-advice" role="status">
    <strong>{words.value.coach.name}</strong> {advice === undefined ? "" : adviceInWords(advice, table)}
  </p>
);
