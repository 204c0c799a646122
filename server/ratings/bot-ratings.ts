/** Bots on the scale of the ratings, as `npm run bench:ratings` has measured them in matches against each other. */
export interface BotRating {
  readonly game: string;
  readonly bot: string;
  readonly rating: number;
  readonly deviation: number;
}

export const botRatings: readonly BotRating[] = [];
