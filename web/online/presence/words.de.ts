/** German texts about connections and actions under way. */
import { pluralIn } from "../../language/count.ts";
import type { PresenceTexts } from "./words.en.ts";

const count = pluralIn("de");

export const de: PresenceTexts = {
  players: "Spieler",
  connected: "Verbunden",
  thinking: "Überlegt …",
  holding: (dice) => count(dice, { one: "Hält # Würfel", other: "Hält # Würfel" }),
  reconnecting: "Verbindet sich …",
  away: "Abwesend",
  awayFor: (time) => `Seit ${time} weg`,
  isAway: (name) => `${name} ist abwesend.`,
  isReconnecting: (name) => `${name} stellt die Verbindung wieder her.`,
  isBack: (name) => `${name} ist wieder da.`,
  lost: "Verbindung unterbrochen. Neuer Versuch …",
  back: "Du bist wieder verbunden.",
  placed: "Gesetzt",
  sending: "Wird gesendet …",
  confirmed: "Gesendet",
  refused: "Abgelehnt",
  kept: "Wird gesendet, sobald du verbunden bist. Lass die Seite offen.",
  left: (time) => `noch ${time}`,
  claimIn: (time) => `Du kannst in ${time} den Sieg beanspruchen`,
  claimOpen: (name) => `${name} ist zu lange weg.`,
  claimWin: "Sieg beanspruchen",
  outIn: (name, time) => `In ${time} könnt ihr ohne ${name} weiterspielen`,
  playOnWithout: (name) => `Ohne ${name} weiterspielen`,
  claimDraw: "Remis beanspruchen",
  keepWaiting: "Weiter warten",
  vacation: (until) => `Hat frei bis ${until}`,
};
