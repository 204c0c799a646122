/** The dice race: texts of its screen, in German. */
import type { RaceTexts } from "./screen.en.ts";

export const texts: RaceTexts = {
  roll: "Würfeln",
  hold: (points) => `${points} sichern`,
  gathered: "Dieser Zug",
  target: (target) => `Ziel ${target}`,
  score: "Punkte",
  yourTurn: "Du bist dran",
  turnOf: (name) => `${name} ist dran`,
  keys: "Tasten: R würfeln · H sichern · . Spielstand vorlesen",
};
