/** A device that wakes or regains its network: the connection is probed at once, and replaced if it is dead. */
import type { ConnectionSocket } from "@turnlight/wire";
import { expect, test } from "vitest";
import { type PageConnection, pageConnectionOver, whenBack } from "../online/connection-lifecycle.ts";

type Hear = (message: { readonly data: unknown }) => void;

/** A socket that is open, and answers only when the test says so. */
class Socket implements ConnectionSocket {
  readonly sent: string[] = [];
  readonly #hearing: { readonly kind: string; readonly hear: Hear }[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  addEventListener(kind: string, hear: Hear): void {
    this.#hearing.push({ kind, hear });
  }
  happen(kind: "open" | "close" | "message", data?: string): void {
    for (const one of this.#hearing) if (one.kind === kind) one.hear({ data });
  }
  stand(): void {
    this.happen("open");
    this.say({ kind: "welcome", protocol: 2, now: 0 });
  }
  say(frame: object): void {
    this.happen("message", JSON.stringify([frame]));
  }
}

class Seen extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
}

/** A page with a manual clock. */
const openPage = () => {
  const [page, seen] = [new EventTarget(), new Seen()];
  const sockets: Socket[] = [];
  let now = 0;
  let due: { readonly at: number; act(): void }[] = [];
  const line: PageConnection = pageConnectionOver({
    connect() {
      const socket = new Socket();
      sockets.push(socket);
      return socket;
    },
    later(milliseconds, act) {
      const one = { at: now + milliseconds, act };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    now: () => now,
    whenBack: (wake) => whenBack(page, seen, wake),
  });
  const place = line.follow("table", {});
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    for (const one of due.filter(({ at }) => at <= now)) {
      due = due.filter((other) => other !== one);
      one.act();
    }
  };
  const socket = (n: number): Socket => {
    const found = sockets[n];
    if (found === undefined) throw new Error(`there is no socket ${n}`);
    return found;
  };
  socket(0).stand();
  const pings = (n: number): number => socket(n).sent.filter((text) => text.includes('"ping"')).length;
  return { page, seen, line, place, pass, socket, pings, sockets };
};

test("seen again after sleep, a line that died in silence is asked, given up and taken anew by itself", () => {
  const { seen, line, pass, socket, pings, sockets } = openPage();
  expect(line.stands.value).toBe(true);
  seen.visibilityState = "hidden";
  seen.dispatchEvent(new Event("visibilitychange"));
  expect(pings(0)).toBe(1);
  seen.visibilityState = "visible";
  seen.dispatchEvent(new Event("visibilitychange"));
  expect(pings(0)).toBe(2);
  // No answer: the connection is dead, and a new one is tried.
  pass(2500);
  expect(line.stands.value).toBe(false);
  expect(sockets).toHaveLength(2);
  socket(1).stand();
  expect(socket(0).closed).toBe(true);
  expect(line.stands.value).toBe(true);
  expect(socket(1).sent[0]).toContain('"watch"');
});

test("a line that answers after sleep is kept", () => {
  const { seen, pass, socket, sockets } = openPage();
  seen.dispatchEvent(new Event("visibilitychange"));
  socket(0).say({ kind: "done", id: "whatever" });
  pass(2500);
  expect(socket(0).closed).toBe(false);
  expect(sockets).toHaveLength(1);
});

test("with the network back, a broken line is tried at once and not only after its pause", () => {
  const { page, place, socket, sockets } = openPage();
  socket(0).happen("close");
  expect(sockets).toHaveLength(1);
  page.dispatchEvent(new Event("online"));
  expect(sockets).toHaveLength(2);
  socket(1).stand();
  place.leave();
});

test("a page that follows no table any more is woken by nothing", () => {
  const { page, seen, place, pass, sockets } = openPage();
  place.leave();
  pass(2000);
  page.dispatchEvent(new Event("online"));
  seen.dispatchEvent(new Event("visibilitychange"));
  expect(sockets).toHaveLength(1);
});
