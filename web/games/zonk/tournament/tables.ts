/** Every table of the bracket as it stands: over, running at the clock's turn, or still to come. */
import { type MatchTale, type Pairing, type TaleTurn, type Tournament, turnAt, winnerOf } from "@turnlight/games/zonk";
import type { KeptTournament } from "../saved.ts";
import type { OwnMatch } from "./own-match.ts";

const roundCount = 3;
const matchesIn = (round: number): number => 4 / 2 ** round;

export interface BracketTable {
  /** By place: an entrant's index, or the two it may be, or nothing known. */
  readonly places: readonly [TablePlace, TablePlace];
  readonly state: "over" | "live" | "ready" | "open";
  readonly isMine: boolean;
  readonly round: number;
  /** What happened last. */
  readonly last?: TaleTurn;
}

export interface TablePlace {
  /** The entrant, or those it may become: one, two or none. */
  readonly entrants: readonly number[];
  readonly score?: number;
  readonly hasWon: boolean;
}

interface TournamentNow {
  readonly tournament: Tournament;
  readonly saved: Pick<KeptTournament, "clock" | "playing">;
  readonly tales: ReadonlyMap<string, MatchTale>;
  readonly own: OwnMatch | undefined;
}

const isPerson = ({ entrants }: Tournament, entrant: number | undefined): boolean =>
  entrant !== undefined && entrants[entrant]?.bot === undefined;

const drawnTable = (now: TournamentNow, pairing: Pairing): BracketTable => {
  const { tournament, saved, tales, own } = now;
  const winner = winnerOf(pairing);
  const isMine = pairing.entrants.some((entrant) => isPerson(tournament, entrant));
  const running = isMine && saved.playing !== "" ? own : undefined;
  const last = isMine || winner !== undefined ? undefined : turnAt(tales.get(pairing.seed) ?? [], saved.clock);
  const scores = pairing.scores ?? running?.scores ?? last?.scores;
  const isLive = running !== undefined || last !== undefined;
  const place = (seat: 0 | 1): TablePlace => {
    const score = scores?.[seat];
    return {
      entrants: [pairing.entrants[seat]],
      ...(score !== undefined && { score }),
      hasWon: winner === pairing.entrants[seat],
    };
  };
  return {
    places: [place(0), place(1)],
    state: winner !== undefined ? "over" : isLive ? "live" : "ready",
    isMine,
    round: running?.round ?? last?.round ?? 1,
    ...(last !== undefined && { last }),
  };
};

/** Who may come from a table of the round before: its winner, or both. */
const comingFrom = ({ rounds }: Tournament, round: number, match: number): readonly number[] => {
  const pairing = rounds[round]?.[match];
  if (pairing === undefined) return [];
  const winner = winnerOf(pairing);
  return winner === undefined ? pairing.entrants : [winner];
};

const openTable = ({ tournament }: TournamentNow, round: number, match: number): BracketTable => {
  const places = [0, 1].map(
    (seat): TablePlace => ({
      entrants: comingFrom(tournament, round - 1, 2 * match + seat),
      hasWon: false,
    }),
  );
  const [one = { entrants: [], hasWon: false }, other = one] = places;
  const isMine = places.some(({ entrants }) => entrants.length === 1 && isPerson(tournament, entrants[0]));
  return { places: [one, other], state: "open", isMine, round: 1 };
};

/** By round and table. */
export const shownTables = (now: TournamentNow): readonly (readonly BracketTable[])[] =>
  Array.from({ length: roundCount }, (_, round) =>
    Array.from({ length: matchesIn(round) }, (_, match) => {
      const pairing = now.tournament.rounds[round]?.[match];
      return pairing === undefined ? openTable(now, round, match) : drawnTable(now, pairing);
    }),
  );

/** Something that happened at another table. */
export interface TableNews {
  readonly match: number;
  readonly turn: number;
  readonly event: TaleTurn;
  readonly entrants: readonly [number, number];
  readonly isLast: boolean;
}

/** The newest first; small turns are no news. */
export const newsAt = (
  { tournament, saved, tales }: Omit<TournamentNow, "own">,
  target: number,
  most: number,
): readonly TableNews[] =>
  (tournament.rounds.at(-1) ?? [])
    .flatMap(({ seed, entrants }, match) => {
      const tale = tales.get(seed) ?? [];
      return tale
        .slice(0, saved.clock)
        .map((event, i) => ({ match, turn: i + 1, event, entrants, isLast: i + 1 === tale.length }));
    })
    .filter(({ event, isLast }) => isLast || event.lost > 0 || event.banked * 20 >= target)
    .toSorted((a, b) => b.turn - a.turn || a.match - b.match)
    .slice(0, most);
