/** The duel's texts in German. */
import { percentIn, pluralIn } from "../../../language/count.ts";
import { amid, behind, firstBehind } from "../../../language/texts/declined.ts";
import type { PlayTexts } from "./play.en.ts";
import { signsKey } from "./signs.de.ts";
import { ways } from "./ways.de.ts";

const count = pluralIn("de");

const misses = (n: number): string => `${n} Fehler`;

export const de: PlayTexts = {
  attack: "Angriff",
  defend: "Abwehr",
  board: { attack: "Gegnergitter", defend: "Dein Gitter", shared: "Gitter" },
  result: "Ergebnis",
  theirBoard: (name) => `Gitter ${behind("von", name)}`,
  yourBoard: "Dein Gitter",
  words: "Wörter",
  letters: (name) => `Buchstaben, die ${behind("bei", name)} geraten wurden`,
  yourLetters: "Buchstaben, die bei dir geraten wurden",
  boardSize: (size) => `${size} mal ${size}`,

  standing: {
    misses: (who, said) => `${who}: ${said}.`,
    hunted: (who) => `Gefunden ${who}:`,
    you: "hast du",
    they: (name) => `hat ${amid(name)}`,
    tried: (letters) => `Nicht dabei: ${letters}.`,
  },
  yourTurn: "Du bist dran",
  huntedBy: (name) => `${name} rät hier`,
  openOwn: (name) => `Gitter ${behind("von", name)} zeigen`,
  layOpen: "Zurück zum gemeinsamen Bildschirm",
  resignFor: (name) => `${firstBehind("für", name)} aufgeben?`,
  turnOf: (name) => `${name} ist dran`,
  thinking: (name) => `${name} überlegt`,
  zone: { safe: "sicher", warning: "es wird eng", danger: "in Gefahr" },
  falls: "Das Beil fällt …",
  missesSaid: (count, limit, zone) => `${misses(count)} von ${limit}, ${zone}`,
  shouts: {
    still: [],
    cheer: ["Hurra!", "Ja!"],
    groan: ["Buh!", "O nein …"],
    gasp: ["Uiuiui!"],
    riot: ["Hurra!", "Kopf hoch!", "Zugabe!"],
  },

  cell: {
    hidden: "nicht geraten",
    red: "leer",
    yellow: "ein Buchstabe, noch unbekannt",
    green: (letter) => letter,
    own: (letter) => `${letter}, nicht gefunden`,
    ownEmpty: "nichts",
    ownRed: "geraten, leer",
    ownYellow: (letter) => `${letter}, Feld gefunden, Buchstabe noch nicht`,
    ownGreen: (letter) => `${letter}, gefunden`,
    left: (letter) => `${letter}, nie gefunden`,
  },
  key: {
    unused: "nicht geraten",
    known: "bekannt",
    near: "bekannt",
    missed: "kommt nicht vor",
    held: "schon zu sehen",
  },

  pattern: (row, spelled) => `Wort ${row}: ${spelled}`,
  secret: (row, word, shown) => `Wort ${row}: ${word}, bisher zu sehen: ${shown}`,
  runs: (way) => `Es verläuft ${ways[way]}.`,
  blank: "Lücke",
  solved: "gelöst",
  tried: (list) => `Nicht ${list}`,
  guessWord: "Wort raten",
  guessWordRow: (row, spelled) => `Wort ${row} raten: ${spelled}`,
  accept: "Raten",
  cancel: "Abbrechen",
  erase: "Löschen",
  typeWord: (row) => `Tippe Wort ${row} ein. Bekannte Buchstaben sind schon eingetragen.`,
  incomplete: "Fülle erst alle Lücken.",

  aim: {
    cell: (cell) => `${cell} raten`,
    letter: (letter) => `Buchstaben ${letter} raten`,
    cellSaid: (cell) => `${cell} gewählt. Noch einmal wählen oder Enter drücken, um zu raten.`,
    letterSaid: (letter) => `${letter} gewählt. Noch einmal wählen oder Enter drücken, um zu raten.`,
    drop: "Abbrechen",
  },

  pencil: {
    label: "Bleistift",
    on: "Bleistift an. Wähle Felder, um sie zu markieren.",
    off: "Bleistift aus. Wenn du ein Feld wählst, wird es geraten.",
    rule: "Bleistift: Feld antippen für „wahrscheinlich“, noch einmal für „leer“, noch einmal zum Radieren.",
    marked: {
      likely: (cell) => `${cell} als wahrscheinlich markiert.`,
      empty: (cell) => `${cell} als leer markiert.`,
    },
    unmarked: (cell) => `${cell}: Markierung entfernt.`,
    said: { likely: "als wahrscheinlich markiert", empty: "als leer markiert" },
  },
  aid: {
    unreachable: "hier kann kein Wort liegen",
    line: (list) => `möglich für ${list}`,
    dead: "Hier kann kein Wort liegen",
    left: (list) => `Hier könnte ${list} liegen`,
  },

  last: {
    none: "Noch nichts geraten. Rate einen Buchstaben, ein Feld oder ein ganzes Wort.",
    waiting: "Noch nichts geraten.",
    letterHit: (who, letter) => `${who}: ${letter} kommt vor.`,
    letterMiss: (who, letter) => `${who}: kein ${letter}.`,
    cellYellow: (who, cell) => `${who}: Im Feld ${cell} steht ein Buchstabe.`,
    cellGreen: (who, cell, letter) => `${who}: Im Feld ${cell} steht ${letter}.`,
    turned: (cell, letter) => `Im Feld ${cell} steht ${letter}.`,
    cellRed: (who, cell) => `${who}: ${cell} ist leer.`,
    wordHit: (who, word) => `${who}: ${word} stimmt!`,
    wordMiss: (who, word) => `${who}: ${word} ist falsch. Zwei Fehler.`,
    oneMiss: "Ein Fehler.",
    again: "Bonuszug.",
    you: "Du",
  },

  characters: {
    apprentice: {
      greets: "„Erst die Vokale, sagt der Meister. Was sind Vokale?“",
      wins: "„Gewonnen? Darf ich das?“",
      loses: "„Bitte nichts dem Meister sagen.“",
    },
    gravedigger: {
      greets: "„Ich fang oben an und grab mich runter.“",
      wins: "„Unter der Erde. Wie immer.“",
      loses: "„Da hab ich mein eigenes gegraben.“",
    },
    crier: {
      greets: "„Hört, hört! Mir liegt ein Wort auf der Zunge!“",
      wins: "„Extrablatt: Ich habe gewonnen!“",
      loses: "„Heute keine Nachrichten.“",
    },
    clerk: {
      greets: "„Erst deine Wörter. Der Rest ist Ablage.“",
      wins: "„Akte geschlossen.“",
      loses: "„Ich lege Berufung ein.“",
    },
  },
  lastWords: {
    executioner: {
      wins: "„Nichts Persönliches. Der Nächste, bitte.“",
      loses: "„Na gut. Bis morgen ist es wieder scharf.“",
    },
    oracle: { wins: "„Das wusste ich schon vorher.“", loses: "„Das habe ich nicht kommen sehen. Bedenklich.“" },
  },
  ladder: {
    climbed: (name) => `Erster Sieg ${behind("gegen", name)}.`,
    next: (name) => `Als Nächstes wartet: ${name}.`,
    top: "Du hast alle Gegner besiegt.",
  },

  guessed: "Geratene Wörter",
  known: "Bekannte Buchstaben",
  found: "Gefundene Wörter",
  none: "keine",

  right: "richtig",
  wrong: "falsch",
  notesOf: (name) => `Was ${amid(name)} herausgefunden hat`,

  menu: "Notizen und Optionen",
  resign: "Aufgeben",
  rules: "So geht’s",
  goOn: "Weiterspielen",
  tapRule: "Tippe einen Buchstaben oder ein Feld an, dann noch einmal, um zu raten.",
  oneTap: "Schon beim ersten Tippen raten",
  gentle: "Familienmodus: ein Kürbis statt eines Kopfes",
  coachAfter: "Meine Züge nach jedem Duell analysieren",

  youKeep: "Du behältst den Kopf!",
  youLose: "Du verlierst den Kopf.",
  keeps: (name) => `${name} behält den Kopf!`,
  how: {
    found: (loser, winner) => `${winner} hat jeden Buchstaben und jedes Feld gefunden. ${loser} verliert den Kopf.`,
    misses: (loser, winner) => `${loser} hat das Fehlerlimit erreicht. ${winner} gewinnt.`,
    resigned: (loser, winner) => `${loser} hat aufgegeben. ${winner} gewinnt.`,
  },
  summary: {
    title: "Das Duell in Zahlen",
    hits: "Treffer",
    misses: "Fehler",
    words: "Gefundene Wörter",
    turns: "Züge",
    accuracy: "Trefferquote",
  },
  percent: (value) => percentIn("de", value / 100, 0),
  review: "Analyse",
  skip: "Überspringen",
  hush: {
    misses: (count, limit) => `${count} von ${limit}. Der Platz hält den Atem an.`,
    other: "Der Platz hält den Atem an.",
  },
  rematch: "Revanche",
  series: {
    title: (best) => `Best of ${best}`,
    game: (game, best) => `Spiel ${game} von ${best}`,
    won: (n) => count(n, { one: "# Spiel gewonnen", other: "# Spiele gewonnen" }),
    score: (one, wins, other, losses) => `${one} ${wins}, ${amid(other)} ${losses}`,
    next: "Nächstes Spiel",
    another: "Neue Serie",
    winner: (name, wins, losses) => `${name} gewinnt die Serie ${wins}:${losses}.`,
    retelling: "Die Serie in Kürze",
    gameTo: (game, name) => `Spiel ${game}: ${name}`,
    gameNumber: (game) => `Spiel ${game}`,
    wonBy: (name) => `${name} gewinnt.`,
    told: {
      found: (winner, _, turns) =>
        turns === undefined
          ? `${winner} findet alles.`
          : `${winner} findet alles in ${count(turns, { one: "# Zug", other: "# Zügen" })}.`,
      misses: (winner, loser) => `${winner} gewinnt: ${loser} erreicht das Fehlerlimit.`,
      resigned: (winner, loser) => `${winner} gewinnt: ${loser} gibt auf.`,
    },
    swept: (name) => `${name} hat kein einziges Spiel verloren.`,
    turned: (name) => `${name} lag zurück und hat die Serie noch gedreht.`,
    decider: "Erst das letzte Spiel hat entschieden.",
    ahead: (name) => `${name} lag nie zurück.`,
  },
  replay: "Wiederholung ansehen",
  share: "Teilen",
  toMenu: "Zurück zum Menü",
  turns: "Was den Ausschlag gab",
  shareText: ({ title, winner, loser, turns, guesses }) =>
    [
      title,
      `${winner} gewinnt ${behind("gegen", loser)} in ${count(turns, { one: "# Zug", other: "# Zügen" })}.`,
      ...guesses,
      signsKey,
    ].join("\n"),
  earned: "Neue Erfolge",
  deeds: {
    "first-head": { name: "Kopf hoch", about: "Gewinne ein Duell gegen den Computer." },
    "clean-collar": { name: "Weißer Kragen", about: "Finde alles mit höchstens drei Fehlern." },
    "by-a-hair": { name: "Um Haaresbreite", about: "Gewinne, obwohl der nächste Fehler dein letzter gewesen wäre." },
    wordsmith: { name: "Wortschmied", about: "Errate drei ganze Wörter in einem Duell." },
    "hot-streak": { name: "Siebter Sinn", about: "Lande sieben Treffer hintereinander." },
    "wide-field": { name: "Nadel im Heuhaufen", about: "Finde alles in einem 12-mal-12-Gitter." },
    "hard-head": { name: "Dickschädel", about: "Schlage den Computer auf „Schwer“." },
    oracle: { name: "Hab ich kommen sehen", about: "Schlage das Orakel." },
    swift: { name: "Kurzer Prozess", about: "Finde alles in höchstens zwanzig Zügen." },
    "three-in-a-row": { name: "Dreimal in Folge", about: "Schlage den Computer dreimal hintereinander." },
    "ten-in-a-row": { name: "Liebling der Menge", about: "Schlage den Computer zehnmal hintereinander." },
    "basket-case": { name: "Korbweise", about: "Verliere zehn Duelle gegen den Computer." },
  },
  peopleDeeds: {
    "face-to-face": { name: "Von Angesicht zu Angesicht", about: "Gewinne ein Duell gegen einen Menschen." },
    "good-company": { name: "Gute Gesellschaft", about: "Spiele zehn Duelle mit anderen." },
    "against-the-odds": {
      name: "Wider Erwarten",
      about: "Gewinne, obwohl die Einstellungen dein Gegenüber bevorzugen.",
    },
  },
  remembers: {
    title: "Was sich der Henker merkt",
    about: "Aus euren letzten Duellen, notiert, als die Gitter aufgedeckt waren. Er spielt deshalb nicht anders.",
    none: "Noch nichts. Er braucht ein paar Duelle, um deine Gewohnheiten zu bemerken.",
    forget: "Alles vergessen lassen",
    forgot: "Der Henker hat alles vergessen.",
    corners: {
      "top-left": "oben links",
      "top-right": "oben rechts",
      "bottom-left": "unten links",
      "bottom-right": "unten rechts",
    },
    noted: {
      edge: (times, of) => `Längstes Wort am Rand: ${times} von ${of} Duellen`,
      corner: (corner, times, of) => `Wörter meist ${corner}: ${times} von ${of} Duellen`,
      opening: (letter, times, of) => `Erster Buchstabe ${letter}: ${times} von ${of} Duellen`,
      word: (word, times) => `${word}: ${times}-mal`,
    },
    ends: {
      edge: "„Schon wieder der Rand? Da warte ich nächstes Mal.“",
      corner: (corner) => `„Schon wieder ${corner}? Da warte ich nächstes Mal.“`,
      opening: (letter) => `„Gut gespielt. Und zuerst das ${letter}, wie immer.“`,
      word: (word) => `„Schon wieder ${word}. Ich hätt’s wissen müssen.“`,
    },
    says: {
      edge: "„Du magst den Rand. Ich führe eine Liste.“",
      corner: (corner) => `„Lass mich raten: wieder ${corner}.“`,
      opening: (letter) => `„Du fängst mit ${letter} an. Wie immer.“`,
      word: (word) => `„Ist es wieder ${word}?“`,
    },
  },
  tally: {
    title: "Deine Duelle bisher",
    played: "Gespielt",
    rate: "Siegquote",
    streak: "Aktuelle Serie",
    best: "Beste Serie",
    overTime: "Entwicklung der Siegquote, in Prozent",
    byDifficulty: "Nach Schwierigkeit",
    difficulty: { easy: "Leicht", normal: "Normal", hard: "Schwer" },
    wonOf: (won, played) => `${won} von ${played}`,
  },
  coach: {
    ask: "Meine Züge analysieren",
  },
};
