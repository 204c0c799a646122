/** Notifications, in English: a turn, or a question of the others. */
export const texts = {
  turn: { title: "Your turn", body: (names: string) => `You’re playing ${names}` },
  rematch: { title: "Rematch?", body: (names: string) => `With ${names}` },
  ready: { title: "Ready to play?", body: (names: string) => `At your table: ${names}` },
};

export type PushTexts = typeof texts;
