/** Previews a move by applying the rules to the view, which for this game is the state. */
import {
  type Cell,
  type Direction,
  endingOf,
  type Foretold,
  foretell,
  legalMoves,
  neighbour,
  type WispFact,
  type WispState,
  wisp,
} from "@turnlight/games/wisp";

export interface Foreseen {
  readonly direction: Direction;
  /** The cell that is entered; a pad may take the wisp elsewhere. */
  readonly entered: Cell;
  readonly after: WispState;
  readonly facts: readonly WispFact[];
}

/** The aimed move, with the reasons for every creature's reaction. */
export interface Aimed extends Foreseen {
  readonly foretold: readonly Foretold[];
}

export const foresee = (state: WispState, direction: Direction): Foreseen => {
  const { state: after, told } = wisp.rules.apply(state, 0, direction);
  return {
    direction,
    entered: neighbour(state.level, state.wisp, direction) ?? state.wisp,
    after,
    facts: told.map(({ fact }) => fact),
  };
};

export const aimAt = (state: WispState, direction: Direction): Aimed => ({
  ...foresee(state, direction),
  foretold: foretell(state, direction),
});

/** Whether the move would end in capture. */
export const isLethal = (state: WispState, direction: Direction): boolean =>
  legalMoves(state).includes(direction) && endingOf(foresee(state, direction).after) === "caught";

const sameStanding = (a: WispState, b: WispState): boolean =>
  a.wisp === b.wisp && JSON.stringify(a.enemies) === JSON.stringify(b.enemies);

/** The move that led from one position to the next, so that an undone move can be redone. */
export const moveBetween = (before: WispState, after: WispState, legal: readonly Direction[]): Direction | undefined =>
  legal.find((direction) => sameStanding(foresee(before, direction).after, after));
