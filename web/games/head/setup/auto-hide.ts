/** A quick duel begins with words already hidden: the gate asks for it, and the set-up of that match does it. */
let asked: string | undefined;

export const hideIn = (match: string): void => {
  asked = match;
};

export const isHiddenIn = (match: string): boolean => match === asked;
