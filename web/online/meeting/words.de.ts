/** German texts for meeting online. */
import { pluralIn } from "../../language/count.ts";
import type { MeetingTexts } from "./words.en.ts";

const count = pluralIn("de");

const seconds = (n: number) => count(n, { one: "# Sekunde", other: "# Sekunden" });
const minutes = (n: number) => count(n, { one: "# Minute", other: "# Minuten" });
const hours = (n: number) => count(n, { one: "# Stunde", other: "# Stunden" });
const days = (n: number) => count(n, { one: "# Tag", other: "# Tage" });

export const de: MeetingTexts = {
  span: { seconds, minutes, hours, days },
  pace: {
    label: "Zeit",
    none: "Unbegrenzt",
    perMove: (span) => `${span} pro Zug`,
    perMatch: (minutesEach, more) => `${minutesEach} min + ${more} s`,
    perMatchAbout: (minutesEach, more) => `${minutesEach} pro Spieler, dazu ${more} nach jedem Zug`,
    out: "Wer die Zeit überschreitet, scheidet aus.",
  },
  rules: {
    title: "Regeln",
    suggest: "Änderung vorschlagen",
    edit: "Ändern",
    editTitle: "Regeln ändern",
    suggestTitle: "Änderung vorschlagen",
    suggestAbout: "Die anderen sehen den Vorschlag sofort. Er gilt nur, wenn alle zustimmen.",
    send: "Vorschlag senden",
    save: "Speichern",
    cancel: "Abbrechen",
    same: "Ändere zuerst etwas.",
    spectators: "Zuschauer",
    allowed: "Erlaubt",
    notAllowed: "Nicht erlaubt",
    listed: "Unter „Offene Tische“ anzeigen",
    help: "Tipps und Coach",
    open: "Offene Tische",
    isListed: "Sichtbar",
    notListed: "Nicht sichtbar",
    guestSees: "Dein Gast sieht diese Regeln zuerst und kann Änderungen vorschlagen.",
    claim: (span, players) =>
      players === 2
        ? `Ist jemand am Zug und ${span} lang weg, kann der andere den Sieg oder ein Remis beanspruchen.`
        : `Ist jemand am Zug und ${span} lang weg, können die anderen ohne ihn weiterspielen.`,
    daysOff: (n) => `Jeder kann sich in einer Partie ${days(n)} freinehmen.`,
  },
  proposal: {
    theirs: (name) => `${name} schlägt eine Änderung vor`,
    mine: "Du hast eine Änderung vorgeschlagen",
    waiting: (names) => `Warten auf ${names}.`,
    accept: "Annehmen",
    decline: "Regeln behalten",
    withdraw: "Zurückziehen",
    from: "Bisher",
    to: "Neu",
    applied: "Die Regeln wurden geändert. Alle müssen noch einmal bestätigen.",
    declined: "Der Vorschlag wurde abgelehnt. Es bleibt bei den Regeln.",
  },
  invite: {
    title: "Freund einladen",
    waitingRoom: "Warteraum",
    invitation: (game) => `Einladung: ${game}`,
    send: "Link senden",
    link: "Link",
    share: "Link teilen",
    code: "Oder gib diesen Code durch. Dein Gast gibt ihn unter „Online spielen“ ein.",
    tonight: "Heute Abend",
    you: "Du",
    versus: "gegen",
    local:
      "Dieser Link funktioniert nur auf diesem Gerät. Damit andere mitspielen können, starte den Server mit „--host 0.0.0.0“.",
    joinAs: (name) => `Als ${name} mitspielen`,
    join: "Mitspielen",
  },
  arrival: {
    free: "Der andere Platz ist frei",
    freeAbout:
      "Du siehst hier, wenn jemand kommt. Verlässt du diese Seite, findest du den Tisch unter „Online spielen“.",
    opened: "Jemand hat deinen Link geöffnet",
    openedAs: (name) => `${name} hat deinen Link geöffnet`,
    openedAbout: "Liest gerade die Regeln und wählt einen Namen.",
    joined: (name) => `${name} ist dabei`,
    joinedAbout: (name) => `${name} ist noch nicht bereit.`,
    ready: (name) => `${name} ist bereit`,
    steps: {
      opened: "Link geöffnet",
      name: "Wählt einen Namen",
      rules: "Liest die Regeln",
      ready: "Bereit",
    },
    done: "erledigt",
    now: "jetzt",
    more: (n) => count(n, { one: "# Platz ist noch frei", other: "# Plätze sind noch frei" }),
  },
  ready: {
    im: "Ich bin bereit",
    not: "Noch nicht",
    isReady: "Bereit",
    isNot: "Noch nicht bereit",
    starts: "Die Partie beginnt, wenn alle bereit sind.",
    answerWaited: "Warten auf eine Antwort",
    answerFirst: "Antworte zuerst auf den Vorschlag",
    startNow: "Partie beginnen",
    waitsForYou: "Alle anderen sind bereit.",
    waitingFor: (names) => `Warten auf ${names}`,
  },
  code: {
    checking: "Wird geprüft …",
    wrong: "Zu diesem Code gibt es keinen Tisch. Prüfe jeden Buchstaben.",
    short: "Ein Code hat sechs Buchstaben.",
  },
  full: {
    title: "Dieser Tisch ist voll",
    about: (names) => `${names} spielen hier schon.`,
    aboutOne: (name) => `${name} spielt hier schon.`,
    watch: "Zusehen",
    noWatching: "An diesem Tisch sind keine Zuschauer erlaubt.",
    quick: "Schnelles Spiel",
    own: "Freund einladen",
  },
  quick: {
    title: "Schnelles Spiel",
    about: "Wir suchen jemanden, der gerade online ist und dasselbe spielen will.",
    find: "Gegner suchen",
    searching: "Gegner wird gesucht",
    searchTime: (time) => `Suche seit ${time}`,
    others: (n) => count(n, { one: "# weitere Person sucht gerade.", other: "# weitere Personen suchen gerade." }),
    nobody: "Gerade sucht sonst niemand so eine Partie.",
    bot: "Noch niemand. Du kannst gegen einen Bot spielen oder weitersuchen.",
    playBot: (name) => `Gegen ${name} (Bot) spielen`,
    keep: "Weitersuchen",
    cancel: "Suche beenden",
    found: (name) => `${name} möchte spielen`,
    foundAbout: "Die Partie beginnt, sobald ihr beide bestätigt habt.",
    confirm: "Spielen",
    decline: "Jetzt nicht",
    confirmed: (name) => `Warten auf die Bestätigung von ${name} …`,
    missed: "Du hast nicht rechtzeitig bestätigt, daher ist die Suche beendet.",
    elsewhere: "Du suchst jetzt auf einem anderen Gerät.",
    joining: "Suche wird gestartet …",
    again: "Noch einmal suchen",
  },
};
