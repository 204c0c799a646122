/** Counts rated matches: those both players wanted to count, without help, if there is a result. */
import { tableAfterLog } from "@turnlight/host";
import { dayOf, type Entry, forfeitedBy, type Note } from "@turnlight/kernel";
import type { RatingState, RatingsState } from "@turnlight/wire";
import { type EndedMatch, type RatingRow, unrated } from "../store/ratings.ts";
import type { OnlineStore } from "../store/store.ts";
import { botRatings } from "./bot-ratings.ts";
import { provisionalMatches, type RatedResult, ratedBoth } from "./rating.ts";

export interface RatingPorts {
  readonly store: OnlineStore;
  now(): number;
}

/** Matches of the same two people that count in a day. */
const pairLimit = 5;
const mostCounted = 20;
const historyMost = 200;
/** Attempts to count a match while others of the same people are counted. */
const mostTries = 5;

/** What a page notes when it has helped. Other notes say nothing about the player. */
const helpNotes = ["hint", "solution", "review", "help"];

const hadHelp = (notes: readonly Note[]): boolean => notes.some(({ text }) => helpNotes.includes(text));

/** Stopped by agreement or a claimed draw, or all ran out of time at once: there is no result. */
const isStopped = (entries: readonly Entry[], seats: number): boolean => {
  const last = entries.at(-1);
  return last !== undefined && ((last.by === "host" && last.move === "stop") || forfeitedBy(last).length >= seats);
};

/** Somebody gave up or ran out of time before anybody had moved. */
const isUnplayed = (entries: readonly Entry[]): boolean =>
  !entries.some(({ by, move }) => typeof by === "number" && move !== "resign");

const resultOf = ([one = 0, other = 0]: readonly number[]): RatedResult => (one === other ? 0.5 : one > other ? 1 : 0);

/** What others may see of a rating. */
export const shownRating = ({ game, pace, rating, deviation, matches }: RatingRow): RatingState => ({
  game,
  pace,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  matches,
  ...(matches < provisionalMatches && { provisional: true as const }),
});

export class Ratings {
  readonly #ports: RatingPorts;

  constructor(ports: RatingPorts) {
    this.#ports = ports;
  }

  /** Counts what is over, also what ended while no server ran. Two nodes count it once. */
  async tick(): Promise<void> {
    for (const match of await this.#ports.store.endedRated(mostCounted)) await this.#count(match);
  }

  async #count(rated: EndedMatch): Promise<void> {
    const { store } = this.#ports;
    for (let tries = 0; tries < mostTries; tries++) {
      if (!(await this.#counts(rated))) return store.voidRated(rated.match);
      if (await this.#keep(rated)) return;
    }
  }

  async #counts({ match, one, other, scores }: EndedMatch): Promise<boolean> {
    const { store, now } = this.#ports;
    if (one === "" || other === "" || one === other || scores.length !== 2) return false;
    const stored = await store.load(match);
    if (!stored.ok || stored.value === undefined) return false;
    const { entries, notes } = tableAfterLog(stored.value);
    if (isStopped(entries, scores.length) || isUnplayed(entries) || hadHelp(notes)) return false;
    return (await store.ratedOfPair(one, other, dayOf(now()))) < pairLimit;
  }

  async #keep(rated: EndedMatch): Promise<boolean> {
    const { store, now } = this.#ports;
    const { game, pace, one, other, scores } = rated;
    const at = now();
    const keys = [one, other].map((guest) => ({ guest, game, pace }));
    const [first, second] = await Promise.all(keys.map((key) => store.rating(key)));
    const result = resultOf(scores);
    const [next, otherNext] = ratedBoth(first ?? unrated(at), second ?? unrated(at), result, at);
    return store.keepRated(rated, dayOf(at), [
      { before: first, row: { guest: one, game, pace, ...next }, result },
      { before: second, row: { guest: other, game, pace, ...otherNext }, result: 1 - result },
    ]);
  }

  async of(guest: string): Promise<RatingsState> {
    const { store } = this.#ports;
    // Whoever looks right after a match sees what it came to.
    await this.tick();
    const rows = await store.ratingsOf(guest);
    const ratings = await Promise.all(
      rows.map(async (row) => {
        const history = await store.ratingHistory(row, historyMost);
        return {
          ...shownRating(row),
          history: history.map(({ at, rating, result }) => ({ at, rating: Math.round(rating), result })),
        };
      }),
    );
    return { ratings, bots: botRatings.map((bot) => ({ ...bot })), pairLimit };
  }
}
