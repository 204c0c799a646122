/** A quick duel begins with words already placed: the lobby requests it, and the set-up of that match does it. */
let requestedMatch: string | undefined;

export const hideIn = (match: string): void => {
  requestedMatch = match;
};

export const isHiddenIn = (match: string): boolean => match === requestedMatch;
