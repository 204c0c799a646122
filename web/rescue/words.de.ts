/** The recovery page's texts, in German. */
import { pluralIn } from "../language/count.ts";
import type { RescueTexts } from "./words.en.ts";

const count = pluralIn("de");

export const texts: RescueTexts = {
  title: "Wiederherstellung",
  broken: "Turnlight konnte nicht starten. Deine gespeicherten Partien sind noch auf diesem Gerät.",
  asked:
    "Nutze diese Seite, wenn Turnlight nicht mehr funktioniert. Deine gespeicherten Partien bleiben auf diesem Gerät, bis du sie löschst.",
  save: "Backup exportieren",
  check: "Daten prüfen",
  renew: "Turnlight neu vom Server laden",
  reset: "Alle Daten löschen",
  home: "Startseite",
  report: "Fehlerbericht",
  nothing: "Auf diesem Gerät sind keine Daten gespeichert.",
  saved: (things) =>
    `Backup mit ${count(things, { one: "# Eintrag", other: "# Einträgen" })} exportiert. Wähle zum Wiederherstellen „Backup importieren“ in den Einstellungen. Offene Partien lassen sich nur auf diesem Gerät fortsetzen.`,
  sound: (things) => `Geprüfte Einträge: ${things}. Keine Fehler gefunden.`,
  odd: (things, odd) =>
    `Geprüfte Einträge: ${things}. ${count(odd, { one: "# davon ist", other: "# davon sind" })} beschädigt und in einem Backup nicht enthalten.`,
  failed: "Etwas ist schiefgelaufen:",
  resetAsk:
    "Alle Partien, den Fortschritt und die Einstellungen auf diesem Gerät endgültig löschen? Exportiere vorher ein Backup, wenn du sie behalten willst.",
};
