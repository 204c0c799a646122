/** Whom a table's match waits for, and how one of their turns differs from the next. */
import type { AnyMatch, Seat } from "@turnlight/kernel";
import type { PendingNotification } from "../store/push.ts";
import type { OnlineTable } from "./online-table.ts";

/** The number of their last move; nothing as long as they alone have moved since, for then they know that they go on. */
const turnOf = (match: AnyMatch, seat: Seat): number | undefined => {
  if (match.newest((by) => by !== "chance")?.by === seat) return undefined;
  return match.newest((by) => by === seat)?.n ?? 0;
};

export const awaitedSeats = ({ id, record, match, waiting }: OnlineTable): readonly PendingNotification[] =>
  waiting.flatMap((seat) => {
    const chair = record.chairs[seat];
    if (match === undefined || chair?.kind !== "person") return [];
    const turn = turnOf(match.match, seat);
    return turn === undefined ? [] : [{ guest: chair.guest, table: id, turn: `${match.id} ${turn}` }];
  });
