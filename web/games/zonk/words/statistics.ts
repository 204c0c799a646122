/** The tavern: labels of its statistics, in all languages. */
import type { Localized } from "../../../language/language.ts";

interface ZonkStatisticsWords {
  readonly won: string;
  readonly banked: string;
  readonly zonked: string;
  readonly best: string;
  share(part: string, of: string): string;
  readonly byOpponent: string;
  readonly opponent: string;
  readonly percent: string;
  of(name: string, won: string, played: string): string;
  readonly turns: string;
  readonly turn: string;
  readonly count: string;
}

const en: ZonkStatisticsWords = {
  won: "Matches won",
  banked: "Turns banked",
  zonked: "Turns zonked",
  best: "Best turn",
  share: (part, of) => `${part} of ${of}`,
  byOpponent: "Wins in a hundred, by opponent",
  opponent: "Opponent",
  percent: "Percent",
  of: (name, won, played) => `${name} (${won} of ${played})`,
  turns: "How turns ended",
  turn: "Turn",
  count: "Turns",
};

const de: ZonkStatisticsWords = {
  won: "Partien gewonnen",
  banked: "Züge gesichert",
  zonked: "Züge mit Zonk",
  best: "Bester Zug",
  share: (part, of) => `${part} von ${of}`,
  byOpponent: "Siege von hundert je Gegner",
  opponent: "Gegner",
  percent: "Prozent",
  of: (name, won, played) => `${name} (${won} von ${played})`,
  turns: "Wie Züge endeten",
  turn: "Zug",
  count: "Züge",
};

export const statisticsWords: Localized<ZonkStatisticsWords> = { en, de };
