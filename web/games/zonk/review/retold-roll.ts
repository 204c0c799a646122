/** A roll that is retold. */
import type { ZonkView } from "@turnlight/games/zonk";

export interface RetoldRoll {
  readonly before: ZonkView;
  readonly after: ZonkView;
  readonly amount: string;
  readonly isGood: boolean;
  /** The name of the reviewed player; undefined for the reader. */
  readonly whose: string | undefined;
  /** The name of the opponent who rolled; undefined for the reviewed player. */
  readonly by: string | undefined;
}

/** The dice that were rolled, in order; undefined after a zonk. */
export const rolledIn = ({ phase }: ZonkView): string | undefined =>
  phase.kind === "taking" ? phase.dice.toSorted((a, b) => a - b).join(" ") : undefined;
