/** A tournament as it is kept on the device and as the game knows it. */
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

/** One person and seven of the regulars. */
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

/** Drawn again from its seed, with every result reported again. */
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
  kept: KeptTournament,
  { round, match }: Pick<Due, "round" | "match">,
  scores: readonly number[],
): KeptTournament => ({ ...kept, results: [...kept.results, { round, match, scores }] });

/** One of the others' matches, and how it went. */
interface PlayedPairing {
  readonly due: Due;
  readonly scores: readonly number[];
}

/**
 * What the others have played is entered into the bracket as it stands once they are done: one may have sat down
 * meanwhile. Nothing where another bracket was drawn, which they did not play in.
 */
export const withOthers = (
  asked: KeptTournament,
  now: KeptTournament,
  played: readonly PlayedPairing[],
): KeptTournament | undefined =>
  asked.seed === now.seed ? played.reduce((sum, { due, scores }) => withResult(sum, due, scores), now) : undefined;

/** What a finished match counted for, as the device keeps it; it outlives the match. */
interface CountedResult {
  readonly match: string;
  readonly earned?: { readonly result: unknown };
}

/** The person's match entered once it is over; one that is gone without a result can be played again. */
export const withOwnResult = (
  kept: KeptTournament,
  results: readonly CountedResult[],
  isRunning: boolean,
): KeptTournament => {
  const read = tournamentOf(kept);
  const mine = read.ok ? dueOf(read.value).mine : undefined;
  if (kept.playing === "" || mine === undefined) return kept;
  const earned = results.find(({ match }) => match === kept.playing)?.earned;
  const result = earned === undefined ? undefined : aftermath.readResult(earned.result);
  if (result?.ok === true) return { ...withResult(kept, mine, result.value.scores), playing: "" };
  return isRunning ? kept : { ...kept, playing: "" };
};
