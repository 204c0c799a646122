/** The report of an export or import, in German. */

import { pluralIn } from "../../language/count.ts";
import { listIn } from "../../language/lists.ts";
import type { ReportWords } from "./backup-report.en.ts";

const count = pluralIn("de");

export const texts: ReportWords = {
  count,
  list: (items) => listIn("de", items),
  things: {
    finished: { one: "# beendete Partie", other: "# beendete Partien" },
    unfinished: { one: "# offene Partie", other: "# offene Partien" },
    statistics: { one: "Statistik zu # Partie", other: "Statistik zu # Partien" },
    achievements: { one: "# Erfolg", other: "# Erfolge" },
    levels: { one: "# eigenes Level", other: "# eigene Level" },
    tables: { one: "# eigener Zonk-Tisch", other: "# eigene Zonk-Tische" },
    progress: { one: "# Spielstand", other: "# Spielstände" },
    reviews: { one: "# Partieanalyse", other: "# Partieanalysen" },
    drafts: { one: "# Gitterentwurf", other: "# Gitterentwürfe" },
    profile: "Profil",
    settings: "Einstellungen",
    preferences: { one: "# Spieleinstellung", other: "# Spieleinstellungen" },
    aside: { one: "# Eintrag in Quarantäne", other: "# Einträge in Quarantäne" },
    other: { one: "# weiterer Eintrag", other: "# weitere Einträge" },
  },
  outcomes: {
    added: (list) => `Importiert: ${list}.`,
    replaced: (list) => `Aktualisiert, weil das Backup neuer ist: ${list}.`,
    kept: (list) => `Nicht geändert, weil die Daten auf diesem Gerät neuer sind: ${list}.`,
    same: (list) => `Schon vorhanden: ${list}.`,
    sealed: (list, n) =>
      `Nicht importiert: ${list}. ${count(n, { one: "Sie wird auf einem anderen Gerät von mehreren gespielt. Exportiere sie dort mit einer Passphrase, um sie mitzunehmen.", other: "Sie werden auf einem anderen Gerät von mehreren gespielt. Exportiere sie dort mit einer Passphrase, um sie mitzunehmen." })}`,
    locked: (list, n) =>
      `Nicht importiert: ${list}. ${count(n, { one: "Sie ist weiterhin in der Datei. Importiere die Datei noch einmal mit ihrer Passphrase.", other: "Sie sind weiterhin in der Datei. Importiere die Datei noch einmal mit ihrer Passphrase." })}`,
    damaged: (list, n) =>
      `Nicht importiert: ${list}. ${count(n, { one: "Dieser Teil war schon beschädigt, als das Backup erstellt wurde.", other: "Sie waren schon beschädigt, als das Backup erstellt wurde." })}`,
  },
  aside: (n) =>
    count(n, {
      one: "Die andere Version findest du unter „Deine Daten“ in der Quarantäne.",
      other: "Die # anderen Versionen findest du unter „Deine Daten“ in der Quarantäne.",
    }),
  empty: "Dieses Backup ist leer. Es wurde nichts importiert.",
  exported: (list) => `Backup exportiert: ${list}.`,
  exportedNothing: "Backup exportiert. Mehr ist noch nicht darin.",
  exportFailed: "Der Browser konnte die Datei nicht speichern. Es wurde nichts exportiert.",
  onlyHere: (n) =>
    count(n, {
      one: "# offene Partie wird auf diesem Gerät von mehreren gespielt. Ohne Passphrase lässt sie sich nur hier wiederherstellen.",
      other:
        "# offene Partien werden auf diesem Gerät von mehreren gespielt. Ohne Passphrase lassen sie sich nur hier wiederherstellen.",
    }),
  sealed: (n) =>
    count(n, {
      one: "# offene Partie ist verschlüsselt. Auf einem anderen Gerät brauchst du dafür deine Passphrase.",
      other: "# offene Partien sind verschlüsselt. Auf einem anderen Gerät brauchst du dafür deine Passphrase.",
    }),
  unsealed: (n) =>
    count(n, {
      one: "Nicht exportiert: # offene Partie. Dieser Browser kann sie nicht verschlüsseln.",
      other: "Nicht exportiert: # offene Partien. Dieser Browser kann sie nicht verschlüsseln.",
    }),
};
