/** Lists of unfinished matches, in English. */
export const en = {
  title: "Go on",
  all: (count: number) => `All ${count} unfinished matches`,
  against: (names: string) => `against ${names}`,
  putAway: (what: string) => `Put away: ${what}`,
  away: (what: string) => `Put away: ${what}.`,
  undo: "Undo",
  justNow: "just now",
  none: "Nothing is left half played.",
  awayTitle: "Put away",
  bringBack: "Bring back",
  remove: "Delete",
  removeAsk: "Delete this match for good?",
};

export type UnfinishedTexts = typeof en;
