/** The lesson's name among the scenes a player has seen. */
export const lessonScene = "lesson";
