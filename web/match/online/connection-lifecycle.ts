/** A page's one server connection: open as long as some table is subscribed to, and checked when the device wakes. */
import { type ReadonlySignal, signal } from "@preact/signals";
import {
  type ConnectionService,
  type ConnectionSocket,
  ServerConnection,
  type ServiceLine,
  type Subscription,
  type TableListener,
} from "@turnlight/wire";

export interface PageConnection {
  follow(table: string, following: TableListener): Subscription;
  /** Keeps the connection open for something else than a table. */
  attach(service: ConnectionService): ServiceLine;
  /** Reconnects if connected: this device has just become a guest or signed in. */
  renew(): void;
  readonly stands: ReadonlySignal<boolean>;
  /** Milliseconds the server's clock is ahead of this device's. */
  readonly ahead: ReadonlySignal<number>;
}

export interface PageConnectionPorts {
  connect(): ConnectionSocket;
  later(milliseconds: number, act: () => void): () => void;
  now(): number;
  /** The name under which a spectator is shown to the others. */
  called?(): string | undefined;
  /** Calls back whenever the device or its network may have been away; returns the unsubscribe function. */
  whenBack(wake: () => void): () => void;
}

/** Milliseconds that an unused connection stays open, as between lobby and match. */
const lingering = 2000;

/** Milliseconds by which the server's clock may seem to differ from before without being set anew. */
const clockTolerance = 2000;

/** Part of the ids of commands, so no two connections may have the same. */
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
        // Events of a connection that was replaced are ignored.
        if (line !== undefined && line !== opened) return;
        if (serverNow !== undefined) ahead.value = serverNow - now();
        stands.value = is;
      },
      serverTime(serverNow) {
        // Small differences are the time an answer takes.
        if (Math.abs(serverNow - now() - ahead.peek()) > clockTolerance) ahead.value = serverNow - now();
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

  /** The open connection, and the function that says once that it is no longer needed. */
  const use = (): readonly [ServerConnection, () => void] => {
    line ??= open();
    users += 1;
    let left = false;
    return [
      line,
      () => {
        if (left) return;
        left = true;
        users -= 1;
        later(lingering, closeIfUnused);
      },
    ];
  };

  return {
    stands,
    ahead,
    renew: () => line?.renew(),
    follow(table, following) {
      const [connection, done] = use();
      const place = connection.follow(table, undefined, following);
      return {
        get now() {
          return place.now;
        },
        send: (deed) => place.send(deed),
        say: (remark) => place.say(remark),
        intend: (intent) => place.intend(intent),
        call: (name) => place.call(name),
        leave() {
          place.leave();
          done();
        },
      };
    },
    attach(service) {
      const [connection, done] = use();
      const attached = connection.attach(service);
      return {
        freshId: () => attached.freshId(),
        send: (frame) => attached.send(frame),
        detach() {
          attached.detach();
          done();
        },
      };
    },
  };
};

interface VisibilitySource extends EventTarget {
  readonly visibilityState: DocumentVisibilityState;
}

/** Calls back when the network returns, or the page becomes visible again: the device may have slept. */
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
