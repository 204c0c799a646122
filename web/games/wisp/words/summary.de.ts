/** The wisp: texts of its home page summary, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { WispSummaryWords } from "./summary.en.ts";

const count = pluralIn("de");

export const texts: WispSummaryWords = {
  level: (number, name) => `${number}. ${name}`,
  extra: (name) => `Bonuslevel: ${name}`,
  daily: (day, name) => (name === undefined ? `Level des Tages, ${day}` : `Level des Tages „${name}“, ${day}`),
  endless: (number) => `Endlos, Level ${number}`,
  made: "Eigenes Level",
  trial: "Test aus dem Editor",
  stood: (moves, purified, of) => `Zug ${moves + 1}, ${purified} von ${of} erlöst`,
  result: (stars, moves) =>
    `${"★".repeat(stars)}${"☆".repeat(3 - stars)} in ${count(moves, { one: "# Zug", other: "# Zügen" })}`,
  toChapter: (levels, title) => `Löse noch ${levels} Level, um „${title}“ freizuschalten`,
  toExtra: (stars, title) =>
    `Noch ${count(stars, { one: "# Stern", other: "# Sterne" })} bis zum Bonuslevel von „${title}“`,
  toStars: (stars) => `Noch ${count(stars, { one: "# Stern", other: "# Sterne" })} zu holen`,
  all: "Du hast alle Sterne",
  stars: (earned, of) => `${earned} von ${of} Sternen`,
};
