/** The texts of link previews and of the pages behind short links, in German. */
import type { LinkTexts } from "../en/links.ts";
import { pluralIn } from "../plural.ts";

const count = pluralIn("de");

export const texts: LinkTexts = {
  locale: "de_DE",
  titles: {
    head: "Nicht den Kopf verlieren",
    wisp: "Irrlicht",
    zonk: "Zonk",
    thirteen: "Dreizehn Würfe",
    "dice-race": "Würfelrennen",
    "hidden-number": "Verborgene Zahl",
  },
  taglines: {
    head: "Finde die versteckten Wörter, bevor das Beil fällt.",
    wisp: "Locke, was dich jagt, in den Hain.",
    zonk: "Noch ein Wurf? Die Glocke steht bereit.",
    thirteen: "Dreizehn Felder, ein steigendes Ziel und ein Shop.",
    "dice-race": "Würfle, solange du dich traust, und sichere dann deine Punkte.",
    "hidden-number": "Höher, tiefer, gefunden.",
  },
  about:
    "Rundenbasierte Spiele mit fairen Würfeln und fairen Gegnern: allein, mit Freunden an einem Gerät oder online.",
  open: "Turnlight öffnen",
  home: "Startseite",
  table: {
    invites: (name, game) => `${name} lädt dich ein: ${game}`,
    invited: (game) => `Du bist eingeladen: ${game}`,
    players: (players) => `${players} Spieler`,
    noClock: "Ohne Zeitlimit",
    perMove: (time) => `${time} pro Zug`,
    perMatch: (time, increment) => `${time} pro Spieler, dazu ${increment} pro Zug`,
    target: (points) => `Ziel: ${points} Punkte`,
    board: (side, words) => `Gitter ${side}, ${words} Wörter`,
    join: "Öffne den Link und spiel mit; du brauchst kein Konto.",
    watch: (game) => `${game}: eine Partie zum Zuschauen`,
    watchAbout: "Die Partie läuft. Öffne den Link und schau zu.",
    plain: "Ein Tisch auf Turnlight",
    plainAbout: "Öffne den Link, um dorthin zu kommen.",
    gone: "Tisch nicht gefunden",
    goneAbout:
      "Er wurde geschlossen, oder der Code stimmt nicht. Lass dir einen neuen Link schicken oder eröffne selbst einen Tisch.",
  },
  level: {
    named: (name) => `${name}: ein Level für Irrlicht`,
    title: "Ein Level für Irrlicht",
    about: (width, height, creatures) =>
      `${width} × ${height} Felder, ${count(creatures, { one: "ein Wesen", other: "# Wesen" })} in den Hain zu locken. Schaffst du es?`,
    picture: "Das Spielfeld des Levels",
    gone: "Level nicht gefunden",
    goneAbout:
      "Der Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken oder spiel eins von unseren.",
  },
  result: {
    title: (game) => `${game}: Wiederholung`,
    between: (names, game) => `${names}: ${game}`,
    won: (name) => `${name} hat gewonnen.`,
    about: "Sieh dir die Partie Zug für Zug an.",
    gone: "Wiederholung nicht gefunden",
    goneAbout: "Die Partie ist noch nicht zu Ende, war privat oder ist hier nicht mehr gespeichert.",
  },
  play: {
    daily: (game) => `${game}: die tägliche Aufgabe`,
    seed: (game, seed) => `${game}: Startwert ${seed}`,
    seedAbout: "Dieselben Würfel für alle. Schaffst du mehr?",
    gone: "Seite nicht gefunden",
    goneAbout:
      "Der Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken oder beginne auf der Startseite.",
  },
  friend: {
    title: "Freunde werden auf Turnlight?",
    about: "Öffne den Link, dann könnt ihr euch gegenseitig zu Partien einladen.",
  },
  profile: {
    title: "Ein Profil auf Turnlight",
    named: (name: string) => `${name} auf Turnlight`,
    about: "Statistik und Erfolge in vier rundenbasierten Spielen.",
  },
  tooFast: "Zu viele Anfragen",
  tooFastAbout: "Warte einen Moment und versuch es dann noch einmal.",
};
