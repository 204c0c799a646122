/** Ways to make a run harder or plainer before it begins. */

/** `ascending` never ends a run and is no longer offered; runs that were begun with it go on. */
export const challenges = ["none", "no-upper", "rising", "two-rolls", "purist", "ascending"] as const;
export type Challenge = (typeof challenges)[number];
