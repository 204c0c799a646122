/** Texts of the profile, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { ProfileWords } from "./words.en.ts";

const count = pluralIn("de");

export const de: ProfileWords = {
  edit: "Profil bearbeiten",
  done: "Fertig",
  since: (month) => `Dabei seit ${month}`,
  fresh: "Neu hier",
  matches: (matches) => count(matches, { one: "Partie", other: "Partien" }),
  won: "gewonnen",
  days: (days) => count(days, { one: "Tag gespielt", other: "Tage in Folge" }),
  accuracy: "Genauigkeit",
  hours: (hours) => count(hours, { one: "Spielstunde", other: "Spielstunden" }),
  year: "Dein Spieljahr",
  evenings: (evenings) => count(evenings, { one: "# Spieltag", other: "# Spieltage" }),
  inYear: "in den letzten 12 Monaten",
  inMonth: (month, evenings) => `${month}: ${evenings}`,
  fewer: "weniger",
  more: "mehr",
  none: "Noch keine Partien auf diesem Gerät. Nach der ersten erscheint hier deine Statistik.",
  games: "Deine Spiele",
  notPlayed: "Noch nicht gespielt",
  playNow: "Spielen",
  play: (title) => `Spielen: ${title}`,
  wonOf: (matches) => `von ${matches} gewonnen`,
  lastMatches: (matches) => count(matches, { one: "letzte Partie", other: "letzte # Partien" }),
  wonLost: "Siege und Niederlagen",
  matchesPlayed: (matches) => count(matches, { one: "# Partie", other: "# Partien" }),
  balanceSaid: (won, of) => `Du hast ${won} deiner letzten ${of} Partien gewonnen`,
  chartWon: "gewonnen",
  chartLost: "verloren",
  achievements: "Erfolge",
  ofAll: (got, all) => `${got} von ${all}`,
  showAll: "Alle anzeigen",
  today: "Heute",
  earned: "Erreicht",
  progress: (done, of) => `${done} von ${of}`,
  open: "Offen",
  friends: "Freunde",
  allFriends: "Alle Freunde",
  playOnline: "Online spielen",
  noFriends: "Spiel online mit anderen und füge sie als Freunde hinzu. Sie erscheinen dann hier.",
  privacy: "Privatsphäre",
  privacyHere:
    "Deine Statistik und deine Erfolge stammen aus Partien auf diesem Gerät und bleiben hier. Niemand sonst kann sie sehen. Online-Partien zählen nicht dazu.",
  seen: "Das sehen andere",
  seenAbout:
    "An Online-Tischen: deinen Namen, deine Farbe und deinen Avatar. Freunde sehen auch, wenn du online bist, falls du das nicht ausschaltest.",
  account: "Online-Konto",
  data: "Daten auf diesem Gerät",
};
