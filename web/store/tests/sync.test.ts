/** Two devices, one profile: whatever is done on either, offline or not, both end up with all of it, once. */
import { gunzipSync } from "node:zlib";
import type { LogEntry, MatchEnd, MatchHeader } from "@turnlight/host";
import { accept, type Result, refuse, seedOf } from "@turnlight/kernel";
import { string } from "@turnlight/kernel/schema";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getFrom, openItem, putOn, type StoreCollection, type StoreContext } from "../collection.ts";
import { keep } from "../format.ts";
import { type Settings, usualSettings } from "../index.ts";
import { only, profileShelf, settingsShelf } from "../layout.ts";
import { forgetIn, matchStoreIn, removeDrawerItem } from "../lazy-parts.ts";
import { finishedIn, resultsIn, runningIn } from "../matches/match-lists.ts";
import { loadFrom } from "../matches/match-store.ts";
import { emptyMemoryStores } from "../memory-store.ts";
import type { ObjectStores } from "../object-stores.ts";
import { checkAll } from "../repair/check.ts";
import { restoreIn } from "../repair/restore.ts";
import { beginSync, SyncEngine, type SyncSealer, type SyncServer } from "../sync/sync-engine.ts";
import { freshSyncKey, sealerOf } from "../sync/sync-key.ts";
import { troubleLog } from "../troubles.ts";

const vault = "v";

/** What becomes of a request: it arrives and is answered, or it or its answer is lost. */
type Line = "good" | "request lost" | "answer lost";

/** Lets everything else that waits go on, so many times. */
const wait = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
};

class FakeServer {
  blobs = new Map<string, { readonly n: number; readonly sealed: string }>();
  n = 0;
  isGone = false;
  /** How often somebody wrote who had not read the last change. */
  stale = 0;

  /** `turns` is how long each request is under way. */
  over(line: () => Line, turns: () => number = () => 0): SyncServer {
    const asked = async <T>(act: () => Result<T>): Promise<Result<T>> => {
      const how = line();
      await wait(turns());
      const lost = refuse("no-line", "the server cannot be reached");
      if (how === "request lost") return lost;
      const answer = this.isGone ? refuse("sync-gone", "deleted") : act();
      return how === "answer lost" ? lost : answer;
    };
    return {
      changes: (_, after) =>
        asked(() => {
          const all = [...this.blobs].map(([name, blob]) => ({ name, ...blob })).filter(({ n }) => n > after);
          const page = all.toSorted((a, b) => a.n - b.n).slice(0, 3);
          return accept({ changes: page, more: all.length > page.length });
        }),
      push: (_, base, blobs) =>
        asked(() => {
          if (base !== this.n) {
            this.stale += 1;
            return refuse("stale", "another device was faster");
          }
          for (const { name, sealed } of blobs) {
            this.n += 1;
            this.blobs.set(name, { n: this.n, sealed });
          }
          return accept({ n: this.n });
        }),
      last: () => asked(() => accept(this.n)),
    };
  }
}

/** Seals nothing: what is sealed is tested by itself. */
const plain: SyncSealer = {
  nameOf: async (item) => `name of ${item}`,
  seal: async (_, content) => content,
  unseal: async ({ sealed }) => accept(sealed),
};
const limits = { blobs: 4, blob: 100_000, message: 20_000 };

const inMemory = (): ObjectStores => {
  const held = emptyMemoryStores();
  return {
    look: async (places) => held.look(places),
    change: async (places, decide) => held.change(places, decide),
    close: () => {},
  };
};

const level: StoreCollection<string> = {
  shelf: "drawers",
  format: { name: "level", version: 1, read: string(1, 100) },
};
const levelKey = (key: string): string => `wisp/level/${key}`;

interface SyncWay {
  readonly blob?: number;
  readonly anew?: boolean;
  readonly turns?: () => number;
  readonly sealer?: SyncSealer;
}

class Device {
  readonly shelves = inMemory();
  readonly room: StoreContext;
  readonly server: FakeServer;
  readonly #now: () => number;

  constructor(server: FakeServer, now: () => number) {
    this.server = server;
    this.#now = now;
    this.room = { shelves: this.shelves, book: troubleLog(), now };
  }

  static async of(server: FakeServer, now: () => number = () => 1000): Promise<Device> {
    const device = new Device(server, now);
    await beginSync(device.shelves, vault, now());
    return device;
  }

  async sync(
    line: () => Line = () => "good",
    { blob = limits.blob, anew = false, turns = () => 0, sealer = plain }: SyncWay = {},
  ) {
    const engine = new SyncEngine(this.shelves, {
      server: this.server.over(line, turns),
      sealer,
      limits: { ...limits, blob },
      now: this.#now,
    });
    return engine.run({ anew });
  }

  get #matches() {
    return matchStoreIn(this.room, () => undefined);
  }

  async begin(id: string, people = 1): Promise<void> {
    const person = { kind: "person", name: "Ada", colour: 0, avatar: 0 } as const;
    const bot = { kind: "bot", bot: "random", name: "Chance" } as const;
    const head: MatchHeader = {
      id,
      game: "dice-race",
      rules: 1,
      config: "seats=2 target=20 first=0",
      seed: seedOf(id),
      sitters: people === 1 ? [person, bot] : [person, person],
      series: { first: 0, results: [] },
      begun: 10,
    };
    await this.#matches.commit([{ match: id, base: 0, head, log: [] }]);
  }

  async moves(id: string): Promise<readonly string[]> {
    const read = await loadFrom(this.room, id);
    const log = read.ok ? (read.value?.log ?? []) : [];
    return log.flatMap(({ happened }) => (happened.kind === "entry" ? [happened.entry.move] : []));
  }

  async play(id: string, move: string, isLast = false): Promise<void> {
    const made = await this.moves(id);
    const n = made.length + 1;
    const at = this.#now();
    const log: readonly LogEntry[] = [
      { version: n, at, command: move, happened: { kind: "entry", entry: { n, by: 0, move, at } } },
    ];
    const record = { game: "dice-race", version: 1, config: "", seed: seedOf(id), entries: [] };
    const end: MatchEnd = { ended: at, scores: [20, 3], record, notes: [], earned: [] };
    await this.#matches.commit([{ match: id, base: made.length, log, ...(isLast && { end }) }]);
  }

  running = async (): Promise<readonly string[]> => (await runningIn(this.room, {})).map(({ id }) => id).toSorted();
  finished = async (): Promise<readonly string[]> => (await finishedIn(this.room, {})).map(({ id }) => id).toSorted();
  results = async (): Promise<readonly string[]> =>
    (await resultsIn(this.room, {})).map(({ match }) => match).toSorted();
  delete = (id: string): Promise<void> => forgetIn(this.room, id, true);
  level = (key: string): Promise<string | undefined> => getFrom(this.room, level, levelKey(key));
  /** Resolves with the value that it replaced. */
  putLevel = (key: string, value: string): Promise<string | undefined> =>
    this.shelves.change([{ shelf: level.shelf, key: levelKey(key) }], ([rows = []]) => {
      const [there] = rows;
      const before = there === undefined ? undefined : openItem(level, there);
      return {
        writes: [
          { kind: "put", shelf: level.shelf, key: levelKey(key), value: keep(level.format, value, this.#now()) },
        ],
        result: before?.ok ? before.value : undefined,
      };
    });
  removeLevel = (key: string): Promise<void> => removeDrawerItem(this.room, levelKey(key));
  settings = async (): Promise<Settings> => (await getFrom(this.room, settingsShelf, only)) ?? usualSettings;
  async change(changed: Partial<Settings>): Promise<void> {
    await putOn(this.room, { on: settingsShelf, key: only, value: { ...(await this.settings()), ...changed } });
  }

  async quarantine(): Promise<string> {
    return JSON.stringify(await this.shelves.look([{ shelf: "quarantine" }]));
  }

  async everything() {
    const [running, finished] = [await this.running(), await this.finished()];
    const matches = Object.fromEntries(
      await Promise.all([...running, ...finished].map(async (id) => [id, await this.moves(id)])),
    );
    const levels = await Promise.all(["a", "b", "c"].map((key) => this.level(key)));
    return { running, finished, results: await this.results(), matches, levels, settings: await this.settings() };
  }
}

const pair = async () => {
  const server = new FakeServer();
  return { server, one: await Device.of(server), two: await Device.of(server, () => 900) };
};

test("everything of one device is on the other, and goes on there", async () => {
  const { one, two } = await pair();
  await one.begin("m");
  await one.play("m", "a");
  await one.begin("over");
  await one.play("over", "a", true);
  await one.change({ theme: "light" });
  await putOn(one.room, { on: profileShelf, key: only, value: { name: "Ada", colour: 3, avatar: 5 } });
  await one.putLevel("a", "#.W.#");
  expect(await one.sync()).toMatchObject(accept({ read: 0, conflicts: [] }));
  expect(await two.sync()).toMatchObject(accept({ written: 0, conflicts: [] }));
  expect(await two.everything()).toEqual(await one.everything());
  expect(await getFrom(two.room, profileShelf, only)).toMatchObject({ name: "Ada" });
  await two.play("m", "b");
  await two.play("m", "c", true);
  await two.sync();
  expect(await one.sync()).toMatchObject({ ok: true });
  expect(await one.finished()).toEqual(["m", "over"]);
  expect(await one.running()).toEqual([]);
  expect(await one.results()).toEqual(["m", "over"]);
  // Nothing more to say.
  expect(await one.sync()).toMatchObject(accept({ read: 0, written: 0 }));
  expect(await one.quarantine()).toBe("[[]]");
});

/** Names of items and of fields, and what is in them. */
const telling = ["match", "drawers", "settings", "profile", '"gone"', "dice-race", "quince-peel", "Lovelace", "#.W.#"];

test("what the server keeps says nothing of what was synced, neither by its content nor by its name", async () => {
  const { one, two, server } = await pair();
  const sealer = await sealerOf(freshSyncKey());
  const sync = (device: Device) => device.sync(undefined, { sealer });
  await one.begin("match-of-ada");
  await one.play("match-of-ada", "quince-peel");
  await one.begin("deleted-match");
  await one.change({ theme: "contrast" });
  await putOn(one.room, { on: profileShelf, key: only, value: { name: "Ada Lovelace", colour: 3, avatar: 5 } });
  await one.putLevel("secret-level", "#.W.#");
  expect(await sync(one)).toMatchObject({ ok: true });
  await one.delete("deleted-match");
  expect(await sync(one)).toMatchObject({ ok: true });
  expect(server.blobs.size).toBe(5);
  for (const [name, { sealed }] of server.blobs) {
    expect(name).toMatch(/^[\w-]{43}$/);
    const bytes = Buffer.from(sealed, "base64");
    expect(bytes.toString("base64")).toBe(sealed);
    for (const word of telling) expect(bytes.includes(word), word).toBe(false);
    // Nor is it only compressed, behind whatever stands before it.
    for (let from = 0; from < 32; from++) expect(() => gunzipSync(bytes.subarray(from))).toThrow();
  }
  expect(await sync(two)).toMatchObject(accept({ unread: 0 }));
  expect(await two.everything()).toEqual(await one.everything());
  expect(await two.level("secret-level")).toBe("#.W.#");
});

test("a match continued on two devices keeps the version that got further; the other is in quarantine", async () => {
  for (const [atOne, atTwo] of [
    [["x"], ["y", "z"]],
    [["x", "y"], ["z"]],
  ] as const) {
    const { one, two } = await pair();
    await one.begin("m");
    await one.play("m", "a");
    await one.sync();
    await two.sync();
    for (const move of atOne) await one.play("m", `one ${move}`);
    for (const move of atTwo) await two.play("m", `two ${move}`);
    await one.sync();
    expect(await two.sync()).toMatchObject(accept({ conflicts: ["match/m"] }));
    await one.sync();
    const further =
      atOne.length > atTwo.length ? atOne.map((move) => `one ${move}`) : atTwo.map((move) => `two ${move}`);
    const other = atOne.length > atTwo.length ? atTwo.map((move) => `two ${move}`) : atOne.map((move) => `one ${move}`);
    for (const device of [one, two]) expect(await device.moves("m")).toEqual(["a", ...further]);
    for (const move of other) expect((await one.quarantine()) + (await two.quarantine())).toContain(move);
    // Restored, the other version is a match of its own.
    const [aside = []] = await two.shelves.look([{ shelf: "quarantine" }]);
    expect(await restoreIn(two.room, aside[0]?.key ?? "")).toMatchObject({ ok: true });
    const [own = ""] = (await two.running()).filter((id) => id !== "m");
    expect(await two.moves(own)).toEqual(["a", ...other]);
    expect(await two.moves("m")).toEqual(["a", ...further]);
    await two.play(own, "on");
    await two.sync();
    await one.sync();
    expect(await one.moves(own)).toEqual(["a", ...other, "on"]);
  }
});

test("a finished match wins over one that went on, however far", async () => {
  const { one, two } = await pair();
  await one.begin("m");
  await one.sync();
  await two.sync();
  await one.play("m", "end", true);
  for (const move of ["b", "c", "d"]) await two.play("m", move);
  await two.sync();
  await one.sync();
  await two.sync();
  for (const device of [one, two]) {
    expect(await device.finished()).toEqual(["m"]);
    expect(await device.running()).toEqual([]);
    expect(await device.results()).toEqual(["m"]);
  }
  expect(await one.quarantine()).toContain('"move":"d"');
});

test("settings changed on both devices are merged field by field", async () => {
  const { one, two } = await pair();
  await one.change({ theme: "light" });
  await one.sync();
  await two.sync();
  await one.change({ theme: "contrast", effects: 10 });
  await two.change({ music: 7, effects: 20 });
  await one.sync();
  await two.sync();
  await one.sync();
  for (const device of [one, two])
    expect(await device.settings()).toMatchObject({ theme: "contrast", music: 7, effects: 10 });
  expect(await two.quarantine()).toBe("[[]]");
});

test("comparing everything anew changes nothing where nothing is amiss", async () => {
  const { one, two } = await pair();
  await one.change({ speed: "instant" });
  await one.putLevel("a", "one");
  await one.begin("m");
  await one.sync();
  await two.sync();
  await two.change({ speed: "fast" });
  await two.putLevel("a", "two");
  await two.sync(undefined, { anew: true });
  // What the first has is older, though its clock says otherwise.
  await one.sync(undefined, { anew: true });
  for (const device of [one, two]) {
    expect(await device.settings()).toMatchObject({ speed: "fast" });
    expect(await device.sync(undefined, { anew: true })).toMatchObject(accept({ written: 0, conflicts: [] }));
  }
});

test("an unfinished match between people at one device stays there until it is over", async () => {
  const { one, two, server } = await pair();
  await one.begin("duel", 2);
  await one.play("duel", "hide quince-peel");
  await one.sync();
  expect(JSON.stringify([...server.blobs])).not.toContain("quince-peel");
  await one.play("duel", "b", true);
  await one.sync();
  await two.sync();
  expect(await two.finished()).toEqual(["duel"]);
});

describe("deleted on one device", () => {
  const both = async () => {
    const { one, two, server } = await pair();
    for (const id of ["m", "n"]) {
      await one.begin(id);
      await one.play(id, "a", id === "n");
    }
    await one.putLevel("a", "#");
    await one.sync();
    await two.sync();
    return { one, two, server };
  };

  test("is deleted on the other, too, and does not come back", async () => {
    const { one, two } = await both();
    await one.delete("m");
    await one.delete("n");
    await one.removeLevel("a");
    await one.sync();
    await two.sync();
    await one.sync();
    for (const device of [one, two])
      expect(await device.everything()).toMatchObject({
        running: [],
        finished: [],
        results: [],
        levels: [undefined, undefined, undefined],
      });
    const third = await Device.of(one.server);
    await third.sync();
    expect(await third.running()).toEqual([]);
  });

  test("and continued on the other, it stays", async () => {
    const { one, two } = await both();
    await one.delete("m");
    await two.play("m", "b");
    await one.sync();
    await two.sync();
    await one.sync();
    for (const device of [one, two]) expect(await device.moves("m")).toEqual(["a", "b"]);
  });

  test("before it was ever synced, is not spoken of", async () => {
    const { one, server } = await pair();
    await one.begin("m");
    await one.delete("m");
    await one.sync();
    expect(server.blobs.size).toBe(0);
  });

  test("a match given up by starting over is gone on the other, too", async () => {
    const { one, two } = await both();
    const log = [{ version: 2, at: 20, happened: { kind: "next", match: "next" } }] as const;
    await matchStoreIn(one.room, () => undefined).commit([{ match: "m", base: 1, log }]);
    await one.sync();
    await two.sync();
    expect(await two.running()).toEqual([]);
  });
});

test("what a device has lost or damaged it gets back, and it never counts as deleted", async () => {
  const { one, two } = await pair();
  for (const id of ["m", "n"]) {
    await one.begin(id);
    await one.play(id, "a");
  }
  await one.putLevel("a", "#");
  await one.sync();
  await two.sync();
  await one.shelves.change([], () => ({
    writes: [
      { kind: "put", shelf: "heads", key: "m", value: "noise" },
      { kind: "remove", shelf: "drawers", key: levelKey("a") },
      ...(["heads", "running-list"] as const).map((shelf) => ({ kind: "remove" as const, shelf, key: "n" })),
      { kind: "remove", shelf: "log", key: "n/0000000001" },
    ],
    result: undefined,
  }));
  await checkAll(one.room);
  expect(await one.running()).toEqual([]);
  await one.sync();
  await two.sync();
  for (const device of [one, two]) {
    expect(await device.running()).toEqual(["m", "n"]);
    expect(await device.moves("n")).toEqual(["a"]);
    expect(await device.level("a")).toBe("#");
  }
});

test("a server restored from an old backup gets everything again", async () => {
  const { one, two, server } = await pair();
  await one.begin("m");
  await one.play("m", "a");
  await one.sync();
  const [blobs, n] = [new Map(server.blobs), server.n];
  await one.play("m", "b");
  await one.begin("later");
  await one.sync();
  await two.sync();
  server.blobs = blobs;
  server.n = n;
  await two.play("m", "c");
  expect(await two.sync()).toMatchObject({ ok: true });
  expect(await one.sync(undefined, { anew: true })).toMatchObject({ ok: true });
  for (const device of [one, two]) {
    expect(await device.running()).toEqual(["later", "m"]);
    expect(await device.moves("m")).toEqual(["a", "b", "c"]);
  }
});

test("after everything was deleted from the server, a device says so and keeps what it has", async () => {
  const { one, server } = await pair();
  await one.begin("m");
  await one.sync();
  server.isGone = true;
  expect(await one.sync()).toMatchObject({ refusal: { code: "sync-gone" } });
  expect(await one.running()).toEqual(["m"]);
});

test("what a newer version has written is left alone", async () => {
  const { one, two, server } = await pair();
  server.n += 1;
  server.blobs.set("name of match/new", { n: server.n, sealed: '{"shelf":"scrolls","key":"new"}' });
  await one.begin("m");
  expect(await one.sync()).toMatchObject(accept({ unread: 1, written: 1 }));
  await two.sync();
  expect(await two.running()).toEqual(["m"]);
  expect(server.blobs.has("name of match/new")).toBe(true);
});

test("a blob under another's name is not believed", async () => {
  const { one, two, server } = await pair();
  await one.putLevel("a", "#");
  await one.sync();
  const blob = server.blobs.get("name of drawers/wisp/level/a");
  server.n += 1;
  server.blobs.set("name of drawers/wisp/level/b", { n: server.n, sealed: blob?.sealed ?? "" });
  expect(await two.sync()).toMatchObject(accept({ unread: 1 }));
});

test("of what is too large for the server the rest is synced, and it is counted", async () => {
  const { one, two } = await pair();
  await one.putLevel("a", "#".repeat(90));
  await one.putLevel("b", "#");
  expect(await one.sync(undefined, { blob: 130 })).toMatchObject(accept({ tooLarge: 1, written: 1 }));
  await two.sync();
  expect([await two.level("a"), await two.level("b")]).toEqual([undefined, "#"]);
});

describe("in whatever order, and however often the line is cut", () => {
  const device = fc.nat(1);
  const match = fc.constantFrom("m", "n", "o");
  const key = fc.constantFrom("a", "b");
  const line = fc.constantFrom<Line>("good", "good", "request lost", "answer lost");
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("play" as const), device, match }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("finish" as const), device, match }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), device, match }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("level" as const), device, key }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("settings" as const),
        device,
        field: fc.constantFrom("effects" as const, "music" as const),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("sync" as const), device, anew: fc.boolean(), lines: fc.array(line) }),
    },
    {
      // Both sync at once, and one of them plays on meanwhile.
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("race" as const),
        device,
        match,
        key,
        lines: fc.tuple(fc.array(line), fc.array(line)),
        turns: fc.array(fc.nat(40)),
      }),
    },
  );

  test("nothing is lost and nothing doubled, in 500 runs", { timeout: 120_000 }, async () => {
    let [met, stale] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const server = new FakeServer();
        let clock = 1000;
        const devices = [await Device.of(server, () => clock), await Device.of(server, () => clock - 7)];
        const at = (n: number): Device => devices[n] ?? new Device(server, () => clock);
        /** Moves by match, and values that nobody has replaced knowingly. */
        const made = new Map<string, Set<string>>();
        const deleted = new Set<string>();
        const levels = new Map<string, Set<string>>();
        const fields = new Map<string, Set<number>>();
        const play = async (on: Device, id: string, move: string, isLast = false): Promise<void> => {
          if ((await on.finished()).includes(id)) return;
          if (!(await on.running()).includes(id)) await on.begin(id);
          await on.play(id, move, isLast);
          made.set(id, (made.get(id) ?? new Set()).add(move));
        };
        const putLevel = async (on: Device, name: string, value: string): Promise<void> => {
          const living = levels.get(name) ?? new Set();
          living.delete((await on.putLevel(name, value)) ?? "");
          levels.set(name, living.add(value));
        };
        for (const [n, one] of steps.entries()) {
          clock += 1;
          const on = at(one.device);
          if (one.kind === "play" || one.kind === "finish")
            await play(on, one.match, `move ${n}`, one.kind === "finish");
          else if (one.kind === "delete") {
            await on.delete(one.match);
            deleted.add(one.match);
          } else if (one.kind === "level") await putLevel(on, one.key, `level ${n}`);
          else if (one.kind === "race") {
            const turns = [...one.turns];
            const syncs = devices.map((each, i) => {
              const lines = [...(one.lines[i] ?? [])];
              return each.sync(() => lines.shift() ?? "good", { turns: () => turns.shift() ?? 0 });
            });
            await wait(turns.at(-1) ?? 0);
            await putLevel(on, one.key, `level ${n}`);
            await Promise.all(syncs);
          } else if (one.kind === "settings") {
            const living = fields.get(one.field) ?? new Set();
            living.delete((await on.settings())[one.field]);
            await on.change({ [one.field]: n });
            fields.set(one.field, living.add(n));
          } else {
            const lines = [...one.lines];
            await on.sync(() => lines.shift() ?? "good", { anew: one.anew });
          }
        }
        for (let round = 0; round < 3; round++)
          for (const one of devices) expect(await one.sync()).toMatchObject({ ok: true });
        const [left, right] = [await at(0).everything(), await at(1).everything()];
        expect(right).toEqual(left);
        const aside = (await at(0).quarantine()) + (await at(1).quarantine());
        met += aside.length > 10 ? 1 : 0;
        stale += server.stale > 0 ? 1 : 0;
        for (const [id, moves] of made) {
          if (deleted.has(id)) continue;
          const now = left.matches[id] ?? [];
          expect(new Set(now).size).toBe(now.length);
          for (const move of moves)
            expect(now.includes(move) || aside.includes(`"${move}"`), `${move} of ${id}`).toBe(true);
        }
        expect(left.running.filter((id) => left.finished.includes(id))).toEqual([]);
        if (deleted.size === 0) expect(left.results).toEqual(left.finished);
        for (const [of, living] of levels)
          for (const value of living)
            expect(left.levels[of === "a" ? 0 : 1] === value || aside.includes(`"${value}"`), value).toBe(true);
        for (const [name, living] of fields) {
          const now = Reflect.get(left.settings, name);
          // Of values set without knowing each other, one is there, and none that somebody has replaced.
          if (living.size > 0) expect([...living]).toContain(now);
        }
        for (const one of devices) expect(await one.sync()).toMatchObject(accept({ read: 0, written: 0 }));
      }),
      { numRuns: 500, seed: 37 },
    );
    // The runs are worth something only if many of them had to choose between two versions, or raced.
    expect(met).toBeGreaterThan(50);
    expect(stale).toBeGreaterThan(50);
  });
});
