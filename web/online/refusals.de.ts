/** Was der Server ablehnt, nach Codes, auf Deutsch. */
import type { en } from "./refusals.en.ts";

export const de: Readonly<Record<keyof typeof en, string>> = {
  "no-table": "Diesen Tisch gibt es nicht.",
  "no-seat": "Der Platz ist besetzt. Vielleicht ist ein anderer frei.",
  "no-guest": "Der Server kennt dich nicht mehr. Nimm bitte noch einmal Platz.",
  "no-right": "Das steht dir nicht zu.",
  "own-seat": "Dein eigener Platz bleibt deiner. Du kannst den Tisch verlassen.",
  "no-spectators": "An diesem Tisch darf niemand zusehen.",
  "too-many-tables": "Du hast schon viele Tische offen. Beende oder verlass erst einen.",
  "too-fast": "Das war sehr schnell. Warte bitte einen Moment.",
  "plays-alone": "Dieses Spiel spielt man allein.",
  closed: "An diesem Tisch spielt niemand mehr.",
  "not-online": "An diesem Tisch bleibt das, wie es ist.",
  "too-late": "Die Partie hat begonnen.",
  "too-early": "Noch sitzen nicht alle.",
  "other-match": "An diesem Tisch läuft inzwischen eine andere Partie.",
  "other-phrase": "Das ist ein anderer Satz als der versprochene.",
  "no-fingerprint": "Für diesen Platz war kein Satz versprochen.",
  "other-site": "Das hat eine andere Seite verlangt.",
  "bad-message": "Das hat der Server nicht verstanden. Lade die Seite bitte neu.",
  "bad-name": "Wähl bitte einen anderen Namen.",
  "server-broken": "Beim Server ist etwas kaputtgegangen. Nichts ging verloren; versuch es bitte noch einmal.",
  "no-page": "Davon weiß der Server nichts. Lade die Seite bitte neu.",
  "no-code": "Diesen Code hat niemand. Prüf bitte jeden Buchstaben.",
  "no-passkey": "Diesen Passkey kennt hier niemand.",
  "not-permitted":
    "Dieser Browser darf dir nichts melden. In seinen Einstellungen für diese Seite kannst du es erlauben.",
  "no-push-service": "Diesem Browser lässt sich von hier aus nichts melden.",
  "too-many-addresses": "Zehn deiner Browser melden es schon. Schalte es erst auf einem davon aus.",
  gone: "Du hast diesen Tisch verlassen.",
};
