/** The hunt of the day in German. */
import { pluralIn } from "../../../language/count.ts";
import type { HuntTexts } from "./hunt.en.ts";

const count = pluralIn("de");

const numbers = ["", "Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn"];
const many = (n: number): string => numbers[n] ?? String(n);
const misses = (n: number): string => `${n} Fehler`;

export const de: HuntTexts = {
  title: "Jagd des Tages",
  today: "Die heutige Jagd",
  about:
    "Ein verstecktes Gitter für alle: drei Wörter, kein Gegner, kein Fehlerlimit. Wie viele Fehler brauchst du? Nur dein erster Versuch zählt.",
  play: "Jagd starten",
  goOn: "Jagd fortsetzen",
  practise: "Noch einmal spielen",
  practice: "Übung: Nur dein erster Versuch am Tag zählt.",
  verdict: (against) => {
    if (against === 0) return "Genau Par";
    return against < 0 ? `${many(-against)} unter Par` : `${many(against)} über Par`;
  },
  notFound: "Diesmal nicht",
  found: (letters, n) =>
    `Du hast alle ${letters} Buchstaben mit ${count(n, { one: "# Fehler", other: "# Fehlern" })} gefunden.`,
  givenUp: (par) => `Du hast aufgegeben. Das Orakel brauchte ${misses(par)}.`,
  yourMisses: "deine Fehler",
  oracles: "das Orakel",
  picture: "Dein Bild zum Teilen",
  number: (n, own, par) => `${n === undefined ? "Übung" : `Nr. ${n}`} · ${own} / Par ${par}`,
  unfinished: "–",
  legend: { h: "Treffer", m: "Fehler", u: "Buchstabe offen", s: "Wort gelöst" },
  guesses: (n) => count(n, { one: "# Versuch", other: "# Versuche" }),
  hunts: (n) => count(n, { one: "Deine # Jagd", other: "Deine # Jagden" }),
  streak: (n) => count(n, { one: "Tag gespielt", other: "Tage in Folge" }),
  best: (n) => `Rekord ${n}`,
  bins: (against, isEnd) => {
    if (against === 0) return "Par";
    const signed = against < 0 ? `−${-against}` : `+${against}`;
    return isEnd ? (against < 0 ? `… ${signed}` : `${signed} …`) : signed;
  },
  binSaid: (label, n, isToday) =>
    `${label}: ${count(n, { one: "# Jagd", other: "# Jagden" })}${isToday ? ", darunter die heutige" : ""}`,
  fewer: "weniger Fehler als das Orakel",
  more: "mehr",
  next: "Nächste Jagd in",
  time: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  share: "Bild teilen",
  review: "Analyse",
  shareText: (title, n, own, par) =>
    `${title}, ${n === undefined ? "Übungsjagd" : `Jagd Nr. ${n}`}: ${own} / Par ${par}`,
  board: "Das versteckte Gitter",
  misses,
  noGuess: "Kein Gegner, kein Limit. Rate einen Buchstaben, ein Feld oder ein ganzes Wort.",
  giveUp: "Jagd aufgeben? Sie zählt dann als nicht gelöst.",
  giveUpYes: "Aufgeben",
  archive: "Frühere Jagden",
  archiveAbout: "Frühere Tage sind Übung und zählen nicht.",
  dayResult: (own, par) => `${misses(own)}, Par ${par}`,
  dayNotFound: "nicht gelöst",
  dayOpen: "nicht gespielt",
  duel: "Duell des Tages",
  duelAbout: "Das längere Spiel: Verstecke eigene Wörter und tritt gegen den Henker an.",
};
