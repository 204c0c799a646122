/** The tutorial's lessons, in order. */
export const lessons = ["roll", "lock", "again", "look", "score", "target", "scratch", "shop"] as const;
export type Lesson = (typeof lessons)[number];
