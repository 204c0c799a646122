/** What the lobby makes of the device's earlier duels: who is new here, and how each opponent has fared. */
import { difficulties, type PlayedDuel } from "@turnlight/games/head";
import type { HeadPreferences } from "./preferences.ts";

/** The four steps of the ladder, from the bottom. */
export const steps = [...difficulties, "oracle"] as const;
export type Step = (typeof steps)[number];

/** Nobody has to learn who has learnt, skipped it, or finished a duel. */
export const isNewcomer = ({ learnt }: Pick<HeadPreferences, "learnt">, duels: number): boolean =>
  !learnt && duels === 0;

/** The step one stands on; undefined between two people. */
export const stepOf = ({
  opponent,
  difficulty,
}: Pick<HeadPreferences, "opponent" | "difficulty">): Step | undefined => {
  if (opponent === "person") return undefined;
  return opponent === "oracle" ? "oracle" : difficulty;
};

/** What a step on the ladder changes. The Executioner's strength is one's own difficulty. */
export const stepChosen = (step: Step): Partial<HeadPreferences> =>
  step === "oracle" ? { opponent: "oracle" } : { opponent: "executioner", difficulty: step };

type Played = Pick<PlayedDuel, "opponent" | "difficulty" | "won">;

export interface StepRecord {
  readonly played: number;
  readonly won: number;
}

export const recordOf = (step: Step, duels: readonly Played[]): StepRecord => {
  const here = duels.filter((duel) => stepOf(duel) === step);
  return { played: here.length, won: here.filter(({ won }) => won).length };
};
