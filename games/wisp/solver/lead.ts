/**
 * A beam search for a solution, not always a shortest: only the most promising positions of each round are kept. For
 * levels too large to search completely.
 */
import { apart, type Direction, directions } from "../rules/directions.ts";
import { groundOf, type TerrainMap } from "../rules/ground.ts";
import type { Level } from "../rules/level.ts";
import { asleepBit, gone, placeBits } from "../rules/pieces.ts";
import { boardOf, setup } from "../rules/state.ts";
import { caught, glide, pursue, refused, won } from "../rules/turn.ts";

/** The width of the beam, and the maximum number of rounds. */
const width = 1000;
const mostMoves = 100;
/** The weight of an enemy that is left, and of one that still sleeps, in steps from the grove. */
const enemyWeight = 8;
const sleeperWeight = 4;

interface SearchStep {
  readonly board: Int32Array;
  readonly wisp: number;
  readonly before: SearchStep | undefined;
  readonly way: number;
  readonly weight: number;
}

const weightOf = (level: Level, board: Int32Array): number =>
  board.reduce((sum, piece) => {
    if (piece === gone) return sum;
    const asleep = (piece & asleepBit) !== 0 ? sleeperWeight : 0;
    return sum + enemyWeight + asleep + apart(level, piece & placeBits, level.goal);
  }, 0);

const movesTo = (last: SearchStep | undefined, way: number): readonly Direction[] => {
  const moves: Direction[] = [directions[way] ?? "N"];
  for (let step = last; step?.before !== undefined; step = step.before) moves.push(directions[step.way] ?? "N");
  return moves.reverse();
};

const stepOn = (level: Level, ground: TerrainMap, from: SearchStep, way: number): SearchStep | "won" | undefined => {
  const wisp = glide(ground, from.board, from.wisp, way);
  if (wisp === refused) return undefined;
  const board = new Int32Array(from.board.length);
  const happened = pursue(ground, from.board, wisp, board);
  if (happened === won) return "won";
  return happened === caught ? undefined : { board, wisp, before: from, way, weight: weightOf(level, board) };
};

/** Undefined if it found none, which does not prove that there is none. */
export const leadHome = (level: Level, cancelled: () => boolean = () => false): readonly Direction[] | undefined => {
  const ground = groundOf(level);
  const start = boardOf(setup(level));
  const seen = new Set([`${level.wisp},${start}`]);
  let round: readonly SearchStep[] = [{ board: start, wisp: level.wisp, before: undefined, way: 0, weight: 0 }];
  for (let moves = 0; moves < mostMoves && round.length > 0 && !cancelled(); moves++) {
    const next: SearchStep[] = [];
    for (const from of round)
      for (const way of directions.keys()) {
        const step = stepOn(level, ground, from, way);
        if (step === "won") return movesTo(from, way);
        if (step === undefined) continue;
        const key = `${step.wisp},${step.board}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(step);
      }
    round = next.sort((a, b) => a.weight - b.weight).slice(0, width);
  }
  return undefined;
};
