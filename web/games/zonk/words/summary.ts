/** The tavern: texts of its home page summary, in all languages. */
import type { Localized } from "../../../language/language.ts";

interface ZonkSummaryWords {
  readonly tables: Readonly<Record<string, string>>;
  table(table: string, target: string): string;
  daily(day: string): string;
  readonly lesson: string;
  tournament(round: number): string;
  stood(scores: string): string;
  won(score: string, other: string): string;
  lost(score: string, other: string): string;
  toTrophies(left: number): string;
  readonly first: string;
  readonly all: string;
  trophies(won: number, of: number): string;
}

const en: ZonkSummaryWords = {
  tables: { parlour: "Parlour", classic: "Classic" },
  table: (table, target) => `${table} to ${target}`,
  daily: (day) => `Table of ${day}`,
  lesson: "The lesson",
  tournament: (round) => ["Quarter-final", "Semi-final", "Final"][round] ?? "Tournament",
  stood: (scores) => `It stands ${scores}`,
  won: (score, other) => `Won, ${score} to ${other}`,
  lost: (score, other) => `Lost, ${score} to ${other}`,
  toTrophies: (left) => `${left} ${left === 1 ? "trophy" : "trophies"} still on the shelf`,
  first: "Win your first match",
  all: "Every trophy is yours",
  trophies: (won, of) => `${won} of ${of} trophies`,
};

const de: ZonkSummaryWords = {
  tables: { parlour: "Salon", classic: "Klassisch" },
  table: (table, target) => `${table} bis ${target}`,
  daily: (day) => `Tisch vom ${day}`,
  lesson: "Die Lehrstunde",
  tournament: (round) => ["Viertelfinale", "Halbfinale", "Finale"][round] ?? "Turnier",
  stood: (scores) => `Es steht ${scores}`,
  won: (score, other) => `Gewonnen, ${score} zu ${other}`,
  lost: (score, other) => `Verloren, ${score} zu ${other}`,
  toTrophies: (left) => `Noch ${left} ${left === 1 ? "Trophäe" : "Trophäen"} im Regal`,
  first: "Gewinne deine erste Partie",
  all: "Alle Trophäen sind dein",
  trophies: (won, of) => `${won} von ${of} Trophäen`,
};

export const summaryWords: Localized<ZonkSummaryWords> = { en, de };
