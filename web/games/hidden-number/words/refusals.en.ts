/** The hidden number: refusals of moves and requests, in English, by code. */
export const refusals = {
  "out-of-range": "The number must lie between 1 and {highest}.",
  "guessed-before": "{number} was guessed before. Try another one.",
};
