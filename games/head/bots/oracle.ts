/** The Oracle as a bot: plays the guess that its own appraisal values most. */
import type { Bot } from "@turnlight/kernel";
import { tableBank } from "../content/table-bank.ts";
import { boardAtRandom, type HeadMove, type HeadView } from "../rules/index.ts";
import { appraise, bestGuess } from "../solver/oracle.ts";

export const oracle: Bot<HeadView, HeadMove> = {
  choose({ view, seat, draw, nodes }) {
    const side = seat === 0 ? 0 : 1;
    const { grids, words } = view.config;
    if (!view.ready[side])
      return { move: { kind: "place", board: boardAtRandom(tableBank(view.config), grids[side], words[side], draw) } };
    const appraisal = appraise(view, seat, { nodes, draw });
    const { guess, value, hit, bits } = bestGuess(appraisal, draw);
    return {
      move: guess,
      why: { value, chance: hit, bits, candidates: appraisal.candidates.map(String), ways: appraisal.looked },
    };
  },
};
