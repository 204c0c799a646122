/**
 * A complete analysis of a level: for every position that can be reached, the distance to victory, or that there is
 * none. Par, preview, hints, checkmate, draw and the coach all read from it.
 */
import type { Work } from "@turnlight/kernel";
import { type Direction, directions } from "../rules/directions.ts";
import { boardOf, endingOf, type WispState } from "../rules/state.ts";
import { caught, glide, pursue, refused, won } from "../rules/turn.ts";
import { type Explored, explore, exploring, formationOf, type Patience } from "./explore.ts";
import { has, isCaught, isWon } from "./graph.ts";
import {
  countShortest,
  formationIn,
  joined,
  type Leads,
  lost,
  outlookOf,
  type PositionIndex,
  placeIn,
  positionOf,
} from "./outlook.ts";

export interface StudyBudget {
  /** The limit of positions. */
  readonly states: number;
  readonly patience?: Patience;
}

/** A finished state is won or lost; the other values are the best that can still be achieved. */
export type PositionVerdict =
  | { readonly kind: "won" }
  | { readonly kind: "caught" }
  /** Moves to the nearest victory. */
  | { readonly kind: "winnable"; readonly distance: number }
  /** Checkmate: every legal move is caught, or there is none. */
  | { readonly kind: "lost" }
  /** Not checkmate, but no sequence of moves wins. */
  | { readonly kind: "draw" };

export interface MoveOption {
  readonly move: Direction;
  /** The value of the position after the move. */
  readonly verdict: PositionVerdict;
}

/** The statistics of a level's whole graph. */
export interface GraphFigures {
  readonly reachable: number;
  readonly winnable: number;
  readonly lost: number;
  readonly draw: number;
  /** Undefined for a level that cannot be solved. */
  readonly par: number | undefined;
  readonly shortestSolutions: bigint;
}

export interface Study {
  readonly figures: GraphFigures;
  /** The value of a state; undefined for one that cannot be reached from where the study began. */
  of(state: WispState): PositionVerdict | undefined;
  /** Every legal move and its result, in the order of the directions. */
  options(state: WispState): readonly MoveOption[];
  /** The first moves of the shortest solutions; none if the position cannot be won. */
  best(state: WispState): readonly Direction[];
  /** A shortest solution: of several, the one whose directions come first. */
  line(state: WispState): readonly Direction[] | undefined;
}

export type Studied =
  | { readonly kind: "studied"; readonly study: Study }
  /** The budget was used up first, or the search was cancelled. */
  | { readonly kind: "gave-up"; readonly visited: number };

/** Smaller than any value of a move. */
const never = -3;

/** Moves left until victory after this; infinite if there is none. */
const movesLeft = (verdict: PositionVerdict): number =>
  verdict.kind === "won" ? 0 : verdict.kind === "winnable" ? verdict.distance : Number.POSITIVE_INFINITY;

/** The moves among these that win fastest; empty if none wins. */
export const quickest = (options: readonly MoveOption[]): readonly Direction[] => {
  const least = Math.min(...options.map(({ verdict }) => movesLeft(verdict)));
  if (least === Number.POSITIVE_INFINITY) return [];
  return options.filter(({ verdict }) => movesLeft(verdict) === least).map(({ move }) => move);
};

/** The study of a completely explored level. */
export const studyOf = (explored: Explored, outlook: PositionIndex = outlookOf(explored)): Study => {
  const { graph } = explored;
  const { ground, packing, formations, positions: reachable, board, after } = graph;
  const { distance, winnable } = outlook;

  /** Negative for a position that was never reached. */
  const leadOf = (state: WispState): number => {
    const formation = formationOf(graph, boardOf(state));
    return formation >= 0 && has(graph.reached, graph.parts, formation, state.wisp)
      ? joined(formation, state.wisp)
      : never;
  };
  const distanceOf = (lead: number): number =>
    distance[positionOf(graph, outlook, formationIn(lead), placeIn(lead))] ?? lost;

  let shown = never;
  /** Replays the move: storing the result of every move would take most of the memory. */
  const leads: Leads = (formation, place, way) => {
    if (shown !== formation) packing.unpack(formations.keys, formation * packing.words, board);
    shown = formation;
    const wisp = glide(ground, board, place, way);
    if (wisp === refused) return undefined;
    const happened = pursue(ground, board, wisp, after);
    if (happened === caught) return isCaught;
    return happened === won ? isWon : joined(formationOf(graph, after), wisp);
  };
  const verdictOf = (lead: number): PositionVerdict => {
    if (lead === isWon) return { kind: "won" };
    if (lead === isCaught) return { kind: "caught" };
    const moves = distanceOf(lead);
    if (moves > 0) return { kind: "winnable", distance: moves };
    return { kind: moves === lost ? "lost" : "draw" };
  };
  const optionsAt = (lead: number): readonly MoveOption[] =>
    directions.flatMap((move, way) => {
      const to = leads(formationIn(lead), placeIn(lead), way);
      return to === undefined ? [] : [{ move, verdict: verdictOf(to) }];
    });
  const options = (state: WispState): readonly MoveOption[] => {
    const at = endingOf(state) === undefined ? leadOf(state) : never;
    return at < 0 ? [] : optionsAt(at);
  };
  const start = joined(0, graph.start);
  const par = distanceOf(start);

  return {
    figures: {
      reachable,
      winnable,
      lost: outlook.lost,
      draw: reachable - winnable - outlook.lost,
      par: par > 0 ? par : undefined,
      shortestSolutions: countShortest(start, leads, distanceOf),
    },
    of(state) {
      const ending = endingOf(state);
      if (ending === "won" || ending === "caught") return { kind: ending };
      const at = leadOf(state);
      return at < 0 ? undefined : verdictOf(at);
    },
    options,
    best: (state) => quickest(options(state)),
    line(state) {
      if (state.enemies.length === 0) return [];
      const moves: Direction[] = [];
      let at = endingOf(state) === undefined ? leadOf(state) : never;
      while (at >= 0) {
        const [move] = quickest(optionsAt(at));
        if (move === undefined) return undefined;
        moves.push(move);
        at = leads(formationIn(at), placeIn(at), directions.indexOf(move)) ?? never;
      }
      return moves.length > 0 ? moves : undefined;
    },
  };
};

const studiedFrom = (explored: Explored): Studied =>
  explored.complete
    ? { kind: "studied", study: studyOf(explored) }
    : { kind: "gave-up", visited: explored.graph.positions };

/** Explores everything that can happen from here on. The state must be neither won nor caught. */
export const study = (from: WispState, { states, patience }: StudyBudget): Studied =>
  studiedFrom(explore(from, { limit: states, untilWon: false, ...(patience !== undefined && { patience }) }));

/** The same step by step; the total is not known in advance, so the share is relative to the limit. */
export function* studying(from: WispState, states: number): Work<Studied> {
  const search = exploring(from, { limit: states, untilWon: false });
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return studiedFrom(value);
    yield Math.min(1, value.graph.positions / states);
  }
}
