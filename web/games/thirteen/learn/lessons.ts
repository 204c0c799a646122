/** The lessons of how to play, in order. */
export const lessons = ["roll", "lock", "again", "look", "score", "target", "scratch", "shop"] as const;
export type Lesson = (typeof lessons)[number];
