/** Playing a seat at an online table to the end of its match: whoever decides is asked, and the line mends itself. */
import { randomUUID } from "node:crypto";
import type { HeardEvent, Sight } from "@turnlight/host";
import { accept, type Outcome, type Result } from "@turnlight/kernel";
import { ServerConnection } from "@turnlight/wire";
import type { Seated } from "./visit.ts";

export interface OnlinePlayer {
  /** The text of a move; nothing to resign. */
  choose(sight: Sight): Promise<string | undefined>;
  /** What happened, or was refused, and where things stand. */
  told(what: HeardEvent | { readonly kind: "refused"; readonly reason: string }, sight: Sight | undefined): void;
}

export interface PlayedSeat {
  readonly seat: number;
  readonly match: string;
  readonly outcome: Outcome;
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

export const playSeat = (
  url: string,
  { table, seat, token }: Seated,
  player: OnlinePlayer,
): Promise<Result<PlayedSeat>> =>
  new Promise((resolve) => {
    const line = lineTo(url);
    let moves = 0;
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

    const place = line.follow(table, token, {
      event({ happened }, { sight }) {
        player.told(happened, sight);
        if (sight?.outcome !== undefined) end(accept({ seat, match: sight.match, outcome: sight.outcome, moves }));
        else void decide();
      },
      refused: (refusal) => end({ ok: false, refusal }),
    });
  });
