/** The duel: texts of its home page summary, in all languages. */
import type { PresetName } from "@turnlight/games/head";
import type { Localized } from "../../../language/language.ts";

interface HeadSummaryWords {
  daily(day: string): string;
  readonly presets: Readonly<Record<PresetName, string>>;
  table(grid: number, words: number): string;
  readonly hiding: string;
  misses(own: number, ownLimit: number, theirs: number, theirLimit: number): string;
  won(turns: number, misses: number): string;
  lost(turns: number): string;
  toDeed(left: number): string;
  readonly first: string;
  readonly all: string;
  duels(won: string, played: string): string;
}

const en: HeadSummaryWords = {
  daily: (day) => `Duel of ${day}`,
  presets: {
    quick: "A quick duel",
    evening: "An evening’s duel",
    printed: "A duel by the book",
    expert: "A hard duel",
  },
  table: (grid, words) => `${words} words on ${grid} × ${grid}`,
  hiding: "You are hiding your words",
  misses: (own, ownLimit, theirs, theirLimit) => `Misses: you ${own} of ${ownLimit}, they ${theirs} of ${theirLimit}`,
  won: (turns, misses) => `Found in ${turns} turns, ${misses} missed`,
  lost: (turns) => `Felled after ${turns} turns`,
  toDeed: (left) => `${left} ${left === 1 ? "deed" : "deeds"} still to be done`,
  first: "Win your first duel",
  all: "Every deed is done",
  duels: (won, played) => `${won} of ${played} duels won`,
};

const de: HeadSummaryWords = {
  daily: (day) => `Duell vom ${day}`,
  presets: {
    quick: "Ein schnelles Duell",
    evening: "Ein Duell für den Abend",
    printed: "Ein Duell nach dem Buch",
    expert: "Ein schweres Duell",
  },
  table: (grid, words) => `${words} Wörter auf ${grid} × ${grid}`,
  hiding: "Du versteckst deine Wörter",
  misses: (own, ownLimit, theirs, theirLimit) =>
    `Fehler: du ${own} von ${ownLimit}, Gegenseite ${theirs} von ${theirLimit}`,
  won: (turns, misses) => `In ${turns} Zügen gefunden, ${misses} daneben`,
  lost: (turns) => `Nach ${turns} Zügen geköpft`,
  toDeed: (left) => `Noch ${left} ${left === 1 ? "Tat" : "Taten"} zu vollbringen`,
  first: "Gewinne dein erstes Duell",
  all: "Jede Tat ist vollbracht",
  duels: (won, played) => `${won} von ${played} Duellen gewonnen`,
};

export const summaryWords: Localized<HeadSummaryWords> = { en, de };
