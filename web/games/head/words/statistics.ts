/** The duel: labels of its statistics, in all languages. */
import type { Localized } from "../../../language/language.ts";

interface HeadStatisticsWords {
  readonly won: string;
  readonly found: string;
  readonly felled: string;
  readonly misses: string;
  readonly accuracy: string;
  share(part: string, of: string): string;
  percent(value: string): string;
  readonly byOpponent: string;
  readonly opponent: string;
  readonly duelsWon: string;
  of(name: string, won: string, played: string): string;
  readonly rivals: Readonly<Record<"executioner" | "oracle", string>>;
  readonly endings: string;
  readonly ending: string;
  readonly duels: string;
}

const en: HeadStatisticsWords = {
  won: "Duels won",
  found: "Won by finding all",
  felled: "Heads lost to the blade",
  misses: "Misses a duel",
  accuracy: "Guesses that hit",
  share: (part, of) => `${part} of ${of}`,
  percent: (value) => `${value} %`,
  byOpponent: "Duels won, by opponent",
  opponent: "Opponent",
  duelsWon: "Won",
  of: (name, won, played) => `${name} (${won} of ${played})`,
  rivals: { executioner: "The Executioner", oracle: "The Oracle" },
  endings: "How duels ended",
  ending: "Ending",
  duels: "Duels",
};

const de: HeadStatisticsWords = {
  won: "Duelle gewonnen",
  found: "Alles gefunden",
  felled: "Kopf unterm Beil verloren",
  misses: "Fehler je Duell",
  accuracy: "Treffer beim Raten",
  share: (part, of) => `${part} von ${of}`,
  percent: (value) => `${value} %`,
  byOpponent: "Gewonnene Duelle je Gegner",
  opponent: "Gegner",
  duelsWon: "Gewonnen",
  of: (name, won, played) => `${name} (${won} von ${played})`,
  rivals: { executioner: "Der Henker", oracle: "Das Orakel" },
  endings: "Wie Duelle endeten",
  ending: "Ende",
  duels: "Duelle",
};

export const statisticsWords: Localized<HeadStatisticsWords> = { en, de };
