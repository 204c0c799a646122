/** A solo hunt without a limit: a bot searches a board until every letter is known and every cell found. */
import type { Bot, Draw } from "@turnlight/kernel";
import { tableBank } from "../content/table-bank.ts";
import {
  type Board,
  type HeadConfig,
  type HeadMove,
  type HeadRules,
  type HeadState,
  type HeadView,
  isComplete,
  placedAtRandom,
  wordsAtRandom,
} from "../rules/index.ts";

export interface Hunted {
  readonly misses: number;
  readonly turns: number;
}

export interface Hunting {
  readonly rules: HeadRules;
  readonly config: HeadConfig;
  readonly bot: Bot<HeadView, HeadMove>;
  readonly nodes: number;
}

/** The board of seat 1, for seat 0 to search. */
export const randomPrey = (config: HeadConfig, draw: Draw): Board =>
  placedAtRandom(wordsAtRandom(tableBank(config), config.words[1], draw), config.grids[1], draw);

export const huntAlone = async (board: Board, draw: Draw, hunting: Hunting): Promise<Hunted> => {
  const { rules, config, bot, nodes } = hunting;
  let state: HeadState = { config, boards: [board, board], guesses: [], fall: null, requests: [] };
  for (let turns = 0; ; turns++) {
    const view = rules.view(state, 0);
    const { misses } = view.hunts[0];
    if (isComplete(view.hunts[0], board, config.grids[1])) return { misses, turns };
    const { move } = await bot.choose({
      view: { ...view, boards: [null, null] },
      seat: 0,
      moves: rules.moves(state, 0),
      draw,
      nodes,
    });
    // The limit of misses is ignored, so that the hunt goes on.
    state = { ...rules.apply(state, 0, move).state, fall: null };
  }
};
