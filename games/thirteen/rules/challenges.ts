/** Challenges: variants of a run, chosen before it begins. */

/** `ascending` never ends a run and is no longer offered; runs that were begun with it can be continued. */
export const challenges = ["none", "no-upper", "rising", "gentle", "two-rolls", "purist", "ascending"] as const;
export type Challenge = (typeof challenges)[number];
