/** The guests a table waits for, for a move or an answer, with an id that differs from turn to turn. */
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

const rematch = "rematch";

/** Whether it is a rematch that the guest is asked for, rather than a move. */
export const isRematchOffer = ({ turn }: PendingNotification): boolean => turn.endsWith(` ${rematch}`);

/** Those who have not answered the offer of a rematch. */
const askedSeats = ({ id, record, match }: OnlineTable): readonly PendingNotification[] => {
  const wants = match?.rematchWanted ?? [];
  if (match === undefined || wants.length === 0) return [];
  return record.chairs.flatMap((chair, seat) =>
    chair.kind === "person" && chair.guest !== "" && !wants.includes(seat)
      ? [{ guest: chair.guest, table: id, turn: `${match.id} ${rematch}` }]
      : [],
  );
};

export const awaitedSeats = (table: OnlineTable): readonly PendingNotification[] => {
  const { id, record, match, waiting } = table;
  const moves = waiting.flatMap((seat) => {
    const chair = record.chairs[seat];
    if (match === undefined || chair?.kind !== "person") return [];
    const turn = turnOf(match.match, seat);
    return turn === undefined ? [] : [{ guest: chair.guest, table: id, turn: `${match.id} ${turn}` }];
  });
  return [...moves, ...askedSeats(table)];
};
