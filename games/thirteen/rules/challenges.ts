/** Challenges: variants of a run, chosen before it begins. */

export const challenges = ["none", "no-upper", "rising", "mild", "two-rolls", "purist", "gentle", "ascending"] as const;
export type Challenge = (typeof challenges)[number];

/**
 * No longer offered, kept for runs that were begun with them: `ascending` never ends a run, and `gentle` asks more than
 * a usual run of version 4 does in its stages 2 to 6.
 */
const retired: readonly Challenge[] = ["ascending", "gentle"];

/** The challenges that can be begun. */
export const offeredChallenges = challenges.filter((one) => one !== "none" && !retired.includes(one));

/** Low targets are no match for the others: records of their own, and stars up to the victory. */
export const hasLowTargets = (challenge: Challenge): boolean => challenge === "mild" || challenge === "gentle";
