/** The lobby in English, and the shape of its other languages. */
export const en = {
  newGame: "New game",
};

export type LobbyTexts = typeof en;
