/** The set-up's texts in German. */
import { amid, behind } from "../../../language/texts/declined.ts";
import type { MissingInput } from "../setup/draft.ts";
import type { SetUpTexts } from "./setup.en.ts";

const problems: Readonly<Record<string, string>> = {
  "unknown-word": "Das steht nicht in der Wortliste. Versuch es anders.",
  "blocked-word": "Dieses Wort gilt hier nicht. Nimm ein anderes.",
  unspelled: "Buchstabiere erst das Wort, dann leg es aufs Gitter.",
  "off-board": "Das passt nicht: Es ragt über das Gitter hinaus.",
  clash: "Dort steht schon ein anderer Buchstabe.",
  inside: "Ein Wort läge ganz in einem anderen.",
  crooked: "Wörter liegen gerade oder schräg, in einer von acht Richtungen.",
};

const lacks: Readonly<Record<MissingInput["what"], string>> = {
  word: "buchstabieren",
  wrong: "ändern",
  place: "legen",
};

const list = (all: readonly MissingInput[], what: MissingInput["what"]): readonly string[] => {
  const rows = all.filter((one) => one.what === what).map(({ row }) => row);
  return rows.length === 0 ? [] : [`Wort ${rows.join(", ")} ${lacks[what]}`];
};

const levels = { easy: "Leicht", normal: "Normal", hard: "Schwer" };
const square = (size: number): string => `${size}\u00a0×\u00a0${size}`;
const signed = (n: number): string => (n < 0 ? `−\u00a0${-n}` : `+\u00a0${n}`);

export const de: SetUpTexts = {
  whose: (name) => `${name} versteckt Wörter`,
  against: (name) => behind("gegen", name),
  waiting: (name) => `${name} versteckt noch Wörter.`,
  waitingTitle: "Versteckt. Keine Seele hat’s gesehen.",
  steps: { you: "Du", words: "Wörter", board: "Gitter" },
  stepsLabel: "Schritte",
  next: "Weiter",
  you: "Du",
  name: "Name",
  colour: "Farbe",
  taken: "vergeben",
  preset: "Vorgabe",
  presets: { quick: "Schnell", evening: "Ein Abend", printed: "Wie gedruckt", expert: "Experte" },
  grid: "Dein Gitter",
  playerGrid: "Gitter",
  gridSize: (n) => `${n} mal ${n}`,
  count: "Deine Wörter",
  playerWords: "Wörter",
  counts: { 3: "3 Wörter", 4: "4 Wörter" },
  difficulty: "Stufe",
  difficulties: levels,
  given: "Der heutige Tisch ist für alle gleich.",
  limits: "Fehler, bis das Beil fällt",
  evens: {
    fewer: (name) => `Damit der Abend spannend bleibt, verträgt ${amid(name)} diesmal weniger Fehler.`,
    more: (name) => `Damit der Abend spannend bleibt, verträgt ${amid(name)} diesmal mehr Fehler.`,
  },
  limitYou: "Du",
  limitSum: ({ parts, grid, words, rival, difficulty }) =>
    `${parts.base} ${signed(parts.grid)} für ${rival === undefined ? "dein Gitter" : `das Gitter ${behind("von", rival)}`} (${square(grid)}) ${signed(parts.words)} für ${words} Wörter ${signed(parts.difficulty)} für ${levels[difficulty]}`,
  limitTold: (name, limit, sum) =>
    `${name === undefined ? "Dein Beil" : `Das Beil ${behind("für", name)}`} fällt bei ${limit} Fehlern: ${sum}.`,
  houseRules: { mercy: "Gnade", bonus: "Bonuszug", curtain: "Strenger Vorhang" },
  house: (rules) => `Hausregeln: ${rules.length === 0 ? "keine" : rules.join(", ")}.`,
  words: "Deine Wörter",
  row: (row, letters) => `Wort ${row}, ${letters} Buchstaben`,
  rowEmpty: "leer",
  rowGood: "gut",
  rowBad: "gilt nicht",
  rowLies: (cell, way) => `ab ${cell} ${way}`,
  rowOff: "noch nicht gelegt",
  clear: (row) => `Wort ${row} leeren`,
  suggestions: "Vorschläge",
  randomWords: "Zufällige Wörter",
  randomPlaces: "Zufällig legen",
  hideAll: "Versteck sie für mich",
  board: (size) => `Dein Gitter, ${size} mal ${size}`,
  cellEmpty: (cell) => cell,
  cellLetter: (cell, letter, row) => `${cell}, ${letter} aus Wort ${row}`,
  cellStart: (cell) => `${cell}, hier beginnt das Wort`,
  cellEnd: (cell) => `${cell}, hier kann das Wort enden`,
  compass: (row) => `Richtung von Wort ${row}`,
  free: "Anfang und Ende antippen",
  ways: {
    N: "nach oben",
    NE: "nach rechts oben",
    E: "nach rechts",
    SE: "nach rechts unten",
    S: "nach unten",
    SW: "nach links unten",
    W: "nach links",
    NW: "nach links oben",
  },
  howSpell: (letters) => `Ein Wort mit ${letters} Buchstaben, bitte.`,
  howStart: (word) => `Tipp an, wo ${word} beginnt.`,
  howStartWay: (word, way) => `Tipp an, wo ${word} beginnt; es läuft ${way}.`,
  howBoard: "Gut geschrieben. Als Nächstes legst du sie aufs Gitter.",
  howEnd: (word) => `Tipp jetzt an, wohin ${word} läuft.`,
  howDone: "Alles versteckt. Ziehen verschiebt.",
  problems: (code) => problems[code] ?? problems["unknown-word"] ?? "",
  spelled: (word) => `${word}: ein gutes Wort.`,
  lies: (word, cell, way) => `${word} liegt ab ${cell} ${way}.`,
  begun: (word, cell) => `${word} beginnt bei ${cell}. Wähle, wo es endet.`,
  clearedRow: (row) => `Wort ${row} geleert.`,
  drawn: (list) => `Gezogen: ${list}.`,
  scattered: "Alle Wörter liegen auf dem Gitter.",
  ready: "Bereit",
  missing: (all) =>
    all.length === 0
      ? "Es fehlt nichts."
      : `Noch: ${[...list(all, "word"), ...list(all, "wrong"), ...list(all, "place")].join("; ")}.`,
};
