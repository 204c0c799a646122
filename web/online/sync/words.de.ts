/** The sync page, in German. */
import { pluralIn } from "../../language/count.ts";
import type { SyncTexts } from "./words.en.ts";

const count = pluralIn("de");

export const de: SyncTexts = {
  title: "Synchronisieren",
  about:
    "Damit sind Fortschritt, Einstellungen, beendete Partien und deine offenen Partien gegen Bots auf allen deinen Geräten gleich. Offline geht es auch: Sobald du wieder online bist, wird alles zusammengeführt.",
  sealed:
    "Alles wird auf deinen Geräten verschlüsselt. Der Server kann es nicht lesen; er sieht nur, wie viel es ist und wann es sich ändert.",
  notHere: "Synchronisieren braucht eine sichere Verbindung (https). Öffne diese Seite unter ihrer https-Adresse.",
  off: "Synchronisieren einschalten",
  offAbout:
    "Wähle, womit sich deine Daten auf anderen Geräten öffnen lassen. Wenn du alle Geräte und auch das verlierst, kann niemand die Daten wiederherstellen.",
  byPasskey: "Mit Passkey einschalten",
  byCode: "Mit Wiederherstellungscode einschalten",
  otherDevice: "Schon auf einem anderen Gerät eingeschaltet?",
  locked:
    "Für dein Konto ist Synchronisieren eingeschaltet. Gib deinen Wiederherstellungscode ein oder nimm deinen Passkey, um auch dieses Gerät zu verbinden.",
  openAbout: "Melde dich hier mit dem Wiederherstellungscode oder Passkey an, den du dafür verwendest.",
  code: "Wiederherstellungscode",
  open: "Gerät verbinden",
  openByPasskey: "Mit Passkey verbinden",
  yourCode: "Dein Wiederherstellungscode",
  yourCodeAbout:
    "Schreib ihn auf und halte ihn geheim. Du brauchst ihn, um ein weiteres Gerät zu verbinden. Er wird nur einmal angezeigt.",
  on: "Synchronisieren ist eingeschaltet",
  busy: "Wird synchronisiert …",
  last: "Zuletzt synchronisiert",
  never: "noch nie",
  finished: "Beendete Partien",
  unfinished: "Offene Partien",
  other: "Einstellungen, Profil und Fortschritt",
  use: (blobs, megabytes, most) =>
    `Auf dem Server: ${count(blobs, { one: "# verschlüsselter Eintrag", other: "# verschlüsselte Einträge" })}, ${megabytes} von ${most} MB.`,
  shared: (n) =>
    count(n, {
      one: "# offene Partie bleibt auf diesem Gerät, weil sie von mehreren gespielt wird. Sobald sie beendet ist, kommt sie dazu.",
      other:
        "# offene Partien bleiben auf diesem Gerät, weil sie von mehreren gespielt werden. Sobald sie beendet sind, kommen sie dazu.",
    }),
  conflicts: (n) =>
    count(n, {
      one: "# Version ist in der Quarantäne, weil dasselbe auf zwei Geräten zugleich geändert wurde. Von einer Partie bleibt die Version, die weiter ist. Die andere kannst du unter „Deine Daten“ wiederherstellen.",
      other:
        "# Versionen sind in der Quarantäne, weil dasselbe auf zwei Geräten zugleich geändert wurde. Von einer Partie bleibt die Version, die weiter ist. Die anderen kannst du unter „Deine Daten“ wiederherstellen.",
    }),
  toQuarantine: "Deine Daten",
  tooLarge: (n) =>
    count(n, {
      one: "# Eintrag ist zu groß. Er bleibt auf diesem Gerät und in deinen Backups.",
      other: "# Einträge sind zu groß. Sie bleiben auf diesem Gerät und in deinen Backups.",
    }),
  unread: "Ein anderes Gerät hat eine neuere Version von Turnlight. Lade diese Seite neu, um sie zu aktualisieren.",
  now: "Jetzt synchronisieren",
  newCode: "Neuer Wiederherstellungscode",
  addPasskey: "Passkey hinzufügen",
  passkeyAdded: "Dieser Passkey öffnet jetzt auch deine synchronisierten Daten.",
  switchOff: "Auf diesem Gerät ausschalten",
  switchOffAsk:
    "Synchronisieren auf diesem Gerät ausschalten? Alles auf dem Gerät bleibt, die Daten auf dem Server auch.",
  switchedOff: "Synchronisieren ist auf diesem Gerät ausgeschaltet.",
  erase: "Vom Server löschen",
  eraseAsk:
    "Alle synchronisierten Daten vom Server löschen? Auf allen deinen Geräten endet das Synchronisieren. Was auf ihnen ist, bleibt dort.",
  erased: "Die synchronisierten Daten wurden vom Server gelöscht.",
  yes: "Ja",
  no: "Nein",
};
