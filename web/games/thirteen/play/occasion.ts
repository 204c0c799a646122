/** The occasion of a run, as its screen needs it. */
import type { Occasion } from "@turnlight/kernel";

export interface RunPurpose {
  readonly isTour: boolean;
  /** A daily run, whether it counts or not. */
  readonly isDaily: boolean;
  /** It is saved, but brings no stars and no achievements. */
  readonly isPractice: boolean;
  /** To be shared and typed in again; empty where that is not possible. */
  readonly seed: string;
}

export const whyOf = (occasion: Occasion | undefined): RunPurpose => {
  const kind = occasion?.kind;
  return {
    isTour: kind === "tour",
    isDaily: kind === "daily" || kind === "again",
    isPractice: kind !== "run" && kind !== "daily" && kind !== "tour",
    seed: kind === "run" || kind === "seed" ? (occasion?.about ?? "") : "",
  };
};
