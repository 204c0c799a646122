/** Converts between a tournament's saved form and the game's own. */
import {
  aftermath,
  champion,
  type Due,
  drawTournament,
  dueMatches,
  type Entrant,
  regulars,
  report,
  type Tournament,
} from "@turnlight/games/zonk";
import type { Result, Seed } from "@turnlight/kernel";
import type { KeptTournament } from "../saved.ts";
import type { OtherTable } from "../solver-worker.ts";

const others = 7;

/** One person and seven regular opponents. */
export const freshTournament = (person: string, seed: Seed, config: string): KeptTournament => ({
  entrants: [
    { name: person, bot: "" },
    ...regulars
      .filter(({ name }) => name !== person)
      .slice(0, others)
      .map(({ name, bot = "" }) => ({ name, bot })),
  ],
  seed,
  results: [],
  playing: "",
  config,
});

const asEntrant = ({ name, bot }: KeptTournament["entrants"][number]): Entrant =>
  bot === "" ? { name } : { name, bot };

/** Redrawn from its seed, with every result reported again. */
export const tournamentOf = ({ entrants, seed, results }: KeptTournament): Result<Tournament> =>
  results.reduce<Result<Tournament>>(
    (read, { round, match, scores: [one = 0, other = 0] }) =>
      read.ok ? report(read.value, { round, match }, [one, other]) : read,
    drawTournament(entrants.map(asEntrant), seed),
  );

const hasPerson = ({ entrants }: Tournament, { pairing }: Due): boolean =>
  pairing.entrants.some((one) => entrants[one]?.bot === undefined);

export const dueOf = (tournament: Tournament) => {
  const due = champion(tournament) === undefined ? dueMatches(tournament) : [];
  return {
    mine: due.find((one) => hasPerson(tournament, one)),
    others: due.filter((one) => !hasPerson(tournament, one)),
  };
};

export const configFor = (config: string, { pairing }: Due): string => `${config} first=${pairing.first}`;

export const otherTable = ({ entrants }: Tournament, config: string, due: Due): OtherTable => {
  const [one, other] = due.pairing.entrants.map((entrant) => entrants[entrant]?.bot ?? "reference");
  return { config: configFor(config, due), bots: [one ?? "reference", other ?? "reference"], seed: due.pairing.seed };
};

const withResult = (
  saved: KeptTournament,
  { round, match }: Pick<Due, "round" | "match">,
  scores: readonly number[],
): KeptTournament => ({ ...saved, results: [...saved.results, { round, match, scores }] });

/** One of the others' matches, with its result. */
interface PlayedPairing {
  readonly due: Due;
  readonly scores: readonly number[];
}

/**
 * Enters the others' results into the current bracket, which may have changed while they were computed. Undefined where
 * a new tournament has been drawn meanwhile.
 */
export const withOthers = (
  before: KeptTournament,
  now: KeptTournament,
  played: readonly PlayedPairing[],
): KeptTournament | undefined =>
  before.seed === now.seed ? played.reduce((sum, { due, scores }) => withResult(sum, due, scores), now) : undefined;

/** A finished match's result as saved on the device; it outlives the match. */
interface CountedResult {
  readonly match: string;
  readonly earned?: { readonly result: unknown };
}

/** Enters the person's match once it is over; one deleted without a result can be played again. */
export const withOwnResult = (
  saved: KeptTournament,
  results: readonly CountedResult[],
  isRunning: boolean,
): KeptTournament => {
  const read = tournamentOf(saved);
  const mine = read.ok ? dueOf(read.value).mine : undefined;
  if (saved.playing === "" || mine === undefined) return saved;
  const earned = results.find(({ match }) => match === saved.playing)?.earned;
  const result = earned === undefined ? undefined : aftermath.readResult(earned.result);
  if (result?.ok === true) return { ...withResult(saved, mine, result.value.scores), playing: "" };
  return isRunning ? saved : { ...saved, playing: "" };
};
