/** Warum etwas nicht geht, nach Codes, auf Deutsch. */
import type { refusals as english, places as englishPlaces } from "./refusals.en.ts";

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  "match-over": "Diese Partie ist zu Ende.",
  "not-your-turn": "Du bist nicht dran.",
  "no-such-seat": "Dieser Platz gehört nicht zur Partie.",
  "unknown-move": "Diesen Zug gibt es in diesem Spiel nicht.",
  "move-too-long": "Der Zug hat {length} Zeichen. Höchstens {most} sind erlaubt.",
  "not-now": "Das geht gerade nicht.",
  "nothing-to-undo": "Es gibt noch nichts zurückzunehmen.",
  "undo-past-chance": "Was gewürfelt oder gezogen ist, bleibt.",
  "undo-past-other": "Seitdem hat jemand anderes gezogen. Dieser Zug bleibt.",
  "undo-past-reveal": "Der Zug hat etwas verraten. Er bleibt.",

  "unknown-game": "Dieses Spiel gibt es hier nicht.",
  "unknown-setting": "Eine Einstellung „{setting}“ gibt es an diesem Tisch nicht.",
  "bad-setting": "Eine Einstellung dieses Tisches passt nicht.",
  "unknown-bot": "Einen Gegner „{bot}“ gibt es hier nicht.",
  "bad-bot": "So lässt sich dieser Gegner nicht einstellen.",
  "bad-seed": "Ein Startwert hat 64 Zeichen, 0–9 und a–f.",

  "wrong-seats": "An diesen Tisch gehören andere oder anders viele.",
  "too-late": "Du hast schon gezogen. Der Tisch bleibt, wie er ist.",
  "not-over": "Die Partie ist noch nicht zu Ende.",
  "no-match": "Diese Partie ist nicht auf diesem Gerät.",
  "table-broken": "Der Tisch ist zusammengebrochen. Öffne die Partie bitte noch einmal.",
  "moved-on": "Diese Partie ging anderswo weiter, vielleicht in einem anderen Tab. Öffne sie bitte noch einmal.",
  stale: "Die Partie ist inzwischen weitergegangen. Schau noch einmal hin, dann zieh.",
  "gone-on": "Alle sind schon bei der nächsten Partie.",
  "not-kept": "Das ließ sich nicht aufheben und wurde darum nicht gespielt. Versuch es bitte noch einmal.",
  repeated: "Das ist schon geschehen.",
  "no-tables": "Hier lässt sich kein Tisch decken.",
  "worker-broken": "Unterwegs ist etwas kaputtgegangen. Versuch es bitte noch einmal.",
  "unknown-question": "Darauf weiß hier niemand eine Antwort. Lade die Seite bitte neu.",
  "no-answer": "Es kam keine Antwort in angemessener Zeit. Versuch es bitte noch einmal.",
  cancelled: "Diese Frage wurde fallen gelassen.",
  closed: "Das wurde geschlossen, bevor es eine Antwort gab.",
  "not-legal": "Das war dort nicht erlaubt.",

  empty: "Da steht nichts drin.",
  "too-long": "Es hat {length} Zeichen. Höchstens {most} lassen sich lesen.",
  "not-json": "Die Datei ist beschädigt oder unvollständig.",
  "not-a-record": "Das ist keine Aufzeichnung einer Partie.",
  "not-a-story": "Das ist keine Erzählung einer Partie.",
  "bad-field": "Ein Teil der Datei fehlt oder ist beschädigt.",
  "bad-entry": "Dieser Eintrag fehlt oder ist beschädigt.",
  "bad-line": "Diese Zeile lässt sich nicht lesen.",
  "wrong-game": "Das ist eine Aufzeichnung eines anderen Spiels.",
  "wrong-version": "Die Aufzeichnung stammt von Fassung {version} der Regeln. Hier gilt Fassung {known}.",
  tampered: "Die Aufzeichnung sagt etwas anderes, als ihr Startwert ergibt.",

  "not-a-backup": "Das ist keine Datei von Turnlight.",
  twice: "Etwas steht zweimal in der Datei.",
  "not-plain": "Ein Teil der Datei lässt sich nicht lesen.",
  "unknown-format": "Es wurde in einer Form aufgehoben, die niemand mehr kennt.",
  "newer-format": "Es wurde von einem neueren Turnlight aufgehoben. Lade die Seite bitte neu.",
  "wrong-key": "Es liegt am Platz von etwas anderem.",
  checksum: "Es hat sich verändert, seit es geschrieben wurde.",
  damaged: "Diese Partie lässt sich nicht lesen. Öffne sie bitte noch einmal.",
  gap: "Ein Teil dieser Partie fehlt.",
  "no-head": "Es fehlt, wie diese Partie begann.",
  sealed: "Das wurde auf einem anderen Gerät versiegelt.",
  older: "Etwas Neueres ist schon da.",
};

export const places: typeof englishPlaces = {
  lineColumn: (line, column, wrong) => `Zeile ${line}, Spalte ${column}: ${wrong}`,
  line: (line, wrong) => `Zeile ${line}: ${wrong}`,
  entry: (n, wrong) => `Eintrag ${n}: ${wrong}`,
};

export const otherwise = "Das geht hier nicht.";
