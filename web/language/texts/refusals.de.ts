/** Refusal texts by code, in German, for everything outside the games. */
import type { refusals as english, places as englishPlaces } from "./refusals.en.ts";

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  "match-over": "Diese Partie ist zu Ende.",
  "nobody-absent": "Noch ist niemand lange genug abwesend. Warte bitte noch etwas.",
  "not-waited-for": "Die abwesende Person ist nicht am Zug. Zieh erst selbst.",
  "others-play-on":
    "Andere spielen noch, deshalb kannst du kein Remis beanspruchen. Ihr könnt ohne die abwesende Person weiterspielen.",
  "not-your-turn": "Du bist nicht dran.",
  "no-such-seat": "Diesen Platz gibt es in dieser Partie nicht.",
  "unknown-move": "Diesen Zug gibt es in diesem Spiel nicht.",
  "move-too-long": "Der Zug hat {length} Zeichen. Erlaubt sind höchstens {most}.",
  "not-now": "Das geht gerade nicht.",
  "nothing-to-undo": "Es gibt noch nichts zurückzunehmen.",
  "undo-past-chance": "Was gewürfelt oder gezogen wurde, lässt sich nicht zurücknehmen.",
  "undo-past-other": "Seitdem hat jemand anderes gezogen. Dieser Zug lässt sich nicht mehr zurücknehmen.",
  "undo-past-reveal": "Dieser Zug hat etwas aufgedeckt und lässt sich nicht zurücknehmen.",

  // Bestenlisten.
  "no-board": "Dafür gibt es keine Bestenliste.",
  "not-finished": "Dieses Ergebnis zählt nicht: Es wurde nicht so beendet, wie die Bestenliste es verlangt.",
  "cut-off": "Diese Wiederholung endet mitten in einem Zug.",

  "unknown-game": "Dieses Spiel gibt es hier nicht.",
  "unknown-setting": "Die Einstellung „{setting}“ gibt es in diesem Spiel nicht.",
  "bad-setting": "Eine der Einstellungen ist ungültig.",
  "unknown-bot": "Den Gegner „{bot}“ gibt es in diesem Spiel nicht.",
  "bad-bot": "Diese Einstellung gibt es bei diesem Gegner nicht.",
  "bad-seed": "Ein Startwert hat 64 Zeichen: nur 0–9 und a–f.",

  watching: "Du siehst nur zu und kannst nicht mitspielen.",
  "wrong-seats": "Mit diesen Mitspielern lässt sich die Partie nicht spielen.",
  "too-late": "Du hast schon gezogen. Die Partie lässt sich nicht mehr ändern.",
  "not-over": "Die Partie ist noch nicht zu Ende.",
  "no-match": "Diese Partie ist nicht auf diesem Gerät gespeichert.",
  "table-broken": "Mit dieser Partie ist etwas schiefgelaufen. Öffne sie bitte noch einmal.",
  stale: "Die Partie ist inzwischen weitergegangen. Sieh dir die Stellung an und versuche es noch einmal.",
  "gone-on": "Alle sind schon bei der nächsten Partie.",
  "not-kept":
    "Dein Zug konnte nicht gespeichert werden und wurde deshalb nicht gespielt. Versuche es bitte noch einmal.",
  repeated: "Das hast du schon gemacht.",
  "no-tables": "Hier lassen sich keine Partien starten.",
  "not-open": "Diese Partie ist nicht geöffnet.",
  laying: "Es wird schon eine Partie gestartet.",
  "open-elsewhere": "Diese Partie ist in einem anderen Tab geöffnet.",
  "cannot-seal":
    "Dieser Browser kann eine offene Partie nicht verschlüsseln, deshalb lässt sie sich nicht herunterladen.",
  "worker-broken": "Etwas ist schiefgelaufen. Versuche es bitte noch einmal.",
  "unknown-question": "Etwas ist schiefgelaufen. Lade die Seite bitte neu.",
  "no-answer": "Das hat zu lange gedauert. Versuche es bitte noch einmal.",
  cancelled: "Abgebrochen.",
  closed: "Das wurde vorzeitig abgebrochen. Versuche es noch einmal.",
  "no-line": "Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.",
  "no-server": "Auf dieser Seite kann man nicht online spielen. Alles andere funktioniert.",
  "not-begun": "Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.",
  "not-here": "Diese Partie ist auf dem Server gespeichert.",
  "not-legal": "Der Zug war dort nicht erlaubt.",

  empty: "Die Datei ist leer.",
  "too-long": "Das sind {length} Zeichen. Erlaubt sind höchstens {most}.",
  "not-json": "Die Datei ist beschädigt oder unvollständig.",
  "not-a-record": "Das ist keine Wiederholung von Turnlight.",
  "not-a-story": "Das ist nicht der Text einer Turnlight-Partie.",
  "bad-field": "Ein Teil der Daten fehlt oder ist beschädigt.",
  "bad-entry": "Dieser Schritt fehlt oder ist beschädigt.",
  "bad-line": "Diese Zeile ist nicht lesbar.",
  "no-reviewer": "Für dieses Spiel gibt es keine Partieanalyse.",
  "wrong-game": "Das ist die Wiederholung eines anderen Spiels.",
  "wrong-version": "Diese Wiederholung entstand mit Version {version} der Regeln. Die gibt es hier nicht.",
  tampered: "Die Wiederholung wurde verändert: Ein Wurf passt nicht zum Startwert.",

  "not-a-backup": "Das ist kein Backup von Turnlight. Wähle eine Datei, die du aus Turnlight exportiert hast.",
  twice: "Ein Eintrag steht doppelt in der Datei.",
  "not-plain": "Ein Teil der Daten ist nicht lesbar.",
  "unknown-format": "Das wurde in einem Format gespeichert, das nicht mehr unterstützt wird.",
  "newer-format": "Das wurde von einer neueren Version von Turnlight gespeichert. Lade die Seite bitte neu.",
  "wrong-key": "Das wurde an der falschen Stelle gespeichert.",
  checksum: "Das wurde nach dem Speichern verändert oder beschädigt.",
  damaged: "Diese Partie ist nicht lesbar. Öffne sie bitte noch einmal.",
  gap: "Ein Teil dieser Partie fehlt.",
  "no-head": "Der Anfang dieser Partie fehlt.",
  sealed: "Das wurde auf einem anderen Gerät verschlüsselt und lässt sich hier nicht öffnen.",
  "passphrase-needed": "Die offenen Partien in dieser Datei sind verschlüsselt. Gib ihre Passphrase ein.",
  "wrong-passphrase": "Das ist nicht die Passphrase dieser Datei. Es wurde nichts importiert.",
  "short-passphrase": "Diese Passphrase ist zu kurz. Nimm mindestens 8 Zeichen.",
  "sync-off": "Synchronisieren ist auf diesem Gerät ausgeschaltet.",
  "sync-busy": "Gerade synchronisieren andere Geräte. Versuch es später noch einmal.",
  "wrong-sync-code":
    "Damit lassen sich deine Daten nicht öffnen. Nimm den Wiederherstellungscode, der zuletzt auf einem verbundenen Gerät angezeigt wurde, oder einen dort hinzugefügten Passkey.",
  older: "Es gibt schon eine neuere Version.",
  taken: "An dieser Stelle ist inzwischen etwas anderes gespeichert.",
  "no-thing": "Das gibt es nicht mehr.",
  "cannot-restore": "Das lässt sich nicht wiederherstellen. Du kannst es stattdessen herunterladen.",
};

export const places: typeof englishPlaces = {
  lineColumn: (line, column, wrong) => `Zeile ${line}, Spalte ${column}: ${wrong}`,
  line: (line, wrong) => `Zeile ${line}: ${wrong}`,
  entry: (n, wrong) => `Schritt ${n}: ${wrong}`,
};

export const otherwise = "Das geht hier nicht.";
