/** What makes a charm's own count grow. */
export type GrowthEvent = "straight" | "scratch" | "used" | "sold" | "reroll" | "boss" | "full-sheet" | "spare-roll";
