/** The dice race: what happens, in German. */
import type { RaceFact, RaceView } from "@turnlight/kernel/examples/dice-race";
import type { FactWords } from "../../facts.ts";

export const facts: FactWords<RaceView, RaceFact> = {
  rolled: ({ seat, face }, { nameOf }) => `${nameOf(seat)} wirft eine ${face}.`,
  lost: ({ seat, points }, { nameOf, number }) => `Eine Eins! ${nameOf(seat)} verliert ${number(points)}.`,
  held: ({ seat, points, score }, { nameOf, number }) =>
    `${nameOf(seat)} behält ${number(points)} und hat ${number(score)}.`,
  left: ({ seat }, { nameOf }) => `${nameOf(seat)} hat den Tisch verlassen.`,
  won: ({ seat }, { nameOf }) => `${nameOf(seat)} gewinnt.`,
};
