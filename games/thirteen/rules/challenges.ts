/** Ways to make a run harder or plainer before it begins. */
export const challenges = ["none", "no-upper", "ascending", "two-rolls", "purist"] as const;
export type Challenge = (typeof challenges)[number];
