/** The set-up's texts in German. */
import { listIn, seriesIn } from "../../../language/lists.ts";
import { amid, behind } from "../../../language/texts/declined.ts";
import type { MissingInput } from "../setup/draft.ts";
import type { SetUpTexts } from "./setup.en.ts";
import { ways } from "./ways.de.ts";

const problems: Readonly<Record<string, string>> = {
  "unknown-word": "Dieses Wort steht nicht im Wörterbuch. Versuche ein anderes.",
  "blocked-word": "Dieses Wort ist nicht erlaubt. Versuche ein anderes.",
  unspelled: "Schreibe zuerst das Wort, dann lege es ins Gitter.",
  "off-board": "Das passt nicht: Es ragt über das Gitter hinaus.",
  clash: "Dort steht schon ein anderer Buchstabe.",
  inside: "Ein Wort darf nicht ganz in einem anderen liegen.",
  crooked: "Wörter müssen gerade oder diagonal liegen.",
};

const lacks: Readonly<Record<MissingInput["what"], string>> = {
  word: "schreiben",
  wrong: "ändern",
  place: "legen",
};

const list = (all: readonly MissingInput[], what: MissingInput["what"]): readonly string[] => {
  const rows = all.filter((one) => one.what === what).map(({ row }) => row);
  return rows.length === 0 ? [] : [`Wort ${listIn("de", rows.map(String))} ${lacks[what]}`];
};

const levels = { easy: "Leicht", normal: "Normal", hard: "Schwer" };
const square = (size: number): string => `${size}\u00a0×\u00a0${size}`;
const signed = (n: number): string => (n < 0 ? `−\u00a0${-n}` : `+\u00a0${n}`);

export const de: SetUpTexts = {
  whose: (name) => `${name}, verstecke deine Wörter`,
  against: (name) => behind("gegen", name),
  waiting: (name) => `${name} versteckt noch die Wörter.`,
  waitingTitle: "Versteckt. Niemand hat etwas gesehen.",
  steps: { you: "Du", words: "Wörter", board: "Gitter" },
  stepsLabel: "Schritte",
  next: "Weiter",
  you: "Du",
  name: "Name",
  colour: "Farbe",
  taken: "vergeben",
  preset: "Vorlage",
  presets: { quick: "Schnell", evening: "Standard", printed: "Klassisch", expert: "Experte" },
  grid: "Gitter\u00ADgröße",
  playerGrid: "Gitter\u00ADgröße",
  gridSize: (n) => `${n} mal ${n}`,
  count: "Anzahl der Wörter",
  playerWords: "Anzahl der Wörter",
  counts: { 3: "3 Wörter", 4: "4 Wörter" },
  difficulty: "Schwierig\u00ADkeit",
  difficulties: levels,
  given: "Die heutigen Einstellungen sind für alle gleich.",
  limits: "Fehler, bis das Beil fällt",
  evens: {
    fewer: (name) => `Damit es spannend bleibt, hat ${amid(name)} diesmal ein niedrigeres Fehlerlimit.`,
    more: (name) => `Damit es spannend bleibt, hat ${amid(name)} diesmal ein höheres Fehlerlimit.`,
  },
  limitYou: "Du",
  limitSum: ({ parts, grid, words, rival, difficulty }) =>
    `${parts.base} ${signed(parts.grid)} für ${rival === undefined ? "dein Gitter" : `das Gitter ${behind("von", rival)}`} (${square(grid)}) ${signed(parts.words)} für ${words} Wörter ${signed(parts.difficulty)} für ${levels[difficulty]}`,
  limitTold: (name, limit, sum) =>
    `${name === undefined ? "Dein Beil" : `Das Beil ${behind("für", name)}`} fällt bei ${limit} Fehlern: ${sum}.`,
  houseRules: {
    mercy: "Gnade",
    bonus: "Bonuszug",
    direction: "Wörter verraten ihre Richtung",
    aid: "Denkhilfe",
    curtain: "Gerät bei jedem Zug weitergeben",
    words: "Wörter genügen",
    alone: "Allein auf der Jagd",
  },
  house: (rules) => `Hausregeln: ${rules.length === 0 ? "keine" : listIn("de", rules)}.`,
  words: "Deine Wörter",
  row: (row, letters) => `Wort ${row}, ${letters} Buchstaben`,
  rowEmpty: "leer",
  rowGood: "gelegt",
  rowBad: "nicht erlaubt",
  rowLies: (cell, way) => `ab ${cell} ${way}`,
  rowOff: "noch nicht gelegt",
  clear: (row) => `Wort ${row} löschen`,
  suggestions: "Vorschläge",
  randomWords: "Zufällige Wörter",
  randomPlaces: "Zufällig legen",
  hideAll: "Zufällig verstecken",
  board: (size) => `Dein Gitter, ${size} mal ${size}`,
  cellEmpty: (cell) => cell,
  cellLetter: (cell, letter, row) => `${cell}, ${letter} aus Wort ${row}`,
  cellStart: (cell) => `${cell}, hier beginnt das Wort`,
  cellEnd: (cell) => `${cell}, hier kann das Wort enden`,
  compass: (row) => `Richtung von Wort ${row}`,
  free: "Anfang und Ende antippen",
  ways,
  howSpell: (letters) => `Schreibe ein Wort mit ${letters} Buchstaben.`,
  howStart: (word) => `Tippe auf das Feld, in dem ${word} beginnen soll.`,
  howStartWay: (word, way) => `Tippe auf das Feld, in dem ${word} beginnen soll. Es verläuft ${way}.`,
  howNext: (row, letters) => `Schreibe jetzt Wort ${row} mit ${letters} Buchstaben.`,
  howBoard: "Alle Wörter stehen fest. Lege sie jetzt ins Gitter.",
  howEnd: (word) => `Tippe jetzt auf das Feld, in dem ${word} endet.`,
  howDone: "Alles versteckt. Ziehe ein Wort, um es zu verschieben.",
  problems: (code) => problems[code] ?? problems["unknown-word"] ?? "",
  spelled: (word) => `${word} ist ein gültiges Wort.`,
  lies: (word, cell, way) => `${word} verläuft ab ${cell} ${way}.`,
  begun: (word, cell) => `${word} beginnt bei ${cell}. Wähle, wo es endet.`,
  clearedRow: (row) => `Wort ${row} gelöscht.`,
  drawn: (list) => `Zufällige Wörter: ${list}.`,
  scattered: "Alle Wörter liegen im Gitter.",
  ready: "Bereit",
  missing: (all) =>
    all.length === 0
      ? "Alles ist bereit."
      : `Noch zu tun: ${seriesIn("de", [...list(all, "word"), ...list(all, "wrong"), ...list(all, "place")])}.`,
};
