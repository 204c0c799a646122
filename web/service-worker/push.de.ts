/** Notifications, in German: a turn, or a question of the others. */
import type { PushTexts } from "./push.en.ts";

export const texts: PushTexts = {
  turn: { title: "Du bist dran", body: (names) => `Du spielst mit ${names}` },
  rematch: { title: "Revanche?", body: (names) => `Mit ${names}` },
  ready: { title: "Bereit?", body: (names) => `Am Tisch: ${names}` },
};
