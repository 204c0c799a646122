/** What a backup may contain, as players distinguish it. */

/** In the order they are listed. */
export const things = [
  "finished",
  "unfinished",
  "statistics",
  "achievements",
  "levels",
  "tables",
  "progress",
  "reviews",
  "drafts",
  "profile",
  "settings",
  "preferences",
  "aside",
  "other",
] as const;
export type Thing = (typeof things)[number];
