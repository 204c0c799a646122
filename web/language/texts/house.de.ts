/** What hall and shell say, in German. */
import type { HouseTexts } from "./house.en.ts";
import { counting } from "./plural.ts";

const count = counting("de-DE");

export const de: HouseTexts = {
  name: "Deutsch",
  tagline: "Zug um Zug, nach Einbruch der Dunkelheit.",
  menu: {
    games: "Wähle ein Spiel",
    small: "Kleine Spiele",
    today: "Heute",
    open: "noch offen",
    done: "Erledigt:",
    streak: (days) => count(days, { one: "# Tag in Folge", other: "# Tage in Folge" }),
    hoursLeft: (hours) => count(hours, { one: "noch eine Stunde", other: "noch # Stunden" }),
    minutesLeft: (minutes) => count(minutes, { one: "noch eine Minute", other: "noch # Minuten" }),
    minute: "Eine erste Minute spielen",
    unfinished: "Offene Partien",
    more: "Mehr",
    settings: "Einstellungen",
    profile: "Du",
    far: "Aus der Ferne",
    statistics: "Statistik",
    data: "Deine Daten",
    howToPlay: "Spielregeln",
    licences: "Lizenzen",
    replay: "Aufzeichnung ansehen",
    review: "Nachlese",
  },
  frame: {
    toMenu: "Zurück zum Salon",
    home: "Zum Salon",
    mute: "Ton ganz aus",
    unmute: "Ton an",
    skipToContent: "Zum Inhalt springen",
    update: "Eine neue Version liegt bereit.",
    updateNow: "Jetzt benutzen",
    lost: "Diesen Raum gibt es nicht.",
    lostAbout: (path) => `Hinter „${path}“ ist nichts. Vielleicht wurde der Link abgeschnitten.`,
    wait: "Einen Moment …",
    broken: "In diesem Zimmer ist etwas zerbrochen.",
    brokenAbout: "Das liegt an uns, nicht an dir. Was du gespielt hast, ist gesichert; die anderen Zimmer sind offen.",
    fault: "Gerade ist etwas schiefgegangen. Was du gespielt hast, ist gesichert.",
    tryAgain: "Noch einmal versuchen",
    copyReport: "Bericht kopieren",
    copied: "Der Bericht liegt in der Zwischenablage.",
    notCopied: "An die Zwischenablage kommen wir nicht heran. Der Bericht steht unten, zum Markieren und Kopieren.",
    report: "Was schiefging",
    rescue: "Rettung",
    notLoaded: "Dieser Teil ließ sich nicht holen. Bitte prüfe die Verbindung und versuche es noch einmal.",
  },
};
