/** What the screen reads of the hidden number's view. */
export interface ShownGuess {
  readonly by: number;
  readonly number: number;
  readonly answer: "higher" | "lower" | "found";
}

export interface NumberSight {
  readonly highest: number;
  readonly known: readonly number[];
  readonly guesses: readonly ShownGuess[];
}

export const isNumberView = (view: unknown): view is NumberSight =>
  typeof view === "object" && view !== null && "highest" in view && "known" in view && "guesses" in view;
