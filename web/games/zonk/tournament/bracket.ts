/**
 * Converts between a tournament's saved form and the game's own, and moves the other tables on with one's own match:
 * one clock counts the turns played at every table of the round.
 */
import {
  aftermath,
  champion,
  type Due,
  drawTournament,
  dueMatches,
  type Entrant,
  isOverAt,
  type MatchTale,
  regulars,
  report,
  type Tournament,
  turnAt,
} from "@turnlight/games/zonk";
import type { Result, Seed } from "@turnlight/kernel";
import type { FormerRival, KeptTournament } from "../saved.ts";
import type { OtherTable } from "../solver-worker.ts";

const others = 7;

/** One person and seven regular opponents. */
export const freshTournament = (person: string, seed: Seed, config: string, before?: FormerRival): KeptTournament => ({
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
  clock: 0,
  ...(before !== undefined && { before }),
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

/** Every match of the current round without the person, over or not. */
export const othersOf = (tournament: Tournament): readonly Due[] => {
  const round = tournament.rounds.length - 1;
  return (tournament.rounds[round] ?? [])
    .map((pairing, match) => ({ round, match, pairing }))
    .filter((one) => !hasPerson(tournament, one));
};

export const configFor = (config: string, { pairing }: Due): string => `${config} first=${pairing.first}`;

export const otherTable = ({ entrants }: Tournament, config: string, due: Due): OtherTable => {
  const [one, other] = due.pairing.entrants.map((entrant) => entrants[entrant]?.bot ?? "reference");
  return { config: configFor(config, due), bots: [one ?? "reference", other ?? "reference"], seed: due.pairing.seed };
};

const roundsOf = (saved: KeptTournament): number => {
  const read = tournamentOf(saved);
  return read.ok ? read.value.rounds.length : 0;
};

/** A new round begins with a new clock. */
const withResult = (
  saved: KeptTournament,
  { round, match }: Pick<Due, "round" | "match">,
  scores: readonly number[],
): KeptTournament => {
  const after = { ...saved, results: [...saved.results, { round, match, scores }] };
  return roundsOf(after) > roundsOf(saved) ? { ...after, clock: 0 } : after;
};

/** One of the others' matches, and how it goes. */
export interface TaleAtTable {
  readonly due: Due;
  readonly tale: MatchTale;
}

const isEntered = ({ results }: KeptTournament, { round, match }: Due): boolean =>
  results.some((one) => one.round === round && one.match === match);

/** Whether a match is one of this bracket: another may have been drawn while it was worked out. */
const isOfThis = (saved: KeptTournament, { round, match, pairing }: Due): boolean => {
  const read = tournamentOf(saved);
  return read.ok && read.value.rounds[round]?.[match]?.seed === pairing.seed;
};

/** The other tables are so many turns further: those that are over by then enter their results, once. */
export const withClock = (saved: KeptTournament, tales: readonly TaleAtTable[], clock: number): KeptTournament => {
  const now = Math.max(saved.clock, clock);
  return tales
    .filter(({ due }) => isOfThis(saved, due))
    .reduce(
      (sum, { due, tale }) =>
        isOverAt(tale, now) && !isEntered(sum, due) ? withResult(sum, due, turnAt(tale, now)?.scores ?? []) : sum,
      { ...saved, clock: now },
    );
};

/** The clock at which every other table of the round is over. */
export const lastClock = (tales: readonly TaleAtTable[]): number =>
  Math.max(0, ...tales.map(({ tale }) => tale.length));

/** A finished match's result as saved on the device; it outlives the match. */
interface CountedResult {
  readonly match: string;
  readonly earned?: { readonly result: unknown };
}

const seats = 2;

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
  if (result?.ok !== true) return isRunning ? saved : { ...saved, playing: "" };
  const { banked = 0, zonked = 0 } = result.value.turns ?? {};
  const clock = Math.max(saved.clock, seats * (banked + zonked));
  return withResult({ ...saved, playing: "", clock }, mine, result.value.scores);
};

/** The rival of the person's last match, to be remembered in the next tournament. */
export const rivalOf = (saved: KeptTournament): FormerRival | undefined => {
  const read = tournamentOf(saved);
  if (!read.ok) return saved.before;
  const isPerson = (entrant: number): boolean => read.value.entrants[entrant]?.bot === undefined;
  const played = read.value.rounds.flatMap((pairings, round) =>
    pairings.flatMap(({ entrants, scores }) => {
      const seat = entrants.findIndex(isPerson);
      const rival = read.value.entrants[entrants[1 - seat] ?? 0];
      if (seat < 0 || scores === undefined || rival === undefined) return [];
      return [{ name: rival.name, round, scores: [scores[seat] ?? 0, scores[1 - seat] ?? 0] }];
    }),
  );
  return played.at(-1) ?? saved.before;
};
