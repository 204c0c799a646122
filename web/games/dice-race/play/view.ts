/** What the screen reads of the dice race's view. */
export interface RaceSight {
  readonly target: number;
  readonly scores: readonly number[];
  readonly turn: number;
}

export const isRaceView = (view: unknown): view is RaceSight =>
  typeof view === "object" && view !== null && "scores" in view && "target" in view && "turn" in view;
