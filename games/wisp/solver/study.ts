/**
 * Everything about a level, in one table: for every position that can be reached, how far the victory is, or that there
 * is none. Par, preview, hints, checkmate, draw and the coach all read from it.
 */
import { type Direction, directions } from "../rules/directions.ts";
import { boardOf, endingOf, type WispState } from "../rules/state.ts";
import { type Explored, explore } from "./explore.ts";
import { countShortest, lost, type Outlook, outlookOf } from "./outlook.ts";
import { find } from "./positions.ts";
import { cannot, isCaught, isWon } from "./search.ts";

export interface StudyBudget {
  /** How many positions may be looked at. */
  readonly states: number;
}

/** A state that is over is won or lost; the rest say what can still be made of it. */
export type Verdict =
  | { readonly kind: "won" }
  | { readonly kind: "caught" }
  /** Moves to the nearest victory. */
  | { readonly kind: "winnable"; readonly distance: number }
  /** Checkmate: every legal move is caught, or there is none. */
  | { readonly kind: "lost" }
  /** Not checkmate, but no sequence of moves wins. */
  | { readonly kind: "draw" };

export interface Option {
  readonly move: Direction;
  /** What the position after the move is. */
  readonly verdict: Verdict;
}

/** The figures of a level's whole graph. */
export interface Figures {
  readonly reachable: number;
  readonly winnable: number;
  readonly lost: number;
  readonly draw: number;
  /** Nothing for a level that cannot be solved. */
  readonly par: number | undefined;
  readonly shortestSolutions: bigint;
}

export interface Study {
  readonly figures: Figures;
  /** What a state is; nothing for one that cannot be reached from where the study began. */
  of(state: WispState): Verdict | undefined;
  /** Every legal move and what it leads to, in the order of the directions. */
  options(state: WispState): readonly Option[];
  /** The moves that shortest solutions begin with; none where nothing wins. */
  best(state: WispState): readonly Direction[];
  /** A shortest solution: of several, the one whose directions come first. */
  line(state: WispState): readonly Direction[] | undefined;
}

export type Studied =
  | { readonly kind: "studied"; readonly study: Study }
  /** The budget was used up first. */
  | { readonly kind: "gave-up"; readonly visited: number };

const ways = directions.length;

/** Moves left until victory after this; endless where there is none. */
const movesLeft = (verdict: Verdict): number =>
  verdict.kind === "won" ? 0 : verdict.kind === "winnable" ? verdict.distance : Number.POSITIVE_INFINITY;

/** The first of the quickest ways to win among these; none if none wins. */
export const quickest = (options: readonly Option[]): readonly Direction[] => {
  const least = Math.min(...options.map(({ verdict }) => movesLeft(verdict)));
  if (least === Number.POSITIVE_INFINITY) return [];
  return options.filter(({ verdict }) => movesLeft(verdict) === least).map(({ move }) => move);
};

/** The study of what was explored completely. */
export const studyOf = (explored: Explored, outlook: Outlook = outlookOf(explored)): Study => {
  const { packing, positions, next } = explored.search;
  const reachable = positions.count;
  const { distance, winnable } = outlook;
  const par = distance[0] ?? lost;
  const key = new Int32Array(packing.words);

  /** Negative for a position that was never reached. */
  const numberOf = (state: WispState): number => {
    const board = boardOf(state);
    packing.settle(board);
    packing.pack(board, state.wisp, key);
    return find(positions, key);
  };
  const verdictOf = (to: number): Verdict => {
    if (to === isWon) return { kind: "won" };
    if (to === isCaught) return { kind: "caught" };
    const moves = distance[to] ?? lost;
    if (moves > 0) return { kind: "winnable", distance: moves };
    return { kind: moves === lost ? "lost" : "draw" };
  };
  const optionsAt = (position: number): readonly Option[] =>
    directions.flatMap((move, way) => {
      const to = next[position * ways + way] ?? cannot;
      return to === cannot ? [] : [{ move, verdict: verdictOf(to) }];
    });
  const options = (state: WispState): readonly Option[] => {
    const at = endingOf(state) === undefined ? numberOf(state) : -1;
    return at < 0 ? [] : optionsAt(at);
  };

  return {
    figures: {
      reachable,
      winnable,
      lost: outlook.lost,
      draw: reachable - winnable - outlook.lost,
      par: par > 0 ? par : undefined,
      shortestSolutions: countShortest(explored, outlook),
    },
    of(state) {
      const ending = endingOf(state);
      if (ending === "won" || ending === "caught") return { kind: ending };
      const at = numberOf(state);
      return at < 0 ? undefined : verdictOf(at);
    },
    options,
    best: (state) => quickest(options(state)),
    line(state) {
      if (state.enemies.length === 0) return [];
      const moves: Direction[] = [];
      let at = endingOf(state) === undefined ? numberOf(state) : -1;
      while (at >= 0) {
        const [move] = quickest(optionsAt(at));
        if (move === undefined) return undefined;
        moves.push(move);
        at = next[at * ways + directions.indexOf(move)] ?? cannot;
      }
      return moves.length > 0 ? moves : undefined;
    },
  };
};

/** Looks at everything that can happen from here on. The state must be neither won nor caught. */
export const study = (from: WispState, { states }: StudyBudget): Studied => {
  const explored = explore(from, { limit: states, untilWon: false });
  if (explored.complete) return { kind: "studied", study: studyOf(explored) };
  return { kind: "gave-up", visited: explored.search.positions.count };
};
