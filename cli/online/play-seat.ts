/** Plays a seat at an online table until its matches are over. The connection reconnects by itself. */
import { randomUUID } from "node:crypto";
import type { HeardEvent, Sight } from "@turnlight/host";
import { accept, type Outcome, type Result } from "@turnlight/kernel";
import { ServerConnection } from "@turnlight/wire";
import type { Seated } from "./visit.ts";

export interface OnlinePlayer {
  /** Returns the text of a move, or `undefined` to resign. */
  choose(sight: Sight): Promise<string | undefined>;
  /** Called with each event or refusal, and the sight after it. */
  told(what: HeardEvent | { readonly kind: "refused"; readonly reason: string }, sight: Sight | undefined): void;
}

export interface PlayedSeat {
  readonly seat: number;
  readonly match: string;
  readonly outcome: Outcome;
  /** Matches that were played to their end; the outcome is that of the last one. */
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

/** Offers up to that many rematches; ends after the last of them, or when somebody declines one. */
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

    /** Makes one decision at a time; after a refusal it decides again. */
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

    /** Offers a rematch once per match while any are left and nobody has declined. */
    const goOn = async ({ match, rematch }: Sight, outcome: Outcome): Promise<void> => {
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
