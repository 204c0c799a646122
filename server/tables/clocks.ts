/** Which seats are to move at a table, and when their time is up. */
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

/** Whether the clock is too short to leave the table between moves. */
export const isHurried = ({ clock }: TableRecord): boolean => clock !== undefined && clock < limits.unhurriedClock;

/** When somebody last moved, or when the table last changed if no match has begun. */
export const lastMoveAt = ({ touched }: TableRecord, match: HostedMatch | undefined): number =>
  match === undefined ? touched : (match.match.newest()?.at ?? match.head.begun);

/** If several seats may move, each has its own clock, which restarts with each of their moves. */
export const runsOutFor = (record: TableRecord, match: HostedMatch | undefined, seat: Seat): number | undefined => {
  const { clock } = record;
  if (clock === undefined || match === undefined) return undefined;
  const waiting = waitingPeople(record, match);
  if (!waiting.includes(seat)) return undefined;
  const own = match.match.newest((by) => by === seat)?.at ?? match.head.begun;
  return (waiting.length > 1 ? own : lastMoveAt(record, match)) + clock * 1000;
};

/**
 * The seats whose time is up first, and when. This follows from stored times only, not from when it is checked: seats
 * with the same deadline time out together, whatever the seat order.
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
