/** A run as the screen reads it: the view is the state, since nothing in a run is hidden. */
import { type Category, categories, faceOf, type RunFact, type RunState } from "@turnlight/games/thirteen";
import type { BaseFact } from "@turnlight/kernel";

const isRun = (view: unknown): view is RunState =>
  typeof view === "object" && view !== null && "sheet" in view && "charms" in view && "phase" in view;

/** Nothing for a view of something else. */
export const runIn = (view: unknown): RunState | undefined => (isRun(view) ? view : undefined);

/** Facts come from the same rules as the view. */
export const factIn = (fact: BaseFact | undefined): RunFact | undefined => fact as RunFact | undefined;

export const upperBoxes: readonly Category[] = categories.filter((category) => faceOf(category) !== undefined);
export const lowerBoxes: readonly Category[] = categories.filter((category) => faceOf(category) === undefined);

const diceText = (places: readonly number[]): string => places.map((place) => place + 1).join(" ");

export const rollText = (locked: readonly number[]): string =>
  locked.length === 0 ? "roll" : `roll keep ${diceText(locked)}`;

export const buyText = (n: number, die?: number): string =>
  die === undefined ? `buy ${n + 1}` : `buy ${n + 1} die ${die + 1}`;
