/** Notifications, in English. */
export const texts = { title: "Your turn", beside: (names: string) => `You’re playing ${names}` };

export type PushTexts = typeof texts;
