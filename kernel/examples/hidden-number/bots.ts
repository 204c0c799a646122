/** Hides a random number and guesses by bisection, which is optimal. */
import { type Bot, pick } from "@turnlight/kernel";
import { type NumberMove, type NumberView, stillPossible } from "./rules.ts";

export const halving: Bot<NumberView, NumberMove> = {
  choose({ view, seat, draw }) {
    if (!view.ready[seat]) return { move: { kind: "hide", number: 1 + draw.below(view.highest) } };
    const left = stillPossible(view.highest, view.guesses, seat);
    const middle = left[Math.floor(left.length / 2)] ?? pick(draw, left);
    return { move: { kind: "guess", number: middle }, why: { left: left.length } };
  },
};
