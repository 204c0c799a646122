/** Texts for the server's refusals, by code, in German. */
import { de as meeting } from "./meeting/refusals.de.ts";
import type { en } from "./refusals.en.ts";

export const de: Readonly<Record<keyof typeof en, string>> = {
  "no-table": "Es gibt keinen Tisch mit diesem Link oder Code. Prüfe, ob du alles vollständig eingegeben hast.",
  "no-seat": "Dieser Platz ist besetzt. Vielleicht ist ein anderer frei.",
  "no-guest": "Du bist auf diesem Server nicht mehr angemeldet. Tritt bitte noch einmal bei.",
  banned: "Dieses Konto ist für Online-Partien gesperrt. Wende dich an den Betreiber des Servers.",
  "no-right": "Das darfst du nicht.",
  "own-seat": "Dich selbst kannst du nicht entfernen. Verlasse stattdessen den Tisch.",
  "no-spectators": "An diesem Tisch sind keine Zuschauer erlaubt.",
  "too-many-tables": "Du hast zu viele offene Tische. Beende oder verlasse erst einen.",
  "too-fast": "Das war zu schnell. Warte kurz und versuche es noch einmal.",
  "plays-alone": "Das ist ein Spiel für eine Person.",
  closed: "Dieser Tisch ist geschlossen.",
  "not-online": "Das lässt sich an einem Online-Tisch nicht ändern.",
  "not-rateable": "Nur Partien von zwei Personen ohne Tipps und Hilfen können gewertet werden.",
  "too-many-records": "Zwölf Partien auf einem Profil sind genug. Nimm erst eine herunter.",
  "too-late": "Die Partie hat schon begonnen.",
  "too-early": "Es sind noch Plätze frei.",
  "other-match": "An diesem Tisch läuft schon eine andere Partie.",
  "other-phrase": "Das ist ein anderer Satz als der, den du beim Beitreten gewählt hast.",
  "no-fingerprint": "Für diesen Platz wurde kein Satz gewählt.",
  "other-site": "Diese Anfrage kam von einer anderen Website und wurde blockiert.",
  "bad-message": "Das hat der Server nicht verstanden. Lade die Seite bitte neu.",
  "odd-characters": "Der Text enthält Zeichen, die hier nicht erlaubt sind. Entferne sie bitte.",
  "empty-name": "Gib bitte einen Namen ein.",
  "long-name": "Der Name ist zu lang. Kürze ihn bitte.",
  "bad-name": "Wähle bitte einen anderen Namen.",
  "bad-code": "Dieser Code ist beschädigt oder unvollständig. Kopiere ihn noch einmal.",
  "server-broken":
    "Auf dem Server ist etwas schiefgelaufen, und es wurde nichts gespeichert. Versuche es bitte noch einmal.",
  "no-page": "Das hat der Server nicht gefunden. Lade die Seite bitte neu.",
  "no-code": "Dieser Code oder Link gilt nicht. Vielleicht ist er falsch abgetippt oder wurde schon benutzt.",
  "no-profile": "Dieses Profil ist nicht öffentlich oder wurde gelöscht.",
  "sync-gone":
    "Die synchronisierten Daten wurden vom Server gelöscht. Auf diesem Gerät ist alles noch da. Schalte Synchronisieren wieder ein, um neu zu beginnen.",
  "sync-full":
    "Auf dem Server ist kein Platz mehr für deine Daten. Auf diesem Gerät bleibt alles. Lösche Partien, die du nicht brauchst, oder frag, wer den Server betreibt, nach mehr Platz.",
  stale: "Ein anderes Gerät hat das im selben Moment geändert. Versuch es noch einmal.",
  "sync-on-already":
    "Für dein Konto ist Synchronisieren schon eingeschaltet. Verbinde dieses Gerät mit deinem Wiederherstellungscode oder Passkey.",
  "sync-not-on":
    "Für dieses Konto ist Synchronisieren noch nicht eingeschaltet. Schalte es hier ein, oder prüfe, ob es der richtige Code ist.",
  "no-passkey-secret":
    "Dieser Passkey kann auf diesem Gerät keine Daten verschlüsseln. Nimm stattdessen einen Wiederherstellungscode.",
  "cannot-sync":
    "Dieser Browser kann hier keine Daten verschlüsseln. Nimm einen aktuellen Browser und eine https-Adresse.",
  "no-passkey": "Dieser Passkey ist hier nicht registriert.",
  "not-permitted":
    "Benachrichtigungen sind blockiert. Erlaube sie für diese Seite in den Einstellungen deines Browsers.",
  "no-push-service": "Dieser Server kann an diesen Browser keine Benachrichtigungen senden.",
  "too-many-addresses":
    "Benachrichtigungen sind schon in {most} Browsern eingeschaltet. Schalte sie erst in einem davon aus.",
  "cannot-rematch": "Mit den Spielern an diesem Tisch kannst du keine weitere Partie spielen.",
  "somebody-gone": "Jemand an diesem Tisch hat sein Konto gelöscht, deshalb ist keine Revanche möglich.",
  "gone-on": "Die nächste Partie hat schon begonnen.",
  closing: "Der Server startet gerade neu. Versuche es gleich noch einmal.",
  "signed-out": "Du wurdest auf diesem Gerät abgemeldet. Melde dich mit deinem Passkey an, um weiterzuspielen.",
  gone: "Du hast diesen Tisch verlassen.",
  ...meeting,
};
