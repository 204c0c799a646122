/** The tavern: labels of its statistics, in German. */
import type { ZonkStatisticsWords } from "./statistics.en.ts";

export const texts: ZonkStatisticsWords = {
  won: "Gewonnene Partien",
  banked: "Gesicherte Züge",
  zonked: "Züge mit Zonk",
  best: "Bester Zug",
  share: (part, of) => `${part} von ${of}`,
  byOpponent: "Siegquote nach Gegner",
  opponent: "Gegner",
  percent: "Siegquote, %",
  of: (name, won, played) => `${name} (${won} von ${played})`,
  turns: "So endeten deine Züge",
  turn: "Zug",
  count: "Züge",
};
