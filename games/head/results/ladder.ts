/**
 * The ladder of opponents, from the weakest (docs/head-strength.md): the Executioner stands on it at each of his levels.
 * A step is climbed with the first duel won there; any step may be tried at any time.
 */
import type { Difficulty } from "../rules/index.ts";
import type { Duel } from "./achievements.ts";

export const ladderSteps = ["apprentice", "easy", "gravedigger", "crier", "normal", "clerk", "hard", "oracle"] as const;
export type LadderStep = (typeof ladderSteps)[number];

/** The Executioner's level on a step of his; undefined for the others. */
export const stepDifficulty = (step: LadderStep): Difficulty | undefined =>
  step === "easy" || step === "normal" || step === "hard" ? step : undefined;

type LadderDuel = Pick<Duel, "opponent" | "difficulty" | "won">;

/** The step on which a duel was played. */
export const stepOfDuel = ({ opponent, difficulty }: Omit<LadderDuel, "won">): LadderStep =>
  opponent === "executioner" ? difficulty : opponent;

export interface LadderProgress {
  readonly climbed: readonly LadderStep[];
  /** The lowest step that is not climbed; undefined at the top. */
  readonly next: LadderStep | undefined;
}

export const ladderProgress = (duels: readonly LadderDuel[]): LadderProgress => {
  const won = new Set(duels.flatMap((duel) => (duel.won ? [stepOfDuel(duel)] : [])));
  return {
    climbed: ladderSteps.filter((step) => won.has(step)),
    next: ladderSteps.find((step) => !won.has(step)),
  };
};

/** The step that the last of these duels has climbed; undefined if it was climbed before, or lost. */
export const stepClimbed = (duels: readonly LadderDuel[]): LadderStep | undefined => {
  const last = duels.at(-1);
  if (last === undefined || !last.won) return undefined;
  const step = stepOfDuel(last);
  return ladderProgress(duels.slice(0, -1)).climbed.includes(step) ? undefined : step;
};
