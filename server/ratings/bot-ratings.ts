/** Bots on the scale of the ratings, as `npm run bench:ratings` has measured them in matches against each other. */
export interface BotRating {
  readonly game: string;
  readonly bot: string;
  readonly rating: number;
  readonly deviation: number;
}

export const botRatings: readonly BotRating[] = [
  { game: "zonk", bot: "random", rating: 786, deviation: 111 },
  { game: "zonk", bot: "hybrid:easy", rating: 1357, deviation: 38 },
  { game: "zonk", bot: "reference", rating: 1418, deviation: 36 },
  { game: "zonk", bot: "hybrid:normal", rating: 1500, deviation: 36 },
  { game: "zonk", bot: "hybrid:hard", rating: 1547, deviation: 36 },
  { game: "zonk", bot: "perfect", rating: 1590, deviation: 38 },
  { game: "head", bot: "apprentice", rating: 1286, deviation: 40 },
  { game: "head", bot: "gravedigger", rating: 1422, deviation: 35 },
  { game: "head", bot: "crier", rating: 1434, deviation: 35 },
  { game: "head", bot: "executioner:0.2", rating: 1500, deviation: 34 },
  { game: "head", bot: "executioner:0.5", rating: 1675, deviation: 37 },
  { game: "head", bot: "executioner:0.8", rating: 1785, deviation: 40 },
  { game: "head", bot: "clerk", rating: 2088, deviation: 65 },
  { game: "thirteen-side-by-side", bot: "random", rating: 939, deviation: 145 },
  { game: "thirteen-side-by-side", bot: "expert", rating: 1466, deviation: 66 },
  { game: "thirteen-side-by-side", bot: "greedy:human", rating: 1500, deviation: 66 },
  { game: "thirteen-side-by-side", bot: "greedy", rating: 1534, deviation: 67 },
];
