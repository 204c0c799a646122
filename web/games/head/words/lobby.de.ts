/** The lobby's texts in German. */
import { pluralIn } from "../../../language/count.ts";
import { behind } from "../../../language/texts/declined.ts";
import type { LobbyTexts } from "./lobby.en.ts";
import { signsKey } from "./signs.de.ts";

const count = pluralIn("de");

const letters = (n: number): string => `${n} Buchstaben`;
const turned = (n: number): string => count(n, { one: "# Zug", other: "# Zügen" });

const lineProblems: Readonly<Record<string, (word: string) => string>> = {
  "bad-length": (word) => `„${word}“ hat ${letters(word.length)}. Erlaubt sind 3 bis 6.`,
  "bad-letter": (word) => `„${word}“ enthält andere Zeichen als die Buchstaben A bis Z.`,
  "blocked-word": (word) => `„${word}“ ist nicht erlaubt.`,
  "word-twice": (word) => `„${word}“ steht schon in der Liste.`,
  "too-many-words": (word) => `„${word}“ passt nicht mehr in die Liste. Erlaubt sind höchstens 300 Wörter.`,
};

export const de: LobbyTexts = {
  newGame: {
    title: "Neues Spiel",
    opponent: "Gegner",
    opponents: {
      executioner: {
        name: "Der Henker",
        about: "Menschlich, anpassungsfähig, schlecht gelaunt. Wird besser, wenn du besser wirst.",
      },
      apprentice: {
        name: "Der Lehrling",
        about: "Fragt nach Vokalen, vergisst die Hälfte und riskiert nie ein Wort.",
      },
      gravedigger: {
        name: "Der Totengräber",
        about: "Gräbt Feld um Feld um, Reihe für Reihe, und denkt erst danach an Buchstaben.",
      },
      crier: { name: "Der Ausrufer", about: "Ruft jedes Wort aus, das ihm einfällt. Oft zu früh." },
      clerk: { name: "Die Schreiberin", about: "Klärt erst alle Wörter, dann die Felder. Vergisst nichts." },
      oracle: { name: "Das Orakel", about: "Wägt jedes Wort und jedes Feld ab. Unangenehm gut." },
      person: {
        name: "Zu zweit am Gerät",
        about: "Versteckt nacheinander eure Wörter und ratet dann am selben Bildschirm.",
      },
    },
    duel: "Gitter und Schwierigkeit",
    presetAbout: {
      quick:
        "Ein paar Minuten auf kleinen Gittern. Anders als in den Originalregeln: ein höheres Fehlerlimit, ein Bonuszug für jedes gelöste Wort, und gelöste Wörter zeigen ihre Richtung.",
      evening:
        "Das übliche Spiel. Anders als in den Originalregeln: ein höheres Fehlerlimit, ein Bonuszug für jedes gelöste Wort, und gelöste Wörter zeigen ihre Richtung.",
      printed: "Genau die Originalregeln: keine Hausregeln, 21 Fehler.",
      expert: "Die Originalregeln auf den größten Gittern und auf „Schwer“. Keine Hausregeln.",
      own: "Deine eigenen Einstellungen.",
    },
    halvesAbout:
      "Jeder hat sein eigenes Gitter und seinen eigenen Schwierigkeitsgrad. Dein Fehlerlimit hängt vom gegnerischen Gitter und von deinem Schwierigkeitsgrad ab.",
    you: "Du",
    guest: "Gast",
    equalHalves:
      "Beim schnellen Spiel gelten deine Gittergröße, deine Wortzahl und dein Schwierigkeitsgrad für euch beide.",
    personName: (n) => `Name von Spieler ${n}`,
    personColour: (n) => `Farbe von Spieler ${n}`,
    usualGuest: "Mitspieler",
    words: "Wörter",
    bank: "Wörterbuch",
    banks: { english: "Englisch", german: "Deutsch" },
    pack: "Wortpaket",
    packs: { none: "Keines", animals: "Tiere", kitchen: "Küche", sea: "Meer", castle: "Burg", woods: "Wald" },
    packAbout: "Ergänzt das Wörterbuch. Zufällige Wörter kommen dann aus dem Paket.",
    ownList: "Eigene Wörter hinzufügen",
    listLabel: "Deine Wörter, eines pro Zeile, 3 bis 6 Buchstaben",
    listAbout:
      "Namen, Orte, Insiderwitze: Sie müssen nicht im Wörterbuch stehen. Zeilen, die mit # beginnen, werden ignoriert.",
    listFile: "Textdatei importieren",
    listTooLong: "Diese Datei ist zu lang. Nimm eine Liste mit höchstens 300 Wörtern.",
    listCount: (n) => count(n, { one: "# Wort hinzugefügt.", other: "# Wörter hinzugefügt." }),
    listFaults: (n) => count(n, { one: "# Zeile übersprungen:", other: "# Zeilen übersprungen:" }),
    line: (n, why) => `Zeile ${n}: ${why}`,
    lineProblem: (code, word) => lineProblems[code]?.(word) ?? `„${word}“ ist nicht möglich.`,
    moreLines: (n) => `… und ${n} weitere.`,
    listEmpty: "Deine Liste ist leer. Füge ein Wort hinzu oder schalte die Liste aus.",
    house: "Hausregeln",
    mercyAbout:
      "Ein höheres Fehlerlimit: Je nach Schwierigkeitsgrad kommen 9 (Leicht), 6 (Normal) oder 2 (Schwer) dazu, und das Limit liegt immer zwischen 10 und 40.",
    bonusAbout: "Wer ein Wort löst, Buchstabe für Buchstabe oder auf einmal, ist noch einmal dran.",
    directionAbout: "Ein gelöstes Wort zeigt, in welche Richtung es verläuft. So wird am Ende weniger blind geraten.",
    aidAbout:
      "Markiert Felder, auf denen kein Wort mehr liegen kann, und zeigt, wo ein gelöstes Wort noch liegen könnte. Alles davon könntest du auch selbst herausfinden. In gewerteten Partien ist sie aus.",
    curtainAbout:
      "Die Gitter sind verdeckt, bis der andere das Gerät übernimmt. Ohne diese Regel teilt ihr euch den Bildschirm, sobald ihr beide eure Wörter versteckt habt.",
    wordsAbout: "Wer alle Wörter kennt, gewinnt, auch wenn noch Felder fehlen. Gut für Runden mit Kindern.",
    aloneAbout: "Nur eine Person sucht, ohne Fehlerlimit.",
    hides: (grid, words) => `${words} Wörter auf ${grid}\u00a0×\u00a0${grid}`,
    extraWords: (n) => count(n, { one: "# eigenes Wort", other: "# eigene Wörter" }),
    even: "Fair ausgleichen",
    evenAbout: (name, n) =>
      n === 0
        ? `Nach dem ersten Duell ${behind("mit", name)} gibt es hier einen Vorschlag für faire Einstellungen.`
        : `Schlägt nach ${count(n, { one: "deinem # Duell", other: "deinen # Duellen" })} ${behind("mit", name)} faire Einstellungen vor.`,
    evenPublished: (name, n) =>
      n === 0
        ? `Schlägt faire Einstellungen vor, nach den Ergebnissen, die du und ${name} veröffentlicht habt.`
        : `Schlägt faire Einstellungen vor, nach den Ergebnissen, die du und ${name} veröffentlicht habt, und ${count(n, { one: "eurem # Duell", other: "euren # Duellen" })}.`,
    evenWith: "Gegner",
    evened: (name, mine, theirs) => `Vorschlag: Fehlerlimit ${mine} für dich und ${theirs} ${behind("für", name)}.`,
    series: "Serie",
    seriesOf: { 1: "Einzelspiel", 3: "Best of 3", 5: "Best of 5" },
    seriesAbout: "Wer ein Spiel verliert, beginnt das nächste.",
    begin: "Duell starten",
  },
  daily: {
    title: "Duell des Tages",
    today: "Das heutige Duell",
    about:
      "Alle bekommen dasselbe Gitter, und nur dein erster Versuch zählt. Jeden Tag um Mitternacht UTC gibt es ein neues Duell.",
    theirs: (grid, words) => `${grid} × ${grid}, ${words} Wörter`,
    board: "Gitter des Henkers",
    yours: "Dein Gitter",
    pack: "Wortpaket",
    limit: "Dein Fehlerlimit",
    play: "Duell spielen",
    again: "Noch einmal spielen",
    open: "noch nicht gespielt",
    won: (turns, misses, limit) => `Gewonnen in ${turned(turns)} mit ${misses} von ${limit} Fehlern`,
    lost: (turns) => `Kopf verloren nach ${turned(turns)}`,
    streak: (n) => count(n, { one: "# Tag gewonnen", other: "# Tage in Folge gewonnen" }),
    share: "Ergebnis teilen",
    shareTitle: "Dein Duell des Tages",
    shareText: (day, won, turns, misses, limit) =>
      `Nicht den Kopf verlieren, ${day}\n${won ? "Kopf behalten" : "Kopf verloren"} in ${turned(turns)}, ${misses}/${limit} Fehler`,
    shareKey: signsKey,
    archive: "Frühere Tage",
    late: "Frühere Tage zählen für deine Statistik, aber nicht für deine Serie.",
  },
  records: {
    people: "Duelle mit anderen",
    peopleAbout: "Getrennt gezählt von Duellen gegen den Computer.",
    wonOf: (won, played) => `${won} von ${played} gewonnen`,
    title: "Statistik",
    none: "Noch kein Duell gegen den Computer. Nach dem ersten erscheint hier deine Statistik.",
    deeds: "Erfolge",
    done: (n, of) => `${n} von ${of}`,
    earned: "erreicht",
    locked: "noch nicht erreicht",
    begin: "Duell starten",
  },
  rules: {
    title: "So geht’s",
    goal: "Finde alle versteckten Wörter deines Gegners, bevor er deine findet und bevor deine Fehler das Beil fallen lassen.",
    first: "Spielen lernen",
    firstAbout: (steps) =>
      `Lerne das Spiel am Ende eines Duells, in ${steps} kurzen Schritten. Du kannst jederzeit abbrechen oder neu anfangen.`,
    example: { hidden: ["KR···", "·A···", "·TT··", "···Z·", "····E"], letter: "_O__", word: "WOLF" },
    hide: "Verstecken",
    hideAbout:
      "Jeder versteckt Wörter in einem Gitter: je eines mit 3, 4 und 5 Buchstaben, bei vier Wörtern noch eines mit 6. Sie dürfen in acht Richtungen liegen, auch rückwärts, und sich kreuzen, wo sie denselben Buchstaben haben.",
    guess: "Raten",
    guessAbout: "Ihr ratet abwechselnd, einmal pro Zug. Es gibt drei Möglichkeiten:",
    letter: "Ein Buchstabe",
    letterAbout: "Richtig: Er erscheint überall, wo er in den Wörtern vorkommt. Falsch: 1 Fehler.",
    cell: "Ein Feld",
    cellAbout: "Richtig: Dort liegt ein Buchstabe. Leer: 1 Fehler.",
    word: "Ein ganzes Wort",
    wordAbout: "Richtig: Das Wort ist gelöst. Falsch: 2 Fehler. Felder deckt es nicht auf.",
    cells: "Was die Felder bedeuten",
    green: "gefunden, und du kennst den Buchstaben",
    yellow: "gefunden, aber der Buchstabe ist noch unbekannt; sobald du ihn kennst, wird das Feld grün",
    red: "leer: ein Fehler",
    blade: "Achte auf das Beil",
    bladeAbout: "Jeder Fehler senkt dein Beil um eine Kerbe. Am Fehlerlimit fällt es. So ergibt sich das Limit:",
    formula: "15 + gegnerisches Gitter + gegnerische Wörter + dein Schwierigkeitsgrad",
    gridBonus: "gegnerisches Gitter",
    wordBonus: "gegnerische Wörter",
    difficultyBonus: "dein Schwierigkeitsgrad",
    mercyBonus: "dasselbe mit der Hausregel „Gnade“, wie bei „Schnell“ und „Standard“",
    win: "Behalte den Kopf",
    winAbout:
      "Kennst du jeden Buchstaben und hast du jedes Feld gefunden, fällt das Beil über deinem Gegner, egal, wie wenige Fehler er hat. Du gewinnst auch, wenn er sein Fehlerlimit zuerst erreicht.",
    free: "Manches kostet nichts: etwas, das du schon geraten hast, ein Wort, das nicht im Wörterbuch steht, oder eines, das nicht passen kann. Du erfährst den Grund und darfst noch einmal raten.",
    keys: "Tastatur",
    keysAbout:
      "Verstecken: Gib die Buchstaben ein, wähle mit 1–4 ein Wort, lege es mit Pfeiltasten und Enter, brich mit Esc ab. Raten: Drücke einen Buchstaben und dann Enter, rate Felder mit Pfeiltasten und Enter, und lass dir mit der Punkttaste den Spielstand vorlesen.",
  },
};
