/** Whom a table's match waits for, and how one of their turns differs from the next. */
import type { Entry, Seat } from "@turnlight/kernel";
import type { Call } from "../store/calls.ts";
import type { OnlineTable } from "./online-table.ts";

/** The number of their last move; nothing as long as they alone have moved since, for then they know that they go on. */
const turnOf = (entries: readonly Entry[], seat: Seat): number | undefined => {
  const last = entries.findLastIndex(({ by }) => by === seat);
  if (last === -1) return 0;
  return entries.slice(last + 1).some(({ by }) => by !== "chance") ? entries[last]?.n : undefined;
};

export const awaitedAt = ({ id, record, match, waiting }: OnlineTable): readonly Call[] =>
  waiting.flatMap((seat) => {
    const chair = record.chairs[seat];
    if (match === undefined || chair?.kind !== "person") return [];
    const turn = turnOf(match.match.entries, seat);
    return turn === undefined ? [] : [{ guest: chair.guest, table: id, turn: `${match.id} ${turn}` }];
  });
