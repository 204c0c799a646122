/** The guests whose turn it is at a table, with an id that differs from turn to turn. */
import type { AnyMatch, Seat } from "@turnlight/kernel";
import type { PendingNotification } from "../store/push.ts";
import type { OnlineTable } from "./online-table.ts";

/**
 * The number of the seat's last move; `undefined` if nobody else has moved since, because they then know that it is
 * still their turn.
 */
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
