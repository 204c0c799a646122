/** The tavern: texts of the tournament, in German. */
import { pluralIn } from "../../../language/count.ts";
import { amid, behind, firstBehind } from "../../../language/texts/declined.ts";
import type { TournamentWords } from "./tournament.en.ts";

const count = pluralIn("de");
const left = (dice: number): string => count(dice, { one: "# Würfel", other: "# Würfel" });

export const de: TournamentWords = {
  rounds: ["Viertelfinale", "Halbfinale", "Finale"],
  about:
    "Acht Spieler, drei K.-o.-Runden: Wer alle drei Partien gewinnt, holt den Titel. Die anderen Partien laufen, während du deine spielst. Diese Einstellungen gelten für jede Partie:",
  playedAt: (table, target, streak) => `${table}, Ziel ${target}, ${streak ? "mit" : "ohne"} Serienbonus.`,
  firstTo: (target) => `bis ${target}`,
  draw: "Turnier starten",
  anew: "Neues Turnier",
  anewAsk: "Neues Turnier starten? Das laufende geht verloren.",
  keep: "Abbrechen",
  play: (name) => `${firstBehind("gegen", name)} spielen`,
  goOn: "Partie fortsetzen",
  watch: "Zuschauen",
  pause: "Anhalten",
  result: "Ergebnis zeigen",
  stillPlaying: (live, of) => `${live} von ${of} laufen noch`,
  champion: (name) => `${name} gewinnt das Turnier!`,
  youWon: "Du gewinnst das Turnier!",
  lostIn: (round, name, score) =>
    `Du hast ${["das Viertelfinale", "das Halbfinale", "das Finale"][round] ?? "eine Partie"} ${behind("gegen", name)} verloren, ${score}.`,
  score: (one, other) => `${one}\u00a0:\u00a0${other}`,
  path: (names) => `Besiegt: ${names}.`,
  table: (n) => `Tisch ${n}`,
  finished: "beendet",
  live: "Live",
  round: (round) => `Runde ${round}`,
  waiting: "geht gleich los",
  yourMatch: "Deine Partie",
  awaits: (table) => `Wartet auf Tisch ${table}`,
  yourMatchAwaits: (table) => `Deine Partie, wartet auf Tisch ${table}`,
  everybody: "Alle schauen zu",
  or: (one, other) => `${one} oder ${amid(other)}`,
  open: "noch offen",
  you: "Du",
  won: "gewonnen",
  banked: (points, dice) => `${points} gesichert, übrig: ${left(dice)}`,
  zonked: (points) => `Zonk, ${points} verloren`,
  zonkedFree: "Zonk",
  news: "Von den anderen Tischen",
  otherTables: "Andere Tische",
  noNews: "Noch ist nichts passiert.",
  newsBanked: (name, points, dice) => `${name} sichert ${points}, übrig: ${left(dice)}`,
  newsZonked: (name, points) => `${name}: Zonk, ${points} verloren`,
  newsZonkedFree: (name) => `${name}: Zonk`,
  newsWon: (name, other, score) => `${name} gewinnt ${behind("gegen", other)}, ${score}`,
  rivalIn: (name) => `${name} ist wieder dabei.`,
  rivalOut: (name) => `${name} ist ausgeschieden.`,
  rivalBeat: (score) => `Hat dich letztes Mal rausgeworfen, ${score}.`,
  rivalLost: (score) => `Hat letztes Mal gegen dich verloren, ${score}.`,
};
