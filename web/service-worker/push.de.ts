/** Notifications, in German. */
import type { PushTexts } from "./push.en.ts";

export const texts: PushTexts = {
  title: "Du bist dran",
  beside: (names) => `Du spielst mit ${names}`,
  rematch: "Revanche?",
  rematchWith: (names) => `Mit ${names}`,
};
