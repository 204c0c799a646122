/** The set-up in English, and the shape of its other languages. */
export const en = {
  whose: (name: string) => `${name} hides words`,
  waiting: "The other side is still hiding words.",
  ready: "Ready",
};

export type SetUpTexts = typeof en;
