/** The dice race: sentences for facts, in English. */
import type { RaceFact, RaceView } from "@turnlight/kernel/examples/dice-race";
import type { FactWords } from "../../facts.ts";

export const facts: FactWords<RaceView, RaceFact> = {
  rolled: ({ seat, face }, { nameOf, you }) => `${seat === you ? "You roll" : `${nameOf(seat)} rolls`} a ${face}.`,
  lost: ({ seat, points }, { nameOf, number, you }) =>
    `A one! ${seat === you ? "You lose" : `${nameOf(seat)} loses`} ${number(points)}.`,
  held: ({ seat, points, score }, { nameOf, number, you }) =>
    seat === you
      ? `You hold ${number(points)}, total ${number(score)}.`
      : `${nameOf(seat)} holds ${number(points)}, total ${number(score)}.`,
  left: ({ seat }, { nameOf, you }) => `${seat === you ? "You have" : `${nameOf(seat)} has`} left the match.`,
  won: ({ seat }, { nameOf, you }) => (seat === you ? "You win." : `${nameOf(seat)} wins.`),
};
