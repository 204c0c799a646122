/** Which seats are to move at a table, and when their time is up. */
import type { HostedMatch } from "@turnlight/host";
import { type Entry, Match, type Seat } from "@turnlight/kernel";
import { limits, type SeatClock } from "@turnlight/wire";
import { isVacationOf } from "./absence.ts";
import { afterCounted, countedBetween, type Pause } from "./pauses.ts";
import type { TableRecord } from "./table-record.ts";

export const waitingAt = (match: HostedMatch | undefined): readonly Seat[] => {
  const turn = match?.match.turn;
  return turn?.kind === "seats" ? turn.seats : [];
};

/** Whether the clock is too short to leave the table between moves. */
export const isHurried = ({ clock, increment }: Pick<TableRecord, "clock" | "increment">): boolean =>
  clock !== undefined && (clock < limits.unhurriedClock || increment !== undefined);

/** Milliseconds for which a rematch offer stands: where moves take days, as long as one of them may take. */
export const rematchOfferLasts = (record: Pick<TableRecord, "clock" | "increment">, usual: number): number =>
  record.clock === undefined || isHurried(record) ? usual : record.clock * 1000;

/** When somebody last moved, or when the table last changed if no match has begun. */
export const lastMoveAt = ({ touched }: TableRecord, match: HostedMatch | undefined): number =>
  match === undefined ? touched : (match.match.newest()?.at ?? match.head.begun);

/** How much of each player's time for a match is gone, up to its last entry. */
interface TimeUsed {
  readonly match: string;
  /** The entries it was computed from: their number and the last of them. */
  readonly entries: number;
  readonly last: Entry | undefined;
  readonly at: number;
  readonly waiting: readonly Seat[];
  readonly used: readonly number[];
  readonly moves: readonly number[];
}

/**
 * The clocks of a table. Everything follows from stored times only, not from when it is checked: seats with the same
 * deadline time out together, whatever the seat order.
 */
export class TableClocks {
  /** When no server was running. */
  readonly #downtimes: () => readonly Pause[];
  /** For clocks per match, the newest result of `#timeUsed`. */
  #used: TimeUsed | undefined;

  constructor(downtimes: () => readonly Pause[]) {
    this.#downtimes = downtimes;
  }

  /** If several seats may move, each has its own clock, which restarts with each of their moves. */
  runsOutFor(record: TableRecord, match: HostedMatch | undefined, seat: Seat): number | undefined {
    const { clock, increment } = record;
    if (clock === undefined || match === undefined) return undefined;
    const waiting = this.#waitingPeople(record, match);
    if (!waiting.includes(seat)) return undefined;
    const pauses = this.#pausesOf(record, match, seat);
    if (increment !== undefined) {
      const used = this.#timeUsed(record, match);
      return afterCounted(used.at, this.#left(record, used, seat), pauses);
    }
    const own = match.match.newest((by) => by === seat)?.at ?? match.head.begun;
    return afterCounted(waiting.length > 1 ? own : lastMoveAt(record, match), clock * 1000, pauses);
  }

  /** The seats whose time is up first, and when. */
  firstToRunOut(
    record: TableRecord,
    match: HostedMatch | undefined,
  ): { readonly seats: readonly Seat[]; readonly at: number } | undefined {
    if (record.clock === undefined) return undefined;
    let first: { readonly seats: readonly Seat[]; readonly at: number } | undefined;
    for (const seat of this.#waitingPeople(record, match)) {
      const at = this.runsOutFor(record, match, seat);
      if (at === undefined || (first !== undefined && at > first.at)) continue;
      first = { seats: first?.at === at ? [...first.seats, seat] : [seat], at };
    }
    return first;
  }

  /** Everybody's clock: when it runs out, or what is left. */
  of(record: TableRecord, match: HostedMatch): SeatClock[] {
    const { clock, increment, chairs } = record;
    if (clock === undefined) return [];
    return chairs.flatMap(({ kind }, seat): SeatClock[] => {
      if (kind !== "person") return [];
      const runsOut = this.runsOutFor(record, match, seat);
      if (runsOut !== undefined) return [{ seat, runsOut }];
      const left =
        increment === undefined ? clock * 1000 : Math.max(0, this.#left(record, this.#timeUsed(record, match), seat));
      return [{ seat, left }];
    });
  }

  #waitingPeople({ chairs }: TableRecord, match: HostedMatch | undefined): readonly Seat[] {
    return waitingAt(match).filter((seat) => chairs[seat]?.kind === "person");
  }

  #pausesOf({ vacations = [] }: TableRecord, match: HostedMatch, seat: Seat): readonly Pause[] {
    return [...this.#downtimes(), ...vacations.filter(isVacationOf(match.id, seat))];
  }

  #left({ clock = 0, increment = 0 }: TableRecord, { used, moves }: TimeUsed, seat: Seat): number {
    return (clock + increment * (moves[seat] ?? 0)) * 1000 - (used[seat] ?? 0);
  }

  /** Goes on from the last result where only newer entries of one moment were added; otherwise replays the match. */
  #timeUsed(record: TableRecord, host: HostedMatch): TimeUsed {
    const { match } = host;
    const { entries } = match;
    const before = this.#used;
    const last = entries.at(-1);
    if (before?.match === host.id && before.entries === entries.length && isSame(before.last, last)) return before;
    const isLonger =
      before?.match === host.id &&
      entries.length > before.entries &&
      isSame(before.last, entries[before.entries - 1]) &&
      entries.slice(before.entries).every(({ at }) => at === last?.at);
    this.#used = isLonger
      ? this.#after(record, host, before, entries.slice(before.entries), waitingAt(host))
      : this.#replayed(record, host);
    return this.#used;
  }

  #replayed(record: TableRecord, host: HostedMatch): TimeUsed {
    const { match, head } = host;
    const { rules, seats } = match;
    const turnAfter = (state: unknown): readonly Seat[] => {
      const turn = rules.turn(state);
      return turn.kind === "seats" ? turn.seats : [];
    };
    const none = Array.from({ length: seats }, () => 0);
    const waiting = turnAfter(rules.setup(match.config));
    let used: TimeUsed = {
      match: host.id,
      entries: 0,
      last: undefined,
      at: head.begun,
      waiting,
      used: none,
      moves: none,
    };
    const again = Match.resume(rules, match.record);
    if (!again.ok) return used;
    for (const { entry, state } of again.value.steps) used = this.#after(record, host, used, [entry], turnAfter(state));
    return used;
  }

  /** Charges those who were waited for with the time until these entries, which are of one moment. */
  #after(
    record: TableRecord,
    host: HostedMatch,
    before: TimeUsed,
    entries: readonly Entry[],
    waiting: readonly Seat[],
  ): TimeUsed {
    const at = Math.max(before.at, entries[0]?.at ?? before.at);
    return {
      match: host.id,
      entries: before.entries + entries.length,
      last: entries.at(-1),
      at,
      waiting,
      used: before.used.map((used, seat) =>
        before.waiting.includes(seat) ? used + countedBetween(before.at, at, this.#pausesOf(record, host, seat)) : used,
      ),
      moves: before.moves.map((moves, seat) => moves + entries.filter(({ by }) => by === seat).length),
    };
  }
}

const isSame = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one?.n === other?.n && one?.at === other?.at && one?.move === other?.move;
