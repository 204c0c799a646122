/** Whom a table's match waits for, and when their time is up. */
import type { HostedMatch } from "@turnlight/host";
import type { Seat } from "@turnlight/kernel";
import { limits } from "@turnlight/wire";
import type { TableRecord } from "./table-record.ts";

export const waitingAt = (match: HostedMatch | undefined): readonly Seat[] => {
  const turn = match?.match.turn;
  return turn?.kind === "seats" ? turn.seats : [];
};

const waitingPeople = ({ chairs }: TableRecord, match: HostedMatch | undefined): readonly Seat[] =>
  waitingAt(match).filter((seat) => chairs[seat]?.kind === "person");

/** Nobody is expected to come back in time for a move: whoever plays has to be there. */
export const isHurried = ({ clock }: TableRecord): boolean => clock !== undefined && clock < limits.unhurriedClock;

/** When somebody last moved; when the table was last touched where no match has begun. */
export const lastMoveAt = ({ touched }: TableRecord, match: HostedMatch | undefined): number =>
  match === undefined ? touched : (match.match.newest()?.at ?? match.head.begun);

/** Where several may move, each has a clock of their own: it begins anew with each of their moves. */
export const runsOutFor = (record: TableRecord, match: HostedMatch | undefined, seat: Seat): number | undefined => {
  const { clock } = record;
  if (clock === undefined || match === undefined) return undefined;
  const waiting = waitingPeople(record, match);
  if (!waiting.includes(seat)) return undefined;
  const own = match.match.newest((by) => by === seat)?.at ?? match.head.begun;
  return (waiting.length > 1 ? own : lastMoveAt(record, match)) + clock * 1000;
};

/**
 * Those whose time is up first of all the match waits for, and when. That follows from what is kept and not from when
 * somebody looks: whoever has the same moment runs out together, and nobody loses by the order of the seats.
 */
export const firstToRunOut = (
  record: TableRecord,
  match: HostedMatch | undefined,
): { readonly seats: readonly Seat[]; readonly at: number } | undefined => {
  if (record.clock === undefined) return undefined;
  let first: { readonly seats: readonly Seat[]; readonly at: number } | undefined;
  for (const seat of waitingPeople(record, match)) {
    const at = runsOutFor(record, match, seat);
    if (at === undefined || (first !== undefined && at > first.at)) continue;
    first = { seats: first?.at === at ? [...first.seats, seat] : [seat], at };
  }
  return first;
};
