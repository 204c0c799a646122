/** The start screen asks for a series to go on: the table of its last duel then begins the next one. */
let requestedMatch: string | undefined;

export const nextGameAt = (match: string): void => {
  requestedMatch = match;
};

/** Whether that has been asked for; only once. */
export const takeNextGame = (match: string): boolean => {
  const is = match === requestedMatch;
  if (is) requestedMatch = undefined;
  return is;
};
