/** Durability, events and clocks: on one node, on a node whose disk fails, and on two nodes of one database. */
import { createECDH } from "node:crypto";
import { pick } from "@turnlight/kernel";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { OnlineStore } from "../store/store.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { draw, lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const houses: TestHouse[] = [];
const lines: { close(): void }[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  for (const house of houses.splice(0)) await house.close();
});

const opened = async (...how: Parameters<typeof openHouse>): Promise<string> => {
  const house = await openHouse(...how);
  houses.push(house);
  return house.url;
};

const followed = (url: string, table: string, token?: string): Watcher => {
  const line = lineTo(url);
  lines.push(line);
  return new Watcher(line, table, token);
};

const at = (version: number) => (now: Watcher["now"]) => (now.sight?.version ?? -1) >= version;

test("a commit that fails is refused, told to nobody, and may be tried again", async () => {
  let failing: "refused" | "broken" | undefined;
  const around = (store: OnlineStore): OnlineStore => ({
    ...store,
    commit(batch, how) {
      // As with a full disk, and as with a failing sync.
      if (failing === "refused")
        return Promise.resolve(batch.map(() => ({ ok: false, refusal: { code: "full", reason: "" } })));
      if (failing === "broken") return Promise.reject(new Error("disk I/O error"));
      return store.commit(batch, how);
    },
  });
  const url = await opened({}, { around });
  const { table, tokens } = await twoAt(url, "dice-race");
  const [ada, bo] = tokens.map((token) => followed(url, table, token));
  if (ada === undefined || bo === undefined) throw new Error("nobody came");
  await Promise.all([ada.until(at(0)), bo.until(at(0))]);
  const mover = ada.now.sight?.waiting[0] === 0 ? ada : bo;
  const before = mover.now.sight?.version ?? 0;
  for (const [how, code] of [
    ["refused", "full"],
    ["broken", "not-kept"],
  ] as const) {
    failing = how;
    expect(await mover.place.send({ kind: "play", text: "roll" })).toMatchObject({ ok: false, refusal: { code } });
  }
  failing = undefined;
  const done = await mover.place.send({ kind: "play", text: "roll" });
  expect(done).toMatchObject({ ok: true });
  await Promise.all([ada.until(at(before + 1)), bo.until(at(before + 1))]);
  for (const { versions } of [ada, bo]) expect(versions.at(-1)).toBe(done.ok ? done.value.version : undefined);
});

test("a table nobody looks at is dropped from memory, and comes back as it was", async () => {
  let loads = 0;
  const around = (store: OnlineStore): OnlineStore => ({
    ...store,
    load(match) {
      loads += 1;
      return store.load(match);
    },
  });
  const url = await opened({ limits: { forget: 0, reconcile: 10 } }, { around });
  const { table, tokens } = await twoAt(url, "dice-race");
  const player = followed(url, table, tokens[0]);
  const { sight } = await player.until(at(0));
  player.place.leave();
  const visitor = new Visitor(url);
  // Requesting the table reloads it; a load proves that it had been dropped from memory.
  for (const before = loads; loads === before; ) await visitor.ask("GET", `/api/tables/${table}`);
  const back = followed(url, table, tokens[0]);
  expect((await back.until(at(0))).sight).toEqual(sight);
});

test("a table stays in memory while somebody's right to sit there is still being looked up", async () => {
  let clock = 1_800_000_000_000;
  let ticks = 0;
  let isSlow = false;
  let ticked = (): void => undefined;
  let find = (): void => undefined;
  const around = (store: OnlineStore): OnlineStore => ({
    ...store,
    async versions(kind, ids) {
      if (isSlow && kind === "guest") {
        isSlow = false;
        await new Promise<void>((resolve) => {
          find = resolve;
        });
      }
      return store.versions(kind, ids);
    },
    // Once a tick, since the clock goes on by more than its interval: after the tables nobody looks at were dropped.
    async noteCreatorHere(ids, at) {
      await store.noteCreatorHere(ids, at);
      clock += 5000;
      ticks += 1;
      ticked();
    },
  });
  const url = await opened({ limits: { forget: 0, reconcile: 10 } }, { around, now: () => clock });
  const { table, tokens } = await twoAt(url, "dice-race");
  isSlow = true;
  const [first, second] = [followed(url, table, tokens[0]), followed(url, table, tokens[1])];
  await second.until(at(0));
  second.place.leave();
  const after = ticks + 3;
  await new Promise<void>((resolve) => {
    ticked = () => {
      if (ticks >= after) resolve();
    };
  });
  find();
  await first.until(at(0));
  const again = followed(url, table, tokens[1]);
  const { sight } = await again.until(at(0));
  const mover = sight?.waiting[0] === 0 ? first : again;
  const done = await mover.place.send({ kind: "play", text: "roll" });
  expect(done).toMatchObject({ ok: true });
  const version = done.ok ? done.value.version : 0;
  await Promise.all([first, again].map((one) => one.until((now) => (now.sight?.version ?? 0) >= version)));
});

test("a seat whose time is up is taken out, and everybody knew when that would be", async () => {
  let clock = 1_800_000_000_000;
  const url = await opened({ limits: { reconcile: 10 } }, { now: () => clock });
  const { table, tokens } = await twoAt(url, "dice-race", "", { clock: 60 });
  const player = followed(url, table, tokens[0]);
  const { runsOut, sight } = await player.until(({ runsOut }) => runsOut !== undefined);
  expect(runsOut).toBe(clock + 60_000);
  clock += 59_999;
  expect((await new Visitor(url).ask("GET", `/api/tables/${table}/record`)).status).toBe(409);
  clock += 1;
  const end = await player.until(({ sight }) => sight?.outcome !== undefined);
  expect(end.sight?.outcome?.ended).toEqual({ seat: sight?.waiting[0], how: "forfeited" });
});

test("two nodes whose clocks differ end a match once when time runs out for both, and neither lets one of them win", async () => {
  let clock = 1_800_000_000_000;
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  const limits = { reconcile: 10 };
  const [left, right] = [
    await opened({ keep, limits }, { now: () => clock }),
    await opened({ keep, limits }, { now: () => clock + 7 }),
  ];
  const { table, tokens } = await twoAt(left, "hidden-number", "", { clock: 60 });
  const [ada, bo] = [followed(left, table, tokens[0]), followed(right, table, tokens[1])];
  await Promise.all([ada, bo].map((one) => one.until(({ runsOut }) => runsOut !== undefined)));
  expect(ada.now.runsOut).toBe(bo.now.runsOut);
  clock += 60_000;
  const ends = await Promise.all([ada, bo].map((one) => one.until(({ sight }) => sight?.outcome !== undefined)));
  for (const { sight } of ends) expect(sight).toMatchObject({ outcome: { scores: [0, 0], stopped: true }, entries: 1 });
});

test("a table at which nothing happens is closed, and one at which people play is not", async () => {
  let clock = 1_800_000_000_000;
  const url = await opened({ limits: { reconcile: 10, requests: { most: 1e6, perSecond: 1 } } }, { now: () => clock });
  const ada = await Visitor.guest(url);
  const idle = await ada.lay({
    game: "dice-race",
    config: "",
    seats: [{ kind: "open" }, { kind: "open" }],
    watching: true,
  });
  const { table } = await twoAt(url, "dice-race");
  const phase = async (id: string): Promise<unknown> => {
    const { body } = await ada.ask("GET", `/api/tables/${id}`);
    return typeof body === "object" && body !== null && "phase" in body ? body.phase : undefined;
  };
  clock += 2 * 86_400_000;
  while ((await phase(idle)) !== "closed");
  expect(await phase(table)).toBe("playing");
  clock += 40 * 86_400_000;
  while ((await phase(table)) !== "closed");
});

test("two nodes on one database play one match: each move is accepted by one of them and told by both", async () => {
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  const [left, right] = [await opened({ keep }), await opened({ keep })];
  const { table, tokens } = await twoAt(left, "dice-race", "target=40");
  // Everybody is connected to both nodes.
  const seats = tokens.map((token) => [followed(left, table, token), followed(right, table, token)]);
  const all = [...seats.flat(), followed(right, table)];
  await Promise.all(all.map((one) => one.until(at(0))));
  const dice = draw("two nodes");
  let version = all[0]?.now.sight?.version ?? 0;
  for (;;) {
    await Promise.all(all.map((one) => one.until(at(version))));
    const { sight } = all[0]?.now ?? {};
    if (sight?.outcome !== undefined) break;
    const both = seats[sight?.waiting[0] ?? 0] ?? [];
    const text = pick(dice, both[0]?.now.sight?.moves ?? []);
    const answers = await Promise.all(both.map(({ place }) => place.send({ kind: "play", text })));
    const done = answers.flatMap((answer) => (answer.ok ? [answer.value.version] : []));
    // The same move by two commands: the later one is refused as out of turn, or played after the first.
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done).size).toBe(done.length);
    version = Math.max(...done);
  }
  for (const { versions } of all) expect(versions).toEqual(versions.map((_, i) => (versions[0] ?? 0) + i));
  const records = await Promise.all(
    [left, right].map((url) => new Visitor(url).ask("GET", `/api/tables/${table}/record`)),
  );
  expect(records[0]?.body).toEqual(records[1]?.body);
});

test("of 300 moves, each sent to two nodes at once, exactly 300 are accepted", async () => {
  const keep = { kind: "postgres" as const, url: await cluster.fresh(), bus: await cluster.fresh() };
  const nodes = [await opened({ keep, limits: generousLimits }), await opened({ keep, limits: generousLimits })];
  const { table, tokens } = await twoAt(nodes[0] ?? "", "dice-race", "target=1000");
  const watcher = followed(nodes[0] ?? "", table);
  const { sight } = await watcher.until(at(0));
  const seats = tokens.map((token) => nodes.map((url) => ({ socket: new RawSocket(url), token })));
  for (const { socket, token } of seats.flat()) {
    expect(await socket.answer({ kind: "watch", id: "w", table, token })).toBe("done");
    lines.push(socket.socket);
  }
  // Nobody ever holds, so that the match goes on.
  const deed = { kind: "play", text: "roll" };
  for (let move = 0, seen = 0; move < 300; move++) {
    const now = await watcher.until(({ sight }) => (sight?.entries ?? 0) >= seen);
    seen = (now.sight?.entries ?? 0) + 2;
    const both = seats[now.sight?.waiting[0] ?? 0] ?? [];
    const frame = { kind: "command", id: `move ${move}`, table, match: sight?.match, deed };
    // The slower node knows the move too: resending it is acknowledged by both.
    expect(await Promise.all(both.map(({ socket }) => socket.answer(frame)))).toEqual(["acknowledged", "acknowledged"]);
  }
  await watcher.until(({ sight }) => sight?.entries === 600);
  for (const node of nodes) {
    const other = followed(node, table);
    expect((await other.until(at(0))).sight?.entries).toBe(600);
  }
});

test("people who sit down at two nodes meet, and the database may be restarted under them", async () => {
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  const reports: unknown[] = [];
  const world = { report: (problem: unknown) => reports.push(problem) };
  const [left, right] = [await opened({ keep }, world), await opened({ keep }, world)];
  const [ada, bo] = [await Visitor.guest(left), await Visitor.guest(right)];
  const table = await ada.lay({
    game: "dice-race",
    config: "target=30",
    seats: [{ kind: "open" }, { kind: "open" }],
    watching: true,
  });
  const first = followed(left, table, (await ada.sit(table, "Ada")).token);
  const second = followed(right, table, (await bo.sit(table, "Bo")).token);
  await Promise.all([first, second].map((one) => one.until(at(0))));
  for (const one of [first, second]) await one.until(({ here }) => here.length === 2);
  const spectator = followed(right, table);
  await first.until(({ watchers }) => watchers === 1);
  spectator.place.leave();
  await first.until(({ watchers }) => watchers === 0);
  await cluster.restart();
  const dice = draw("restart");
  const players = [first, second];
  for (let version = 0; ; ) {
    await Promise.all(players.map((one) => one.until(at(version))));
    if (first.now.sight?.outcome !== undefined) break;
    const mover = players[first.now.sight?.waiting[0] ?? 0];
    const done = await mover?.place.send({ kind: "play", text: pick(dice, mover.now.sight?.moves ?? []) });
    // A database connection that broke refuses the first move that uses it; the player retries.
    if (done?.ok === true) version = done.value.version;
    else expect(done).toMatchObject({ refusal: { code: "not-kept" } });
  }
  expect(second.now.sight?.outcome).toEqual(first.now.sight?.outcome);
});

test("whoever is connected through another node, at another table, is not called", async () => {
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  const clock = { now: 1_800_000_000_000 };
  // Short, since the clock jumps: a node silent for a minute counts as gone.
  const limits = { reconcile: 10, callAfter: 20_000 };
  const [called, told, noted]: [string[], string[], string[]] = [[], [], []];
  const asked = new Set<string>();
  let look = (): void => undefined;
  const until = (sign: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      look = () => {
        if (sign()) resolve();
      };
      look();
    });
  const world = {
    now: () => clock.now,
    async deliver({ endpoint }: { readonly endpoint: string }) {
      called.push(endpoint);
      look();
      return 201;
    },
  };
  const around = (store: OnlineStore): OnlineStore => ({
    ...store,
    listen: (hear) =>
      store.listen((news) => {
        hear(news);
        if (news.kind === "presence" && news.here.length > 0 && asked.has(news.id)) told.push(news.id);
        look();
      }),
    // A node ignores messages from before it opened a table.
    tell(news) {
      if (news.kind === "presence") asked.add(news.id);
      return store.tell(news);
    },
    async noteCall(call, at) {
      await store.noteCall(call, at);
      noted.push(call.guest);
      look();
    },
  });
  const left = await opened({ keep, limits }, { ...world, around });
  const right = await opened({ keep, limits }, world);
  const seats = [{ kind: "open" as const }, { kind: "open" as const }];
  const wanted = { game: "hidden-number", config: "", seats, watching: true };
  const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
  const wantsCalls = async (visitor: Visitor, name: string): Promise<void> => {
    const p256dh = createECDH("prime256v1").generateKeys("base64url");
    const address = { endpoint: endpointOf(name), keys: { p256dh, auth: "A".repeat(22) }, language: "en" };
    expect(await visitor.ask("POST", "/api/me/calls", { address })).toMatchObject({ status: 200 });
  };
  /** A match on the left node waits for them, and the left node has recorded a pending notification. */
  const awaited = async (visitor: Visitor, name: string): Promise<void> => {
    const table = await visitor.lay(wanted);
    await visitor.sit(table, name);
    await (await Visitor.guest(left)).sit(table, "Bo");
    const { guest } = (await visitor.ask("POST", "/api/guests")).body as { guest: string };
    await until(() => noted.includes(guest));
  };

  // Ada is connected to a table on the right node that the left one has never loaded.
  const onTheRight = await Visitor.guest(right);
  const table = await onTheRight.lay(wanted);
  const { token } = await onTheRight.sit(table, "Ada");
  await followed(right, table, token).until(({ here }) => here.length === 1);
  const ada = new Visitor(left);
  ada.cookie = onTheRight.cookie;
  await wantsCalls(ada, "ada");
  await awaited(ada, "Ada");
  await until(() => told.includes(table));
  // These two are notified one after the other; by then Ada's notification was due and has been considered.
  for (const name of ["carl", "dora"]) {
    const visitor = await Visitor.guest(left);
    await wantsCalls(visitor, name);
    await awaited(visitor, name);
    clock.now += limits.callAfter;
    await until(() => called.includes(endpointOf(name)));
  }
  expect(called).not.toContain(endpointOf("ada"));
});
