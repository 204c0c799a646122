/** Playing a seat at an online table to the end of its matches: whoever decides is asked, and the line mends itself. */
import { randomUUID } from "node:crypto";
import type { HeardEvent, Snapshot } from "@turnlight/host";
import { accept, type Outcome, type Result } from "@turnlight/kernel";
import { ServerConnection } from "@turnlight/wire";
import type { Seated } from "./visit.ts";

export interface OnlinePlayer {
  /** The text of a move; nothing to resign. */
  choose(sight: Snapshot): Promise<string | undefined>;
  /** What happened, or was refused, and where things stand. */
  told(what: HeardEvent | { readonly kind: "refused"; readonly reason: string }, sight: Snapshot | undefined): void;
}

export interface PlayedSeat {
  readonly seat: number;
  readonly match: string;
  readonly outcome: Outcome;
  /** Matches that were played to their end; the outcome is the last one's. */
  readonly matches: number;
  /** Moves of this seat that the server acknowledged. */
  readonly moves: number;
}

const lineTo = (url: string): ServerConnection => {
  const address = new URL("/api/socket", url.replace(/^http/, "ws"));
  return new ServerConnection({
    connect: () => new WebSocket(address),
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    name: randomUUID(),
  });
};

/** So many rematches are wanted; it ends with the last of them, or when somebody turns one down. */
export const playSeat = (
  url: string,
  { table, seat, token }: Seated,
  player: OnlinePlayer,
  rematches = 0,
): Promise<Result<PlayedSeat>> =>
  new Promise((resolve) => {
    const line = lineTo(url);
    let moves = 0;
    let matches = 0;
    let ended = "";
    let deciding = false;
    const end = (read: Result<PlayedSeat>): void => {
      line.close();
      resolve(read);
    };

    /** One decision at a time; what was refused is decided anew. */
    const decide = async (): Promise<void> => {
      const { sight } = place.now;
      if (deciding || sight?.waiting.includes(seat) !== true) return;
      deciding = true;
      const text = await player.choose(sight);
      const done = await place.send(text === undefined ? { kind: "resign" } : { kind: "play", text });
      deciding = false;
      if (done.ok) moves += 1;
      else player.told({ kind: "refused", reason: done.refusal.reason }, place.now.sight);
      void decide();
    };

    /** Wants a rematch once a match, as long as there are any left and nobody has turned it down. */
    const goOn = async ({ match, rematch }: Snapshot, outcome: Outcome): Promise<void> => {
      const isNew = match !== ended;
      if (isNew) matches += 1;
      ended = match;
      const played = accept({ seat, match, outcome, matches, moves });
      if (matches > rematches || rematch?.declined !== undefined) end(played);
      else if (isNew && !(await place.send({ kind: "rematch" })).ok) end(played);
    };

    const place = line.follow(table, token, {
      event({ happened }, { sight }) {
        player.told(happened, sight);
        if (sight?.outcome !== undefined) void goOn(sight, sight.outcome);
        else void decide();
      },
      refused: (refusal) => end({ ok: false, refusal }),
    });
  });
