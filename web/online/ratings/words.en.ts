/** English texts about ratings, which define the type for every other language. */
import { pluralIn } from "../../language/count.ts";

const count = pluralIn("en");

export const texts = {
  title: "Ratings",
  all: "History and bots",
  none: "No rated matches yet. Choose “Rated” when you start an online match, and your rating appears here.",
  paces: { live: "Live", slow: "Correspondence" },
  named: (game: string, pace: string) => `${game} · ${pace}`,
  rating: (rating: string, deviation: string) => `${rating} ± ${deviation}`,
  provisional: (left: number) => `Provisional: ${count(left, { one: "# more match", other: "# more matches" })}`,
  matches: (matches: number) => count(matches, { one: "# rated match", other: "# rated matches" }),
  history: "Rating after each match",
  across: "Match",
  you: "You",
  bots: "Bots, for comparison",
  botsAbout:
    "Measured in matches the bots played against each other. The middle one of each game is set to 1500, where everybody starts.",
  bot: "Bot",
  botRating: "Rating",
  rules: (most: number) =>
    `Only matches that both players wanted to be rated count, without hints or coach. Running out of time or giving up counts as a loss; if you both run out of time, or agree to stop, nothing changes. Of the same two players, ${most} matches a day count.`,
  loading: "Loading…",
  failed: "Couldn’t load your ratings.",
  retry: "Try again",
};

export type RatingTexts = typeof texts;
