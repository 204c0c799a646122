/** The dice race: what happens, in English. */
import type { RaceFact, RaceView } from "@turnlight/kernel/examples/dice-race";
import type { FactWords } from "../../facts.ts";

export const facts: FactWords<RaceView, RaceFact> = {
  rolled: ({ seat, face }, { nameOf }) => `${nameOf(seat)} rolls a ${face}.`,
  lost: ({ seat, points }, { nameOf, number }) => `A one! ${nameOf(seat)} loses ${number(points)}.`,
  held: ({ seat, points, score }, { nameOf, number }) =>
    `${nameOf(seat)} keeps ${number(points)} and has ${number(score)}.`,
  left: ({ seat }, { nameOf }) => `${nameOf(seat)} has left the table.`,
  won: ({ seat }, { nameOf }) => `${nameOf(seat)} wins.`,
};
