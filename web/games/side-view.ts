/** What the page reads of a match in which everybody has a board of their own. */
import type { BaseFact, BoardProgress, SideView } from "@turnlight/kernel";

/** Nothing for the view of a game with one board for all. */
export const sideIn = (view: unknown): SideView<unknown> | undefined =>
  typeof view === "object" && view !== null && "own" in view && "back" in view && "boards" in view
    ? (view as SideView<unknown>)
    : undefined;

/** A fact about somebody else's board; nothing for any other. */
export const progressIn = (fact: BaseFact): { readonly seat: number; readonly progress: BoardProgress } | undefined =>
  fact.kind === "side-progress"
    ? (fact as BaseFact & { readonly seat: number; readonly progress: BoardProgress })
    : undefined;

/** A fact about boards side by side, and not one of the game that is played on them. */
export const isSideFact = (fact: BaseFact | undefined): boolean =>
  fact?.kind === "side-progress" || fact?.kind === "side-back";
