/** A few random walkers on the bare rules: a cheap first look at a draft, before its whole graph is searched. */
import { directions } from "../rules/directions.ts";
import { groundOf } from "../rules/ground.ts";
import type { Level } from "../rules/level.ts";
import { boardOf, setup } from "../rules/state.ts";
import { caught, glide, pursue, refused, won } from "../rules/turn.ts";
import { diceOf } from "./dice.ts";
import { mostMoves } from "./players.ts";

const ways = directions.length;

/** How many of these walkers, who avoid captures that the preview shows, solve the level. */
export const quickWalkers = (level: Level, count: number): number => {
  const ground = groundOf(level);
  const start = boardOf(setup(level));
  const board = new Int32Array(start.length);
  const after = new Int32Array(start.length);
  let solved = 0;
  for (let seed = 0; seed < count; seed++) {
    const dice = diceOf(seed);
    let wisp = level.wisp;
    board.set(start);
    for (let moves = 0; moves < mostMoves; moves++) {
      let untried = (1 << ways) - 1;
      let happened = caught;
      while (untried !== 0 && happened === caught) {
        const way = dice(ways);
        if ((untried & (1 << way)) === 0) continue;
        untried &= ~(1 << way);
        const to = glide(ground, board, wisp, way);
        if (to === refused) continue;
        happened = pursue(ground, board, to, after);
        if (happened !== caught) wisp = to;
      }
      if (happened === won) solved += 1;
      if (happened === won || happened === caught) break;
      board.set(after);
    }
  }
  return solved;
};
