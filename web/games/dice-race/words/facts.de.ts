/** The dice race: sentences for facts, in German. */
import type { RaceFact, RaceView } from "@turnlight/kernel/examples/dice-race";
import type { FactWords } from "../../facts.ts";

export const facts: FactWords<RaceView, RaceFact> = {
  rolled: ({ seat, face }, { nameOf, you }) =>
    `${seat === you ? "Du würfelst" : `${nameOf(seat)} würfelt`} eine ${face}.`,
  lost: ({ seat, points }, { nameOf, number, you }) =>
    `Eine Eins! ${seat === you ? "Du verlierst" : `${nameOf(seat)} verliert`} ${number(points)}.`,
  held: ({ seat, points, score }, { nameOf, number, you }) =>
    seat === you
      ? `Du sicherst ${number(points)}, insgesamt ${number(score)}.`
      : `${nameOf(seat)} sichert ${number(points)}, insgesamt ${number(score)}.`,
  left: ({ seat }, { nameOf, you }) => `${seat === you ? "Du hast" : `${nameOf(seat)} hat`} die Partie verlassen.`,
  won: ({ seat }, { nameOf, you }) => (seat === you ? "Du gewinnst." : `${nameOf(seat)} gewinnt.`),
};
