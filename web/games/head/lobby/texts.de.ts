/** The lobby in German. */
import type { LobbyTexts } from "./texts.en.ts";

export const de: LobbyTexts = {
  newGame: "Neues Spiel",
};
