/** Texts of the home page and the page frame, in German. */
import type { HouseTexts } from "./house.en.ts";

export const de: HouseTexts = {
  name: "Deutsch",
  menu: {
    unfinished: "Offene Partien",
    more: "Mehr",
    settings: "Einstellungen",
    profile: "Profil",
    far: "Online spielen",
    statistics: "Statistik",
    shelf: "Erfolge",
    data: "Deine Daten",
    howToPlay: "Spielregeln",
    makers: "Für Entwickler",
    licences: "Lizenzen",
    replay: "Wiederholungen",
  },
  frame: {
    toMenu: "Startseite",
    home: "Startseite",
    mute: "Ton ausschalten",
    unmute: "Ton einschalten",
    skipToContent: "Zum Inhalt springen",
    update: "Eine neue Version ist verfügbar.",
    updateNow: "Jetzt aktualisieren",
    lost: "Seite nicht gefunden",
    lostAbout: (path) => `Die Seite „${path}“ gibt es nicht. Prüfe, ob der Link vollständig ist.`,
    wait: "Wird geladen …",
    broken: "Etwas ist schiefgelaufen",
    brokenAbout:
      "Diese Seite funktioniert wegen eines Fehlers im Programm nicht mehr. Deine gespeicherten Partien sind sicher, und die anderen Seiten funktionieren weiter.",
    fault: "Etwas ist schiefgelaufen. Deine gespeicherten Partien sind sicher.",
    tryAgain: "Erneut versuchen",
    copyReport: "Fehlerbericht kopieren",
    copied: "Fehlerbericht kopiert.",
    notCopied: "Der Fehlerbericht konnte nicht kopiert werden. Dieser Browser erlaubt es nicht.",
    report: "Fehlerbericht",
    rescue: "Wiederherstellung",
    notLoaded: "Dieser Teil konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.",
  },
};
