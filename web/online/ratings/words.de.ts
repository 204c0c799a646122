/** German texts about ratings. */
import { pluralIn } from "../../language/count.ts";
import type { RatingTexts } from "./words.en.ts";

const count = pluralIn("de");

export const texts: RatingTexts = {
  title: "Wertungen",
  all: "Verlauf und Bots",
  none: "Noch keine gewerteten Partien. Wähle „Gewertet“, wenn du eine Online-Partie startest, dann erscheint deine Wertung hier.",
  paces: { live: "Live", slow: "Fernpartie" },
  named: (game, pace) => `${game} · ${pace}`,
  rating: (rating, deviation) => `${rating} ± ${deviation}`,
  provisional: (left) => `Vorläufig: noch ${count(left, { one: "# Partie", other: "# Partien" })}`,
  matches: (matches) => count(matches, { one: "# gewertete Partie", other: "# gewertete Partien" }),
  history: "Wertung nach jeder Partie",
  across: "Partie",
  you: "Du",
  bots: "Bots zum Vergleich",
  botsAbout: "Gemessen in Partien der Bots untereinander. Der mittlere jedes Spiels steht bei 1500, wo alle beginnen.",
  bot: "Bot",
  botRating: "Wertung",
  rules: (most) =>
    `Es zählen nur Partien, die beide werten lassen wollten, ohne Tipps und Coach. Wer aufgibt oder keine Zeit mehr hat, verliert. Läuft beiden die Zeit ab oder einigt ihr euch auf Abbruch, ändert sich nichts. Von denselben zwei Spielern zählen ${most} Partien am Tag.`,
  loading: "Wird geladen …",
  failed: "Deine Wertungen konnten nicht geladen werden.",
  retry: "Noch einmal versuchen",
};
