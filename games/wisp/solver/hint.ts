/** The next move of a shortest solution, and the reason for it as data for translation. */
import type { Direction } from "../rules/directions.ts";
import type { WispState } from "../rules/state.ts";
import { type MoveOption, quickest, type Study } from "./study.ts";

/**
 * The reason for the move: it completes the level; every other one loses the win; it is the only shortest one; others
 * are equally short.
 */
export type Reason = "completes" | "only-way" | "quickest" | "as-quick";

export interface Hint {
  readonly move: Direction;
  readonly reason: Reason;
  /** Moves to victory, including this one. */
  readonly distance: number;
  /** The moves that are caught at once or can no longer win. */
  readonly spoils: readonly Direction[];
}

const wins = ({ verdict }: MoveOption): boolean => verdict.kind === "won" || verdict.kind === "winnable";

/** Undefined if the position cannot be won. */
export const hint = (study: Study, state: WispState): Hint | undefined => {
  const options = study.options(state);
  const best = quickest(options);
  const move = best[0];
  const chosen = options.find((option) => option.move === move);
  if (move === undefined || chosen === undefined) return undefined;
  const { verdict } = chosen;
  const spoils = options.filter((option) => !wins(option)).map((option) => option.move);
  const isOnlyWay = spoils.length === options.length - 1;
  const reason =
    verdict.kind === "won" ? "completes" : isOnlyWay ? "only-way" : best.length === 1 ? "quickest" : "as-quick";
  return { move, reason, distance: 1 + (verdict.kind === "winnable" ? verdict.distance : 0), spoils };
};
