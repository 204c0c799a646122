/** The hidden number: refusals of moves and requests, in English, by code. */
export const refusals = {
  "out-of-range": "Choose a number from 1 to {highest}.",
  "guessed-before": "{number} has already been guessed. Try another number.",
};
