/** Zonk reviewed by the solved race: exact between two where every score is solved, else estimated. */
import type { Reviewer, Seat } from "@turnlight/kernel";
import type { ZonkMove, ZonkView } from "../rules/state.ts";
import { appraise, isSameMove } from "../solver/coach.ts";
import { raceOf } from "../solver/races.ts";
import { chanceFor, isExactFor } from "./chance.ts";

const dice = (move: ZonkMove): number => ("dice" in move ? move.dice.length : 0);

export const reviewer: Reviewer<ZonkView, ZonkMove> = {
  scale: { unit: "chance", marks: { slip: 0.01, mistake: 0.03, blunder: 0.08 }, half: 0.04 },
  // A race is solved once, whatever the number of decisions.
  usual: { nodes: 1 },

  weigh(view, seat) {
    // The first roll of a turn is no decision.
    if (view.seat !== seat || (view.phase.kind !== "taking" && view.phase.kind !== "deciding")) return undefined;
    const race = raceOf(view);
    const options = appraise(race, view).map(({ move, chance }) => ({ move, worth: chance }));
    return {
      options,
      exact: isExactFor(race, view),
      worthOf: (move) => options.find((option) => isSameMove(option.move, move))?.worth,
    };
  },

  outlook(view, seat: Seat) {
    const race = raceOf(view);
    return { value: chanceFor(race, view, seat), exact: isExactFor(race, view), points: view.scores[seat] ?? 0 };
  },

  turn: ({ turns }) => turns.length,

  habit(view, _seat, made, best) {
    if (made.kind === "bank") return `banks-early ${view.left}`;
    if (made.kind === "roll") return `rolls-on ${view.left}`;
    return dice(made) > dice(best) ? "takes-too-many" : dice(made) < dice(best) ? "takes-too-few" : "takes-the-wrong";
  },
};
