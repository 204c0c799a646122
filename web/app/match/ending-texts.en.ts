/** Texts of the result dialog about claims and other players' boards, in English. */
export const en = {
  claimedWin: (claimer: string, absent: string) => `${absent} was away too long. ${claimer} claimed the win.`,
  claimedDraw: (claimer: string, absent: string) => `${absent} was away too long. ${claimer} claimed a draw.`,
  drawTitle: "It’s a draw.",
  wonBoard: "Winner",
  noBoards: "The boards can’t be shown right now.",
  watchTogether: "Watch all lines together",
  backToBoards: "Back to the boards",
  watchBoard: (name: string) => `Watch ${name}’s board`,
};

export type EndingTexts = typeof en;
