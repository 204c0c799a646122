/** The next move of a shortest solution, and why it: data for words in any language. */
import type { Direction } from "../rules/directions.ts";
import type { WispState } from "../rules/state.ts";
import { type MoveOption, quickest, type Study } from "./study.ts";

/**
 * Why this move: it completes the level; every other one throws it away; it is the only one that is quick; others are
 * just as quick.
 */
export type Reason = "completes" | "only-way" | "quickest" | "as-quick";

export interface Hint {
  readonly move: Direction;
  readonly reason: Reason;
  /** Moves to victory, this one included. */
  readonly distance: number;
  /** The moves that are caught at once or leave no way to win. */
  readonly spoils: readonly Direction[];
}

const wins = ({ verdict }: MoveOption): boolean => verdict.kind === "won" || verdict.kind === "winnable";

/** Nothing where nothing wins. */
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
