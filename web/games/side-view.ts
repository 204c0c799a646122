/** Reads side-by-side views and facts. */
import type { BaseFact, BoardProgress, SideView } from "@turnlight/kernel";

/** Undefined for the view of a game with one shared board. */
export const sideIn = (view: unknown): SideView<unknown> | undefined =>
  typeof view === "object" && view !== null && "own" in view && "back" in view && "boards" in view
    ? (view as SideView<unknown>)
    : undefined;

/** Undefined unless the fact reports another board's progress. */
export const progressIn = (fact: BaseFact): { readonly seat: number; readonly progress: BoardProgress } | undefined =>
  fact.kind === "side-progress"
    ? (fact as BaseFact & { readonly seat: number; readonly progress: BoardProgress })
    : undefined;

/** Whether the fact belongs to the side-by-side wrapper, not to the game on the boards. */
export const isSideFact = (fact: BaseFact | undefined): boolean =>
  fact?.kind === "side-progress" || fact?.kind === "side-back";
