/** Zonk reviewed by the solved race: exact between two where every score is solved, else estimated. */
import type { ReviewBudget, Reviewer, Seat } from "@turnlight/kernel";
import type { ZonkMove, ZonkView } from "../rules/state.ts";
import { appraise, isSameMove } from "../solver/coach.ts";
import { usualDense } from "../solver/ladder.ts";
import type { Race, RaceEffort } from "../solver/race.ts";
import { raceOf, roughly, solvingRace } from "../solver/races.ts";
import { boundFor, chanceFor, isExactFor } from "./chance.ts";

const dice = (move: ZonkMove): number => ("dice" in move ? move.dice.length : 0);

/** With the default number of dense scores it is the race that the coach and the Perfect player share. */
const effortOf = ({ nodes }: ReviewBudget): RaceEffort | undefined => (nodes < usualDense ? roughly(nodes) : undefined);

const raceFor = (view: ZonkView, budget: ReviewBudget): Race => raceOf(view, effortOf(budget));

export const reviewer: Reviewer<ZonkView, ZonkMove> = {
  scale: { unit: "chance", marks: { slip: 0.01, mistake: 0.03, blunder: 0.08 }, half: 0.04 },
  // The budget is the number of scores next to the target that are solved one by one. A race is solved once, whatever
  // the number of decisions.
  usual: { nodes: usualDense },
  glance: { nodes: 4 },

  *prepare(view, budget) {
    if (view.rounds === undefined) yield* solvingRace(view, effortOf(budget));
  },

  weigh(view, seat, budget) {
    // The first roll of a turn is not a decision; a duplicate is for points, and has a report of its own.
    if (
      view.rounds !== undefined ||
      view.seat !== seat ||
      (view.phase.kind !== "taking" && view.phase.kind !== "deciding")
    )
      return undefined;
    const race = raceFor(view, budget);
    const options = appraise(race, view).map(({ move, chance }) => ({ move, worth: chance }));
    const bound = boundFor(race, view);
    return {
      options,
      exact: isExactFor(race, view),
      ...(bound > 0 && { bound }),
      worthOf: (move) => options.find((option) => isSameMove(option.move, move))?.worth,
    };
  },

  outlook(view, seat: Seat, budget) {
    if (view.rounds !== undefined) return undefined;
    const race = raceFor(view, budget);
    return { value: chanceFor(race, view, seat), exact: isExactFor(race, view), points: view.scores[seat] ?? 0 };
  },

  joinsNext: ({ kind }) => kind === "take",

  turn: ({ turns }) => turns.length,

  habit(view, _seat, made, best) {
    if (made.kind === "bank") return `banks-early ${view.left}`;
    if (made.kind === "roll") return `rolls-on ${view.left}`;
    return dice(made) > dice(best) ? "takes-too-many" : dice(made) < dice(best) ? "takes-too-few" : "takes-the-wrong";
  },
};
