/** A page's one line to its server: it stands as long as some table is followed, and wakes with the device. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { type ConnectionSocket, ServerConnection, type Subscription, type TableListener } from "@turnlight/wire";

export interface PageConnection {
  follow(table: string, following: TableListener): Subscription;
  /** Takes a fresh line where there is one: this device has just become somebody to the server. */
  renew(): void;
  readonly stands: ReadonlySignal<boolean>;
  /** Milliseconds the server's clock is ahead of this device's. */
  readonly ahead: ReadonlySignal<number>;
}

export interface PageConnectionPorts {
  connect(): ConnectionSocket;
  later(milliseconds: number, act: () => void): () => void;
  now(): number;
  /** How whoever looks on is called to the others. */
  called?(): string | undefined;
  /** Calls back whenever the device or its network may have been away; returns the way to stop. */
  whenBack(wake: () => void): () => void;
}

/** Milliseconds that a line nobody uses stays: from the meeting to the match it goes on. */
const lingering = 2000;

/** Commands carry it: no two lines may ever have the same. */
const freshName = (now: number): string =>
  [now, ...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("-");

export const pageConnectionOver = ({ connect, later, now, called, whenBack }: PageConnectionPorts): PageConnection => {
  const stands = signal(false);
  const ahead = signal(0);
  let line: ServerConnection | undefined;
  let stopWaking = (): void => {};
  let users = 0;

  const open = (): ServerConnection => {
    const opened = new ServerConnection({
      connect,
      later,
      name: freshName(now()),
      ...(called !== undefined && { called }),
      stands(is, serverNow) {
        // The last word of a line that was given up says nothing about the one after it.
        if (line !== undefined && line !== opened) return;
        if (serverNow !== undefined) ahead.value = serverNow - now();
        stands.value = is;
      },
    });
    stopWaking = whenBack(() => opened.wake());
    return opened;
  };
  const closeIfUnused = (): void => {
    if (users > 0 || line === undefined) return;
    stopWaking();
    line.close();
    line = undefined;
    stands.value = false;
  };

  return {
    stands,
    ahead,
    renew: () => line?.renew(),
    follow(table, following) {
      line ??= open();
      users += 1;
      const place = line.follow(table, undefined, following);
      let left = false;
      return {
        get now() {
          return place.now;
        },
        send: (deed) => place.send(deed),
        say: (remark) => place.say(remark),
        leave() {
          if (left) return;
          left = true;
          users -= 1;
          place.leave();
          later(lingering, closeIfUnused);
        },
      };
    },
  };
};

interface VisibilitySource extends EventTarget {
  readonly visibilityState: DocumentVisibilityState;
}

/** Whenever the network is there again, or the page can be seen again: then the device may have slept. */
export const whenBack = (page: EventTarget, seen: VisibilitySource, wake: () => void): (() => void) => {
  const look = (): void => {
    if (seen.visibilityState === "visible") wake();
  };
  page.addEventListener("online", wake);
  seen.addEventListener("visibilitychange", look);
  return () => {
    page.removeEventListener("online", wake);
    seen.removeEventListener("visibilitychange", look);
  };
};
