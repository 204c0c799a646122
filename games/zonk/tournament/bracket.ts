/**
 * A tournament of eight: a bracket drawn from a seed, two to a match, winners advance. A pure state machine: the host
 * plays the matches that are due, each with the seed and the starter it was assigned, and reports their scores.
 */
import {
  accept,
  chanceOf,
  childSeed,
  drawnStarter,
  type Result,
  refuse,
  type Seat,
  type Seed,
  shuffled,
  winners,
} from "@turnlight/kernel";
import type { ZonkConfig } from "../rules/state.ts";

export const entrantCount = 8;

export interface Entrant {
  readonly name: string;
  /** A bot by its name and setting; undefined for a person. */
  readonly bot?: string;
}

/** Two entrants of a match, by their index in the list. */
export interface Pairing {
  readonly entrants: readonly [number, number];
  readonly seed: Seed;
  readonly first: Seat;
  readonly scores?: readonly [number, number];
}

export interface Tournament {
  readonly seed: Seed;
  readonly entrants: readonly Entrant[];
  /** The rounds that are drawn, the last one running or over. */
  readonly rounds: readonly (readonly Pairing[])[];
}

/** A match that is due, and where its result belongs. */
export interface Due {
  readonly round: number;
  readonly match: number;
  readonly pairing: Pairing;
}

const seats = 2;

/** Neighbours meet. Seeds and starters are derived from the tournament's seed and the place in the bracket alone. */
const drawRound = (seed: Seed, round: number, order: readonly number[]): readonly Pairing[] => {
  const pairings: Pairing[] = [];
  for (let match = 0; match * seats + 1 < order.length; match++) {
    const [one, other] = [order[match * seats], order[match * seats + 1]];
    if (one === undefined || other === undefined) break;
    const own = childSeed(seed, `round ${round} match ${match}`);
    pairings.push({ entrants: [one, other], seed: own, first: drawnStarter(own, seats) });
  }
  return pairings;
};

export const drawTournament = (entrants: readonly Entrant[], seed: Seed): Result<Tournament> => {
  if (entrants.length !== entrantCount)
    return refuse("bad-tournament", `${entrants.length} players entered`, { right: `exactly ${entrantCount}` });
  const twice = entrants.find(({ name }, i) => entrants.findIndex((other) => other.name === name) !== i);
  if (twice !== undefined)
    return refuse("bad-tournament", `two players are called ${twice.name}`, { right: "eight different names" });
  const order = shuffled(
    chanceOf(seed).stream("bracket"),
    entrants.map((_, i) => i),
  );
  return accept({ seed, entrants, rounds: [drawRound(seed, 0, order)] });
};

export const winnerOf = ({ entrants, scores }: Pairing): number | undefined => {
  const [seat] = scores === undefined ? [] : winners(scores);
  return seat === undefined ? undefined : entrants[seat];
};

/** The matches that can be played now, in any order. */
export const dueMatches = ({ rounds }: Tournament): readonly Due[] => {
  const round = rounds.length - 1;
  return (rounds[round] ?? []).flatMap((pairing, match) =>
    pairing.scores === undefined ? [{ round, match, pairing }] : [],
  );
};

/** The settings of one match. */
export const tableFor = (config: ZonkConfig, { first }: Pairing): ZonkConfig => ({ ...config, seats, first });

/** Records a finished match; after the last of a round the next one is drawn. */
export const report = (
  tournament: Tournament,
  at: { readonly round: number; readonly match: number },
  scores: readonly [number, number],
): Result<Tournament> => {
  const due = dueMatches(tournament).find(({ round, match }) => round === at.round && match === at.match);
  if (due === undefined)
    return refuse("not-due", `match ${at.match + 1} of round ${at.round + 1} can't be played yet`, {
      right: dueMatches(tournament)
        .map(({ round, match }) => `match ${match + 1} of round ${round + 1}`)
        .join(", "),
    });
  if (scores[0] === scores[1])
    return refuse("no-winner", `the match ended ${scores.join(" to ")}`, { right: "scores with a winner" });
  const running = tournament.rounds[at.round] ?? [];
  const round = running.with(at.match, { ...due.pairing, scores });
  const rounds = tournament.rounds.with(at.round, round);
  const through = round.flatMap((pairing) => winnerOf(pairing) ?? []);
  if (through.length < round.length || through.length === 1) return accept({ ...tournament, rounds });
  return accept({ ...tournament, rounds: [...rounds, drawRound(tournament.seed, rounds.length, through)] });
};

/** The champion, once the final is over. */
export const champion = ({ entrants, rounds }: Tournament): Entrant | undefined => {
  const final = rounds.at(-1) ?? [];
  const winner = final.length === 1 && final[0] !== undefined ? winnerOf(final[0]) : undefined;
  return winner === undefined ? undefined : entrants[winner];
};
