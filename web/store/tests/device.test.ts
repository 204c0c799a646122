/** Devices that block storage, are full, or whose database another tab holds: one trouble, and the game goes on. */
import type { LogEntry } from "@turnlight/host";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ada, allOnDevice, codeOf, freshDevice, matchOf, onDevice, overAt, smuggle } from "./sample-items.ts";
import { openStore, type SavingStore } from "./sample-saves.ts";

beforeEach(freshDevice);
afterEach(() => vi.restoreAllMocks());

/** Fakes the timers, so that no timeout depends on the machine's speed. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

const keysOf = (store: SavingStore) => store.troubles().map(({ key }) => key);

/** The moves of a match that are actually in the database. */
const movesOnDevice = async (match: string): Promise<readonly string[]> =>
  Object.entries(await allOnDevice("log")).flatMap(([key, row]) => {
    const { happened } = (row as { value: { logged: LogEntry } }).value.logged;
    return key.startsWith(`${match}/`) && happened.kind === "entry" ? [happened.entry.move] : [];
  });

const playsOn = async (store: SavingStore): Promise<void> => {
  for (const moves of [["a"], ["a", "b"]])
    expect(codeOf(await store.matches.put(matchOf("m", moves)))).toBe("accepted");
  expect(codeOf(await store.matches.put(matchOf("m", ["a"])))).toBe("moved-on");
  await store.profile.put(ada);
  await store.settings.change({ theme: "light" });
  await store.matches.put(overAt("over", ["a"]));
  expect(await store.matches.get("m")).toEqual(matchOf("m", ["a", "b"]));
  expect(await store.profile.get()).toEqual(ada);
  expect(await store.settings.get()).toMatchObject({ theme: "light" });
  expect(await store.results({})).toHaveLength(1);
  expect((await store.finished({ limit: 5 })).map(({ id }) => id)).toEqual(["over"]);
  expect(await store.importFile(await store.exportFile(1))).toMatchObject({
    ok: true,
    value: { added: 0, replaced: 0, kept: 0 },
  });
};

describe("a device that keeps nothing", () => {
  const refusing = (name: string) => {
    const request = { error: new DOMException("no", name), onerror: () => {} };
    queueMicrotask(() => queueMicrotask(() => request.onerror()));
    return request;
  };
  test.each([
    ["has no storage at all", undefined],
    [
      "throws when asked",
      {
        open: () => {
          throw new DOMException("no", "SecurityError");
        },
      },
    ],
    ["answers with an error", { open: () => refusing("InvalidStateError") }],
    ["never answers", { open: () => ({}) }],
  ])("%s: things are kept in memory", async (_, factory) => {
    vi.stubGlobal("indexedDB", factory);
    const store = await openStore({ patience: 20 });
    await playsOn(store);
    expect(keysOf(store)).toEqual(["store-blocked"]);
  });

  test("holds the database of a newer program: it is left alone", async () => {
    await new Promise((resolve) => {
      indexedDB.open("turnlight", 99).onsuccess = resolve;
    });
    const store = await openStore();
    await playsOn(store);
    expect(keysOf(store)).toEqual(["store-newer"]);
  });
});

test("a device that is slow is waited for: it is said, and nothing goes to memory", async () => {
  await (await openStore()).profile.put(ada);
  const { open } = indexedDB;
  let answer = (): void => {};
  const isAsked = new Promise<void>((asked) => {
    vi.spyOn(indexedDB, "open").mockImplementation((...given) => {
      const request = {} as IDBOpenDBRequest;
      answer = () => {
        const real = Reflect.apply(open, indexedDB, given);
        real.onsuccess = (event: Event) => {
          Object.defineProperty(request, "result", { value: real.result });
          request.onsuccess?.call(request, event);
        };
      };
      asked();
      return request;
    });
  });
  stopTheClock();
  // It answers once it has been reported as slow.
  const opening = openStore({ patience: 20, slow: () => answer() });
  await isAsked;
  vi.advanceTimersByTime(20);
  vi.useRealTimers();
  const store = await opening;
  expect(store.troubles()).toEqual([]);
  expect(await store.profile.get()).toEqual(ada);
});

test("a connection that was cut is opened again without a word", async () => {
  const store = await openStore();
  store.close();
  await playsOn(store);
  expect(store.troubles()).toEqual([]);
  expect(await (await openStore()).matches.list()).toHaveLength(1);
});

test("a device that goes away during play is replaced by memory", async () => {
  const store = await openStore();
  store.close();
  vi.stubGlobal("indexedDB", undefined);
  await playsOn(store);
  expect(keysOf(store)).toEqual(["store-blocked"]);
});

describe("a full device", () => {
  const put = IDBObjectStore.prototype.put;
  /** As browsers do it: the call succeeds, and then the transaction is aborted. */
  const fill = (name = "QuotaExceededError") =>
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, value, key) {
      const request = Reflect.apply(put, this, [value, key]);
      const { transaction } = this;
      queueMicrotask(() => {
        if (transaction.error === null) Reflect.apply(Reflect.get(transaction, "_abort"), transaction, [name]);
      });
      return request;
    });

  test("lets the game go on, with one trouble", async () => {
    const store = await openStore();
    fill();
    await playsOn(store);
    expect(keysOf(store)).toEqual(["store-full"]);
  });

  test("may know it only as a failure to write", async () => {
    const store = await openStore();
    await store.matches.put(matchOf("old", ["a"], 0));
    const full = fill("DataError");
    await store.matches.put(matchOf("m", ["a"]));
    expect(keysOf(store)).toEqual(["store-full"]);
    expect((await store.matches.list()).map(({ id }) => id)).toEqual(["m", "old"]);
    full.mockRestore();
    await store.profile.put(ada);
    expect(await movesOnDevice("m")).toEqual(["a"]);
    expect(store.troubles()).toEqual([]);
  });

  test("may also say so at once", async () => {
    const store = await openStore();
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await playsOn(store);
    expect(keysOf(store)).toEqual(["store-full"]);
  });

  test("still holds what it held, and gets the rest once there is room", async () => {
    const store = await openStore();
    await store.matches.put(matchOf("old", ["a"]));
    await store.matches.put(matchOf("m", ["a"]));
    const full = fill();
    await store.matches.put(matchOf("m", ["a", "b"]));
    await store.matches.put(matchOf("m", ["a", "b", "c"]));
    expect((await store.matches.list()).map(({ id }) => id)).toEqual(["m", "old"]);
    expect(await movesOnDevice("m")).toEqual(["a"]);

    full.mockRestore();
    await store.profile.put(ada);
    expect(await movesOnDevice("m")).toEqual(["a", "b", "c"]);
    expect(store.troubles()).toEqual([]);
  });

  test("lets things be removed, since that makes room", async () => {
    const store = await openStore();
    await store.matches.put(matchOf("old", ["a"]));
    fill();
    await store.matches.put(matchOf("m", ["a"]));
    await store.matches.put(matchOf("n", ["a"]));
    await store.forget("old");
    await store.forget("m");
    expect(await onDevice("heads", "old")).toBeUndefined();
    expect((await store.matches.list()).map(({ id }) => id)).toEqual(["n"]);
  });

  test("keeps something damaged where it is until there is room to set it aside", async () => {
    const store = await openStore();
    await smuggle("profile", "mine", "noise");
    const full = fill();
    expect(await store.profile.get()).toBeUndefined();
    expect(await store.quarantine.list()).toMatchObject([{ from: "mine", value: "noise" }]);
    expect(await onDevice("profile", "mine")).toBe("noise");
    full.mockRestore();
    await store.settings.change({ theme: "light" });
    expect(await onDevice("profile", "mine")).toBeUndefined();
    expect(await (await openStore()).quarantine.list()).toMatchObject([{ from: "mine", value: "noise" }]);
  });

  test("keeps a move that was taken back taken back", async () => {
    const store = await openStore();
    await store.matches.put(matchOf("m", ["a", "b"]));
    fill();
    await store.matches.put(matchOf("m", ["a"]), matchOf("m", ["a", "b"]));
    expect((await store.matches.get("m"))?.record).toEqual(matchOf("m", ["a"]).record);
  });

  test("does not make this tab overwrite what another one has saved since", async () => {
    const [store, other] = [await openStore(), await openStore()];
    await store.matches.put(matchOf("m", ["a"]));
    const full = fill();
    await store.matches.put(matchOf("m", ["a", "b"]));
    full.mockRestore();
    await other.matches.put(matchOf("m", ["a", "x", "y"]));
    expect(codeOf(await store.matches.put(matchOf("m", ["a", "b", "c"])))).toBe("moved-on");
    await store.profile.put(ada);
    expect(await other.matches.get("m")).toEqual(matchOf("m", ["a", "x", "y"]));
  });
});

describe("another tab with a newer program", () => {
  const upgrade = () =>
    new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("turnlight", 99);
      request.onsuccess = () => resolve(request.result);
    });

  test("gets the device at once, and this one goes on in memory with all it had", async () => {
    const store = await openStore();
    await store.matches.put(matchOf("before", ["a"]));
    const saving = store.matches.put(matchOf("during", ["a"]));
    await upgrade();
    await saving;
    expect((await store.matches.list()).map(({ id }) => id).sort()).toEqual(["before", "during"]);
    await playsOn({
      ...store,
      importFile: async () => ({
        ok: true,
        value: { added: 0, replaced: 0, kept: 0, same: 4, sealed: 0, locked: 0, damaged: 0, aside: 0, kinds: {} },
      }),
    });
    expect(keysOf(store)).toEqual(["store-other-tab"]);
  });

  test("that does not let go of the old database leaves this one in memory", async () => {
    const factory = new IDBFactory();
    vi.stubGlobal("indexedDB", factory);
    const open = factory.open.bind(factory);
    // A tab that holds the database and ignores `versionchange`.
    await new Promise((resolve) => {
      open("turnlight", 2).onsuccess = resolve;
    });
    const isRefused = new Promise((refused) => {
      vi.spyOn(factory, "open").mockImplementation(() => {
        const request = open("turnlight", 3);
        request.addEventListener("blocked", refused);
        return request;
      });
    });
    stopTheClock();
    const opening = openStore({ patience: 30 });
    await isRefused;
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    const store = await opening;
    expect(keysOf(store)).toEqual(["store-other-tab"]);
    await playsOn(store);
  });
});
