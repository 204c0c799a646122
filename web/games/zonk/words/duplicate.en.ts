/** The tavern: texts of a duplicate's result, in English, and the type of the other languages. */
export const en = {
  points: (points: string) => `${points} points`,
  decisions: "Decisions",
  decisionsAbout: (points: string, par: string) =>
    points === "0"
      ? `You made the best choice every time. Perfect play is worth ${par} points on average.`
      : `Your decisions gave away ${points} of the ${par} points that perfect play is worth on average.`,
  curve: "Score after each round",
  round: "Round",
  you: "You",
  perfect: "Perfect play",
  slips: "Your costliest decisions",
  slip: (round: number, made: string, better: string, cost: string) =>
    `Round ${round}: ${made}. Better: ${better} (+${cost} points).`,
  share: "Share result",
  picture: "Your result",
  shareText: (day: string, points: string, quality: string, perfect: string) =>
    `Zonk, ${day}: ${points} points, decisions: ${quality} (perfect play with the same dice: ${perfect})`,
};

export type DuplicateWords = typeof en;
