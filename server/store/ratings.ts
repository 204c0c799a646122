/** Ratings, their history, and the matches that count for them: SQL shared by both databases. */
import { type RatingPace, ratingPaces } from "@turnlight/wire";
import * as z from "zod/mini";
import { firstRating, type Rating } from "../ratings/rating.ts";
import { whole } from "./columns.ts";
import type { Sql, SqlStep } from "./sql.ts";

interface RatedMatch {
  readonly match: string;
  readonly table: string;
  readonly game: string;
  readonly pace: RatingPace;
  /** The guests in the first and the second seat. */
  readonly one: string;
  readonly other: string;
}

/** With its scores by seat. */
export interface EndedMatch extends RatedMatch {
  readonly scores: readonly number[];
}

interface RatingKey {
  readonly guest: string;
  readonly game: string;
  readonly pace: RatingPace;
}

export interface RatingRow extends RatingKey, Rating {}

interface RatingPoint {
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
  readonly result: number;
}

export interface RatingStore {
  /** Notes that a rated match has begun; again, it changes nothing. */
  noteRated(match: RatedMatch): Promise<void>;
  /** Rated matches that are over and not counted yet. */
  endedRated(most: number): Promise<readonly EndedMatch[]>;
  /** How many matches two people have had counted on a day. */
  ratedOfPair(one: string, other: string, day: string): Promise<number>;
  rating(key: RatingKey): Promise<Rating | undefined>;
  ratingsOf(guest: string): Promise<readonly RatingRow[]>;
  /** Oldest first. */
  ratingHistory(key: RatingKey, most: number): Promise<readonly RatingPoint[]>;
  /** Counts a match for both; false if it was counted, or one of them has played another, meanwhile. */
  keepRated(
    match: RatedMatch,
    day: string,
    after: readonly { readonly before: Rating | undefined; readonly row: RatingRow; readonly result: number }[],
  ): Promise<boolean>;
  /** The match does not count. */
  voidRated(match: string): Promise<void>;
  forgetRatings(guest: string): Promise<void>;
}

const matchRow = z.object({
  match: z.string(),
  at_table: z.string(),
  game: z.string(),
  pace: z.enum(ratingPaces),
  one: z.string(),
  other: z.string(),
  ending: z.string(),
});
const endingSchema = z.object({ scores: z.array(z.number()) });
const ratingRow = z.object({
  guest: z.string(),
  game: z.string(),
  pace: z.enum(ratingPaces),
  rating: whole,
  deviation: whole,
  volatility: whole,
  matches: whole,
  at: whole,
});
const pointRow = z.object({ at: whole, rating: whole, deviation: whole, result: whole });
const countRow = z.object({ count: whole });

/** Whole numbers in the database: thousandths, and billionths of a volatility. */
const fine = 1000;
const finest = 1_000_000_000;
/** Halves of a point. */
const half = 2;

const ratingIn = (row: unknown): RatingRow => {
  const { rating, deviation, volatility, ...rest } = ratingRow.parse(row);
  return { ...rest, rating: rating / fine, deviation: deviation / fine, volatility: volatility / finest };
};

const pairOn = (one: string, other: string, day: string): string => [day, ...[one, other].sort()].join(" ");

const columns = "guest, game, pace, rating, deviation, volatility, matches, at";

const ratingSteps = ({
  before,
  row,
  result,
}: {
  readonly before: Rating | undefined;
  readonly row: RatingRow;
  readonly result: number;
}): readonly SqlStep[] => {
  const { guest, game, pace, matches, at } = row;
  const [rating, deviation] = [Math.round(row.rating * fine), Math.round(row.deviation * fine)];
  const numbers = [rating, deviation, Math.round(row.volatility * finest), matches, at];
  return [
    before === undefined
      ? {
          statement: `INSERT INTO ratings (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
          values: [guest, game, pace, ...numbers],
          mustChange: true,
        }
      : {
          statement: `UPDATE ratings SET rating = $4, deviation = $5, volatility = $6, matches = $7, at = $8
            WHERE guest = $1 AND game = $2 AND pace = $3 AND matches = $9`,
          values: [guest, game, pace, ...numbers, before.matches],
          mustChange: true,
        },
    {
      statement: `INSERT INTO rating_history (guest, game, pace, n, at, rating, deviation, result)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [guest, game, pace, matches, at, rating, deviation, result * half],
    },
  ];
};

export const ratingStoreIn = (sql: Sql): RatingStore => ({
  async noteRated({ match, table, game, pace, one, other }) {
    await sql.run(
      `INSERT INTO rated_matches (match, at_table, game, pace, one, other, pair_day, state)
       VALUES ($1, $2, $3, $4, $5, $6, '', 'open') ON CONFLICT DO NOTHING`,
      [match, table, game, pace, one, other],
    );
  },
  async endedRated(most) {
    const rows = await sql.all(
      `SELECT match, at_table, game, pace, one, other, ending FROM rated_matches JOIN matches ON matches.id = match
       WHERE state = 'open' AND ending IS NOT NULL ORDER BY match LIMIT $1`,
      [most],
    );
    return rows.map((row) => {
      const { at_table: table, ending, ...rest } = matchRow.parse(row);
      return { ...rest, table, scores: endingSchema.parse(JSON.parse(ending)).scores };
    });
  },
  async ratedOfPair(one, other, day) {
    const [row] = await sql.all(
      "SELECT count(*) AS count FROM rated_matches WHERE pair_day = $1 AND state = 'counted'",
      [pairOn(one, other, day)],
    );
    return countRow.parse(row).count;
  },
  async rating({ guest, game, pace }) {
    const [row] = await sql.all(`SELECT ${columns} FROM ratings WHERE guest = $1 AND game = $2 AND pace = $3`, [
      guest,
      game,
      pace,
    ]);
    return row === undefined ? undefined : ratingIn(row);
  },
  async ratingsOf(guest) {
    return (await sql.all(`SELECT ${columns} FROM ratings WHERE guest = $1 ORDER BY game, pace`, [guest])).map(
      ratingIn,
    );
  },
  async ratingHistory({ guest, game, pace }, most) {
    const rows = await sql.all(
      `SELECT at, rating, deviation, result FROM rating_history
       WHERE guest = $1 AND game = $2 AND pace = $3 ORDER BY n DESC LIMIT $4`,
      [guest, game, pace, most],
    );
    return rows
      .map((row) => {
        const { at, rating, deviation, result } = pointRow.parse(row);
        return { at, rating: rating / fine, deviation: deviation / fine, result: result / half };
      })
      .toReversed();
  },
  keepRated({ match, one, other }, day, after) {
    // In the order of guests, so that two writers never wait for each other.
    const ordered = after.toSorted((a, b) => (a.row.guest < b.row.guest ? -1 : 1));
    return sql.together([
      {
        statement: "UPDATE rated_matches SET state = 'counted', pair_day = $2 WHERE match = $1 AND state = 'open'",
        values: [match, pairOn(one, other, day)],
        mustChange: true,
      },
      ...ordered.flatMap(ratingSteps),
    ]);
  },
  async voidRated(match) {
    await sql.run("UPDATE rated_matches SET state = 'void' WHERE match = $1 AND state = 'open'", [match]);
  },
  async forgetRatings(guest) {
    await sql.run("DELETE FROM ratings WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM rating_history WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM rated_matches WHERE one = $1 OR other = $1", [guest]);
  },
});

/** Of somebody who has not played a rated match yet. */
export const unrated = (now: number): Rating => ({ ...firstRating, matches: 0, at: now });
