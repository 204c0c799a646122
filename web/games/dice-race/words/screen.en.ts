/** The dice race: texts of its screen, in English. */
export const texts = {
  roll: "Roll",
  hold: (points: number) => `Hold ${points}`,
  gathered: "This turn",
  target: (target: number) => `first to ${target}`,
  score: "Scores",
  yourTurn: "Your turn",
  turnOf: (name: string) => `${name}’s turn`,
  keys: "Keys: R roll · H hold · . read out the score",
};

export type RaceTexts = typeof texts;
