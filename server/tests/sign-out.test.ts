/** Signing out everywhere: from then on no device acts for the guest, with any credential and through any node. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { OnlineStore } from "../store/store.ts";
import { hashOf } from "../tokens.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const houses: TestHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

const opened = async (...how: Parameters<typeof openHouse>): Promise<string> => {
  const house = await openHouse(...how);
  houses.push(house);
  return house.url;
};

/** One node or two, and their stores. */
const places: Readonly<
  Record<string, () => Promise<{ readonly urls: readonly [string, string]; readonly store: OnlineStore }>>
> = {
  async SQLite() {
    let store: OnlineStore | undefined;
    const around = (own: OnlineStore): OnlineStore => {
      store = own;
      return own;
    };
    const url = await opened({}, { around });
    if (store === undefined) throw new Error("no store");
    return { urls: [url, url], store };
  },
  async PostgreSQL() {
    let store: OnlineStore | undefined;
    const around = (own: OnlineStore): OnlineStore => {
      store = own;
      return own;
    };
    const url = await opened({ keep: { kind: "postgres", url: await cluster.fresh() } }, { around });
    if (store === undefined) throw new Error("no store");
    return { urls: [url, url], store };
  },
  async "two nodes on one PostgreSQL"() {
    let store: OnlineStore | undefined;
    const keep = { kind: "postgres" as const, url: await cluster.fresh() };
    const around = (own: OnlineStore): OnlineStore => {
      store = own;
      return own;
    };
    const urls = [await opened({ keep }, { around }), await opened({ keep })] as const;
    if (store === undefined) throw new Error("no store");
    return { urls, store };
  },
};

const codeOf = ({ body }: { readonly body: unknown }): unknown =>
  (body as { readonly refusal?: { readonly code: string } }).refusal?.code;

const matchOf = async (url: string, table: string): Promise<string> => {
  const { body } = await new Visitor(url).ask("GET", `/api/tables/${table}`);
  return (body as { readonly match: string }).match;
};

describe.each(Object.keys(places))("on %s", (name) => {
  test("every line of the guest ends at once, no token acts any more, and nobody else notices", async () => {
    const place = await places[name]?.();
    if (place === undefined) throw new Error("nowhere");
    const [here, there] = place.urls;
    const { table, ada, bo, tokens } = await twoAt(here, "dice-race", "target=1000");
    const match = await matchOf(here, table);
    const note = (id: string) => ({ kind: "command", id, table, match, deed: { kind: "note", text: id } });
    let notes = 0;
    /** Resent if another node wrote first. */
    const sent = async (socket: RawSocket | undefined): Promise<string | undefined> => {
      for (;;) {
        notes += 1;
        const answer = await socket?.answer(note(`note ${notes}`));
        if (answer !== "stale") return answer;
      }
    };
    const cookie = { cookie: ada.cookie ?? "" };
    const byToken = [new RawSocket(here), new RawSocket(there)];
    const byCookie = [new RawSocket(here, cookie), new RawSocket(there, cookie)];
    for (const socket of byToken) await socket.answer({ kind: "watch", id: "w", table, token: tokens[0] });
    for (const socket of byCookie) await socket.answer({ kind: "watch", id: "w", table });
    const others = [new RawSocket(here, { cookie: bo.cookie ?? "" }), new RawSocket(there)];
    await others[0]?.answer({ kind: "watch", id: "w", table });
    await others[1]?.answer({ kind: "watch", id: "w", table, token: tokens[1] });
    for (const socket of [...byToken, ...byCookie]) expect(await sent(socket)).toBe("acknowledged");

    expect(await ada.ask("POST", "/api/me/sign-out", {})).toMatchObject({ body: { done: true } });
    for (const socket of [...byToken, ...byCookie])
      expect(await socket.closed).toEqual({ code: 4401, reason: "signed-out" });
    for (const socket of others) expect(await sent(socket)).toBe("acknowledged");

    for (const url of place.urls) {
      const again = new RawSocket(url);
      expect(await again.answer({ kind: "watch", id: "w", table, token: tokens[0] })).toBe("no-right");
      again.socket.terminate();
      const left = new Visitor(url);
      for (const [what, body] of [
        ["stop", { agrees: true }],
        ["stand", {}],
        ["phrase", { phrase: "p" }],
      ] as const)
        expect(codeOf(await left.ask("POST", `/api/tables/${table}/${what}`, { token: tokens[0], ...body }))).toBe(
          "no-right",
        );
      left.cookie = ada.cookie;
      expect(codeOf(await left.ask("GET", "/api/me"))).toBe("no-guest");
      const spectator = new RawSocket(url, cookie);
      await spectator.answer({ kind: "watch", id: "w", table });
      expect(await spectator.answer(note("by the old cookie"))).toBe("only-watching");
      spectator.socket.terminate();
    }
    for (const socket of others) socket.socket.terminate();
  });

  test("the seat stays theirs: whoever comes back by a passkey plays on, with a new token", async () => {
    const place = await places[name]?.();
    if (place === undefined) throw new Error("nowhere");
    const [here, there] = place.urls;
    const { table, ada, tokens } = await twoAt(here, "dice-race", "target=1000");
    const { guest } = (await ada.ask("POST", "/api/guests")).body as { readonly guest: string };
    await ada.ask("POST", "/api/me/sign-out", {});
    expect((await new Visitor(there).ask("GET", `/api/tables/${table}`)).body).toMatchObject({
      seats: [{ kind: "person", name: "Ada" }, {}],
    });
    // As after signing in with a passkey.
    const fresh = "n".repeat(43);
    await place.store.addSession(guest, hashOf(fresh), 1);
    const back = new Visitor(there);
    back.cookie = `turnlight=${fresh}`;
    const { seat, token } = await back.sit(table, "Ada");
    expect([seat, token === tokens[0]]).toEqual([0, false]);
    const match = await matchOf(here, table);
    for (const url of place.urls) {
      const socket = new RawSocket(url);
      // The other node may learn of the new token, and of moves made meanwhile, a moment later.
      for (let i = 0; (await socket.answer({ kind: "watch", id: `w${i}`, table, token })) !== "done"; i++);
      const note = { kind: "command", table, match, deed: { kind: "note", text: "back" } };
      let answer: string | undefined = "stale";
      for (let i = 0; answer === "stale"; i++) answer = await socket.answer({ ...note, id: `${url} ${i}` });
      expect(answer).toBe("acknowledged");
      socket.socket.terminate();
    }
    await back.ask("POST", "/api/me/sign-out", {});
    expect(codeOf(await back.ask("POST", `/api/tables/${table}/stop`, { token, agrees: true }))).toBe("no-right");
  });
});

test("a node that does not hear of it finds it when it compares", async () => {
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  const deaf = (store: OnlineStore): OnlineStore => ({ ...store, listen: async () => undefined });
  const here = await opened({ keep });
  const there = await opened({ keep, limits: { reconcile: 10 } }, { around: deaf });
  const { table, ada, tokens } = await twoAt(here, "dice-race");
  const socket = new RawSocket(there);
  expect(await socket.answer({ kind: "watch", id: "w", table, token: tokens[0] })).toBe("done");
  await ada.ask("POST", "/api/me/sign-out", {});
  expect(await socket.closed).toEqual({ code: 4401, reason: "signed-out" });
});

test("a client that was signed out says so once, sends nothing again, and does not come back by itself", async () => {
  const url = await opened();
  const { table, ada, tokens } = await twoAt(url, "dice-race");
  let connections = 0;
  const line = lineTo(url, (frame) => {
    if (frame.startsWith('{"kind":"welcome"')) connections += 1;
  });
  const watcher = new Watcher(line, table, tokens[0]);
  await watcher.until(({ sight }) => sight !== undefined);
  const refused = new Promise<string>((resolve) => {
    line.follow("none", undefined, {
      refused: ({ code }) => {
        if (code !== "no-table") resolve(code);
      },
    });
  });
  await ada.ask("POST", "/api/me/sign-out", {});
  expect(await refused).toBe("signed-out");
  expect(watcher.refusals).toEqual(["signed-out"]);
  expect(line.standing).toBe(false);
  line.wake();
  expect(await watcher.place.send({ kind: "note", text: "late" })).toMatchObject({
    ok: false,
    refusal: { code: "signed-out" },
  });
  expect(connections).toBe(1);
  // Following another table afterwards opens a new connection.
  const next = new Watcher(line, table);
  expect((await next.until(({ viewer }) => viewer !== undefined)).viewer).toBe("spectator");
  line.close();
});
