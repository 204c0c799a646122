/** The tavern: texts of a duplicate's result, in German. */
import type { DuplicateWords } from "./duplicate.en.ts";

export const de: DuplicateWords = {
  points: (points) => `${points} Punkte`,
  decisions: "Entscheidungen",
  decisionsAbout: (points, par) =>
    points === "0"
      ? `Jede Entscheidung war die beste. Bei perfektem Spiel sind im Schnitt ${par} Punkte drin.`
      : `Deine Entscheidungen haben dich ${points} der ${par} Punkte gekostet, die bei perfektem Spiel im Schnitt drin sind.`,
  curve: "Punkte nach jeder Runde",
  round: "Runde",
  you: "Du",
  perfect: "Perfekt gespielt",
  slips: "Deine teuersten Entscheidungen",
  slip: (round, made, better, cost) => `Runde ${round}: ${made}. Besser: ${better} (+${cost} Punkte).`,
  share: "Ergebnis teilen",
  picture: "Dein Ergebnis",
  shareText: (day, points, quality, perfect) =>
    `Zonk, ${day}: ${points} Punkte, Entscheidungen ${quality} (perfekt gespielt mit denselben Würfeln: ${perfect})`,
};
