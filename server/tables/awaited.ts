/** Whom a table's match waits for, and how one of their turns differs from the next. */
import type { Actor, AnyMatch, Seat } from "@turnlight/kernel";
import type { Call } from "../store/calls.ts";
import type { OnlineTable } from "./online-table.ts";

/** The number of their last move; nothing as long as they alone have moved since, for then they know that they go on. */
const turnOf = (match: AnyMatch, seat: Seat): number | undefined => {
  const own = match.newest(seat);
  if (own === undefined) return 0;
  const others: readonly Actor[] = ["host", ...Array.from({ length: match.seats }, (_, other) => other)];
  return others.some((other) => (match.newest(other)?.n ?? 0) > own.n) ? own.n : undefined;
};

export const awaitedAt = ({ id, record, match, waiting }: OnlineTable): readonly Call[] =>
  waiting.flatMap((seat) => {
    const chair = record.chairs[seat];
    if (match === undefined || chair?.kind !== "person") return [];
    const turn = turnOf(match.match, seat);
    return turn === undefined ? [] : [{ guest: chair.guest, table: id, turn: `${match.id} ${turn}` }];
  });
