/** Why a run is played, as its screen needs it. */
import type { Occasion } from "@turnlight/kernel";

export interface RunOccasion {
  readonly isTour: boolean;
  /** The run of a day, whether it counts or not. */
  readonly isDaily: boolean;
  /** It is remembered, but brings no stars and no achievements. */
  readonly isPractice: boolean;
  /** To be read out and typed again; empty where that cannot be. */
  readonly seed: string;
}

export const whyOf = (occasion: Occasion | undefined): RunOccasion => {
  const kind = occasion?.kind;
  return {
    isTour: kind === "tour",
    isDaily: kind === "daily" || kind === "again",
    isPractice: kind !== "run" && kind !== "daily" && kind !== "tour",
    seed: kind === "run" || kind === "seed" ? (occasion?.about ?? "") : "",
  };
};
