/** Notifications, in English. */
export const texts = {
  title: "Your turn",
  beside: (names: string) => `You’re playing ${names}`,
  rematch: "Rematch?",
  rematchWith: (names: string) => `With ${names}`,
};

export type PushTexts = typeof texts;
