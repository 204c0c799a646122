/**
 * Reviews guesses with the Oracle, from all words and placements that fit the seat's view: a lucky guess can be a bad
 * one. Always an estimate; worths are in misses, saved less risked.
 */
import { chanceOf, type Reviewer, seedOf } from "@turnlight/kernel";
import { tableBank } from "../content/table-bank.ts";
import { costOf, type GuessMove, type HeadMove, type HeadView, headRules, other } from "../rules/index.ts";
import { appraise, type OracleAppraisal } from "../solver/oracle.ts";
import { faultOf } from "./faults.ts";
import { reviewHiding } from "./hiding.ts";
import { chanceIn, chanceLost } from "./outlook.ts";

/** The Oracle's own draws: deterministic for a given moment of a match. */
const draws = chanceOf(seedOf("the reviewer"));

const guessOf = (move: HeadMove): GuessMove | undefined =>
  move.kind === "letter" || move.kind === "cell" || move.kind === "word" ? move : undefined;

const appraisalOf = (view: HeadView, seat: number, nodes: number): OracleAppraisal | undefined => {
  if (view.fall !== null || view.ready.includes(false)) return undefined;
  return appraise(view, seat, { nodes, draw: draws.stream(view.guesses.length) });
};

export const reviewer: Reviewer<HeadView, HeadMove> = {
  scale: {
    unit: "misses",
    marks: { slip: 0.15, mistake: 0.4, blunder: costOf({ kind: "letter", hit: false }) },
    half: 0.4,
  },
  usual: { nodes: 5_000 },

  weigh(view, seat, { nodes }) {
    const appraisal = appraisalOf(view, seat, nodes);
    if (appraisal === undefined) return undefined;
    const { guesses } = appraisal;
    return {
      options: guesses.map(({ guess, value }) => ({ move: guess, worth: value })),
      exact: false,
      // Two standard errors of an even chance; the rows placed last are summed up exactly, so it is less.
      ...(appraisal.isSampled && { bound: 1 / Math.sqrt(appraisal.looked) }),
      worthOf(move) {
        const guess = guessOf(move);
        return guess === undefined ? undefined : appraisal.valueOf(guess).value;
      },
    };
  },

  outlook(view, seat) {
    const value = chanceIn(view, seat);
    return value === undefined ? undefined : { value, exact: view.fall !== null };
  },

  outlookLost: chanceLost,

  setup: (view, seat) => reviewHiding(headRules(tableBank), view, seat),

  habit(view, seat, made, best) {
    const appraisal = appraisalOf(view, seat, this.usual.nodes);
    const [guess, better] = [guessOf(made), guessOf(best)];
    if (appraisal === undefined || guess === undefined || better === undefined) return "unlikely";
    const seen = view.hunts[seat === 0 ? 0 : 1];
    return faultOf(appraisal.valueOf(guess), appraisal.valueOf(better), seen, view.config.grids[other(seat)]);
  },
};
