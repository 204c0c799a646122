/** Whose turn it is in unfinished matches, in English. */
export const texts = {
  own: "Your turn",
  of: (name: string) => `${name}’s turn`,
  earlier: "Started with older rules",
};

export type TurnTexts = typeof texts;
