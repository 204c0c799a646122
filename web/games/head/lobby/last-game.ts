/** What the lobby makes of the device's earlier duels: who is new here, and how each opponent has fared. */
import { type LadderStep, type PlayedDuel, stepDifficulty, stepOfDuel } from "@turnlight/games/head";
import type { HeadPreferences } from "./preferences.ts";

/** Nobody has to learn who has learnt, skipped it, or finished a duel. */
export const isNewcomer = ({ learnt }: Pick<HeadPreferences, "learnt">, duels: number): boolean =>
  !learnt && duels === 0;

/** The step one stands on; undefined between two people. */
export const stepOf = ({
  opponent,
  difficulty,
}: Pick<HeadPreferences, "opponent" | "difficulty">): LadderStep | undefined =>
  opponent === "person" ? undefined : stepOfDuel({ opponent, difficulty });

/** What a step on the ladder changes. The Executioner's strength is one's own difficulty. */
export const stepChosen = (step: LadderStep): Partial<HeadPreferences> =>
  step === "easy" || step === "normal" || step === "hard"
    ? { opponent: "executioner", difficulty: step }
    : { opponent: step };

/** The Executioner's level where he is the opponent. */
export const levelOf = (kept: Pick<HeadPreferences, "opponent" | "difficulty">) => {
  const step = stepOf(kept);
  return step === undefined ? undefined : stepDifficulty(step);
};

type Played = Pick<PlayedDuel, "opponent" | "difficulty" | "won">;

export interface StepRecord {
  readonly played: number;
  readonly won: number;
}

export const recordOf = (step: LadderStep, duels: readonly Played[]): StepRecord => {
  const here = duels.filter((duel) => stepOfDuel(duel) === step);
  return { played: here.length, won: here.filter(({ won }) => won).length };
};
