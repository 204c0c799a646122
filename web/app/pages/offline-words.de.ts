/** Texts of the offline settings, in German. */
import type { OfflineWords } from "./offline-words.en.ts";

export const de: OfflineWords = {
  title: "Offline",
  about:
    "Jedes Spiel, das du einmal geöffnet hast, läuft ohne Internet. Lade alle Spiele herunter, um auch die anderen auf diesem Gerät zu haben.",
  all: "Alle Spiele sind auf diesem Gerät und laufen ohne Internet.",
  download: "Alle Spiele herunterladen",
  going: (percent) => `Wird heruntergeladen: ${percent}`,
  failed: "Einige Dateien konnten nicht heruntergeladen werden. Prüfe deine Verbindung und versuche es erneut.",
};
