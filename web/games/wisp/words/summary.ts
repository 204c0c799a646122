/** The wisp: texts of its home page summary, in all languages. */
import type { Localized } from "../../../language/language.ts";

interface WispSummaryWords {
  level(number: number, name: string): string;
  extra(name: string): string;
  daily(day: string): string;
  endless(number: string): string;
  readonly made: string;
  readonly trial: string;
  stood(moves: number, purified: number, of: number): string;
  result(stars: number, moves: number): string;
  toChapter(levels: number, title: string): string;
  toExtra(stars: number, title: string): string;
  toStars(stars: number): string;
  readonly all: string;
  stars(earned: string, of: string): string;
}

const en: WispSummaryWords = {
  level: (number, name) => `${number}. ${name}`,
  extra: (name) => `Extra: ${name}`,
  daily: (day) => `Clearing of ${day}`,
  endless: (number) => `Endless, clearing ${number}`,
  made: "A clearing by hand",
  trial: "A trial from the workshop",
  stood: (moves, purified, of) => `Move ${moves + 1}, ${purified} of ${of} purified`,
  result: (stars, moves) => `${"★".repeat(stars)}${"☆".repeat(3 - stars)} in ${moves} moves`,
  toChapter: (levels, title) => `${levels} ${levels === 1 ? "clearing" : "clearings"} to ${title}`,
  toExtra: (stars, title) => `${stars} ${stars === 1 ? "star" : "stars"} to the extra clearing of ${title}`,
  toStars: (stars) => `${stars} ${stars === 1 ? "star" : "stars"} still shine for you`,
  all: "Every star is yours",
  stars: (earned, of) => `${earned} of ${of} stars`,
};

const de: WispSummaryWords = {
  level: (number, name) => `${number}. ${name}`,
  extra: (name) => `Zugabe: ${name}`,
  daily: (day) => `Lichtung vom ${day}`,
  endless: (number) => `Endlos, Lichtung ${number}`,
  made: "Eine selbst gebaute Lichtung",
  trial: "Eine Probe aus der Werkstatt",
  stood: (moves, purified, of) => `Zug ${moves + 1}, ${purified} von ${of} erlöst`,
  result: (stars, moves) => `${"★".repeat(stars)}${"☆".repeat(3 - stars)} in ${moves} Zügen`,
  toChapter: (levels, title) => `Noch ${levels} ${levels === 1 ? "Lichtung" : "Lichtungen"} bis „${title}“`,
  toExtra: (stars, title) => `Noch ${stars} ${stars === 1 ? "Stern" : "Sterne"} bis zur Zugabe von „${title}“`,
  toStars: (stars) => `${stars} ${stars === 1 ? "Stern wartet" : "Sterne warten"} noch`,
  all: "Alle Sterne sind dein",
  stars: (earned, of) => `${earned} von ${of} Sternen`,
};

export const summaryWords: Localized<WispSummaryWords> = { en, de };
