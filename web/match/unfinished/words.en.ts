/** Lists of unfinished matches, in English. */
export const en = {
  title: "Continue playing",
  all: (count: number) => `All ${count} unfinished matches`,
  against: (names: string) => `against ${names}`,
  putAway: (what: string) => `Hide: ${what}`,
  away: (what: string) => `Hidden: ${what}.`,
  undo: "Undo",
  justNow: "just now",
  none: "No unfinished matches.",
  awayTitle: "Hidden matches",
  bringBack: "Show again",
  remove: "Delete",
  removeAsk: "Delete this match permanently?",
};

export type UnfinishedTexts = typeof en;
