/** Helpers for the run's screen. The view is the whole state, since nothing in a run is hidden. */
import { type Category, categories, faceOf, type RunFact, type RunView } from "@turnlight/games/thirteen";
import type { ScreenProps } from "../../screen.ts";

export type RunScreenProps = ScreenProps<RunView, RunFact>;

export const upperBoxes: readonly Category[] = categories.filter((category) => faceOf(category) !== undefined);
export const lowerBoxes: readonly Category[] = categories.filter((category) => faceOf(category) === undefined);

const diceText = (places: readonly number[]): string => places.map((place) => place + 1).join(" ");

/** Ends a stage whose target is reached. */
export const cashInText = "cash in";

export const rollText = (locked: readonly number[]): string =>
  locked.length === 0 ? "roll" : `roll keep ${diceText(locked)}`;

export const buyText = (n: number, die?: number): string =>
  die === undefined ? `buy ${n + 1}` : `buy ${n + 1} die ${die + 1}`;
