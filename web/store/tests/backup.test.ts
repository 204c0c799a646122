/** Exporting everything to one file and importing it again: all of it, or nothing. */
import { readFileSync } from "node:fs";
import { accept, type Refusal, type Result, refuse, sentence } from "@turnlight/kernel";
import { string } from "@turnlight/kernel/schema";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { wholeText } from "../backup/text-files.ts";
import { type Format, usualSettings } from "../index.ts";
import { ada, codeOf, duelOf, freshDevice, matchOf, onDevice, overAt, smuggle } from "./sample-items.ts";
import { openStore, type SavingStore } from "./sample-saves.ts";

beforeEach(freshDevice);

const level: Format<string> = { name: "level", version: 1, read: string(1, 100) };

const furnished = async (): Promise<SavingStore> => {
  const store = await openStore({ now: () => 500 });
  await store.matches.put(matchOf("m", ["a", "b", "c"]));
  await store.matches.put(overAt("over", ["a", "b"]));
  await store.profile.put(ada);
  await store.settings.change({ theme: "light" });
  await store.drawer("wisp", level).put("mine", "#.W.#");
  return store;
};

const elsewhere = async (now = 900): Promise<SavingStore> => {
  freshDevice();
  return openStore({ now: () => now });
};

/** The same device with nothing on it but its sealing key. */
const emptied = async (now = 900): Promise<SavingStore> => {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase("turnlight").onsuccess = resolve;
  });
  return openStore({ now: () => now });
};

const refusalOf = (read: Result<unknown>): Refusal => {
  if (read.ok) throw new Error("this should have been refused");
  return read.refusal;
};

const passphrase = "three green herons";
const sealedBy = async (store: SavingStore, made = 1): Promise<Blob> => {
  const file = await store.exportSealed(made, passphrase);
  if (!file.ok) throw new Error(sentence(file.refusal));
  return file.value;
};

const sealedBit = /"(salt|sealed)":"[^"]*"/g;
const withoutSeals = async (file: Blob): Promise<string> => (await wholeText(file)).replace(sealedBit, "");

test("a back-up brings everything to an empty device", async () => {
  const store = await furnished();
  const file = await store.exportFile(1234);
  store.close();
  const other = await emptied();
  expect(await other.importFile(file)).toMatchObject(
    accept({ added: 6, replaced: 0, kept: 0, same: 0, sealed: 0, damaged: 0 }),
  );
  expect(await other.matches.get("m")).toEqual(matchOf("m", ["a", "b", "c"]));
  expect(await other.matches.ended()).toEqual([overAt("over", ["a", "b"])]);
  expect(await other.results({})).toMatchObject([{ match: "over" }]);
  expect(await other.profile.get()).toEqual(ada);
  expect(await other.settings.get()).toMatchObject({ theme: "light" });
  expect(await other.drawer("wisp", level).get("mine")).toBe("#.W.#");
  expect(await withoutSeals(await other.exportFile(1234))).toBe(await withoutSeals(file));
});

test("a file of one match brings that match back, over or not, and nothing else", async () => {
  const store = await furnished();
  const files = [await store.exportMatch("m", 1), await store.exportMatch("over", 1)];
  expect(await store.exportMatch("nowhere", 1)).toMatchObject({ refusal: { code: "no-match" } });
  store.close();
  const other = await emptied();
  for (const file of files) {
    if (!file.ok) throw new Error(sentence(file.refusal));
    expect(await other.importFile(file.value)).toMatchObject({ ok: true, value: { sealed: 0 } });
  }
  expect(await other.matches.get("m")).toEqual(matchOf("m", ["a", "b", "c"]));
  expect(await other.matches.ended()).toEqual([overAt("over", ["a", "b"])]);
  expect(await other.results({})).toMatchObject([{ match: "over" }]);
  expect(await other.profile.get()).toBeUndefined();
});

test("an unfinished match between two people that cannot be sealed goes into no file, and that is said", async () => {
  const store = await furnished();
  await store.matches.put(duelOf("duel", ["a"]));
  vi.spyOn(crypto.subtle, "encrypt").mockRejectedValue(new Error("no key"));
  expect(await store.exportMatch("duel", 1)).toMatchObject({ refusal: { code: "cannot-seal" } });
  expect(await store.exportSealed(1, passphrase)).toMatchObject({ refusal: { code: "cannot-seal" } });
  for (const open of ["over", "m"]) expect(await store.exportMatch(open, 1)).toMatchObject({ ok: true });
  vi.restoreAllMocks();
});

describe("an unfinished match between people at one device", () => {
  const everythingIn = async (file: Blob): Promise<string> => wholeText(file);

  test("cannot be read in the file: neither its seed nor its moves, nor what was set aside of it", async () => {
    const store = await openStore();
    const { record } = duelOf("m", ["hide quince-peel", "guess 4"]);
    await store.matches.put(duelOf("m", ["hide quince-peel", "guess 4"]));
    await store.matches.put(duelOf("torn", ["hide plum-stone", "b"]));
    await smuggle("log", "torn/0000000002", "noise");
    await store.matches.get("torn");
    await smuggle("log", "m/0000000003", "noise");
    await store.drawer("head", { ...level, name: "draft", secret: true }).put("m 0", "GUILLOTINE");
    const file = await everythingIn(await store.exportFile(1));
    expect(file).not.toContain(record.seed);
    // None of them can occur in a file by chance, in a timestamp or in sealed data.
    for (const secret of ["quince-peel", "plum-stone", "guess 4", "GUILLOTINE", matchOf("torn", []).record.seed])
      expect(file).not.toContain(secret);
  });

  test("stays with its device: elsewhere it is counted and left in the file", async () => {
    const store = await furnished();
    await store.matches.put(duelOf("duel", ["a"]));
    const file = await store.exportFile(1);
    const other = await elsewhere();
    expect(await other.importFile(file)).toMatchObject({ value: { added: 6, sealed: 1, locked: 0 } });
    expect((await other.running({})).map(({ id }) => id)).toEqual(["m"]);
  });

  test("is left out where the browser cannot seal", async () => {
    const store = await furnished();
    await store.matches.put(duelOf("duel", ["a"]));
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const file = await everythingIn(await store.exportFile(1));
    vi.unstubAllGlobals();
    expect(file.match(/"running"/g)).toHaveLength(1);
    expect(file).not.toContain(duelOf("duel", []).record.seed);
  });

  test("is one from which somebody has stood up, too", async () => {
    const store = await openStore();
    await store.matches.put(duelOf("m", ["hide quince-peel"]));
    const sitters = matchOf("m", []).sitters;
    const happened = { kind: "set-anew", config: "seats=2 target=20 first=0", sitters, entries: [] } as const;
    await store.matchStore(() => undefined).commit([{ match: "m", base: 1, log: [{ version: 2, at: 5, happened }] }]);
    expect(await everythingIn(await store.exportFile(1))).not.toContain("quince-peel");
  });
});

describe("an unfinished match of one person alone", () => {
  test("goes on elsewhere, with its draft and without a passphrase", async () => {
    const store = await furnished();
    const draft = { ...level, name: "draft", secret: true };
    await store.drawer("head", draft).put("m 0", "GUILLOTINE");
    const file = await store.exportFile(1);
    const other = await elsewhere();
    expect(await other.importFile(file)).toMatchObject({ value: { added: 7, sealed: 0, locked: 0 } });
    expect(await other.drawer("head", draft).get("m 0")).toBe("GUILLOTINE");
    await other.matches.put(matchOf("m", ["a", "b", "c", "d"]));
    await other.matches.put(overAt("m", ["a", "b", "c", "d", "e"]));
    expect((await other.finished({})).map(({ id }) => id).toSorted()).toEqual(["m", "over"]);
    // Brought home, it takes the place of the one that was left there.
    const home = await other.exportFile(2);
    const before = await furnished();
    expect(await before.importFile(home)).toMatchObject({ ok: true });
    expect(await before.running({})).toEqual([]);
  });
});

describe("with a passphrase", () => {
  const furnishedTable = async () => {
    const store = await furnished();
    await store.matches.put(duelOf("duel", ["hide quince-peel", "b"]));
    await store.drawer("head", { ...level, name: "draft", secret: true }).put("duel 0", "GUILLOTINE");
    return store;
  };

  test("every unfinished match travels, and none can be read without it", async () => {
    const file = await sealedBy(await furnishedTable());
    const text = await wholeText(file);
    for (const secret of ["quince-peel", "GUILLOTINE", passphrase, matchOf("m", []).record.seed])
      expect(text).not.toContain(secret);
    const other = await elsewhere();
    expect(await other.importFile(file, { passphrase: ` ${passphrase} ` })).toMatchObject({
      value: { added: 8, sealed: 0, locked: 0, damaged: 0 },
    });
    expect((await other.running({})).map(({ id }) => id).toSorted()).toEqual(["duel", "m"]);
    expect((await other.matches.get("duel"))?.record.entries).toHaveLength(2);
  });

  test("a file asks for it elsewhere, refuses another, and then changes nothing at all", async () => {
    const file = await sealedBy(await furnishedTable());
    const other = await elsewhere();
    expect(codeOf(await other.importFile(file))).toBe("passphrase-needed");
    for (const wrong of ["", "three green heron", passphrase.toUpperCase()])
      expect(codeOf(await other.importFile(file, { passphrase: wrong }))).toBe("wrong-passphrase");
    expect(await other.isBare()).toBe(true);
  });

  test("the rest comes without it, and what stayed in the file is counted", async () => {
    const file = await sealedBy(await furnishedTable());
    const other = await elsewhere();
    expect(await other.importFile(file, { skipLocked: true })).toMatchObject({ value: { added: 5, locked: 3 } });
    expect(await other.importFile(file, { passphrase })).toMatchObject({ value: { added: 3, same: 5, locked: 0 } });
  });

  test("the device that made the file opens it without", async () => {
    const store = await furnishedTable();
    const file = await sealedBy(store);
    store.close();
    const again = await emptied();
    expect(await again.importFile(file)).toMatchObject({ value: { added: 8, locked: 0 } });
  });

  test("a short one is refused, and so is a file whose hashing would never end", async () => {
    const store = await furnished();
    expect(codeOf(await store.exportSealed(1, "  heron  "))).toBe("short-passphrase");
    const file = await changedText(await sealedBy(store), (all) => all.replace('"rounds":600000', '"rounds":99999999'));
    const other = await elsewhere();
    expect(refusalOf(await other.importFile(file, { passphrase })).where).toBe("keys, passphrase, rounds");
  });
});

describe("what became of everything in a file is said kind by kind", () => {
  const none = { added: 0, replaced: 0, kept: 0, same: 0, sealed: 0, locked: 0, damaged: 0 };

  test("what goes into the file is counted", async () => {
    const store = await furnished();
    await store.drawer("head", { ...level, name: "draft", secret: true }).put("m 0", "GUILLOTINE");
    const kinds: string[] = [];
    await store.exportFile(1, (kind) => kinds.push(kind));
    expect(kinds.toSorted()).toEqual(
      ["archive", "drawers/head/draft", "drawers/wisp/level", "profile", "results", "running", "settings"].toSorted(),
    );
  });

  test("another device gets all but the secrets, and no draft of a board passes for a match", async () => {
    const store = await furnished();
    await store.matches.put(duelOf("n", ["a"]));
    await store.drawer("head", { ...level, name: "draft", secret: true }).put("n 0", "GUILLOTINE");
    const file = await store.exportFile(1);
    const other = await elsewhere(400);
    await other.matches.put(overAt("over", ["a", "b"]));
    await other.settings.change({ theme: "contrast" });
    const read = await other.importFile(file);
    expect(read.ok && read.value.kinds).toEqual({
      archive: { ...none, same: 1 },
      results: { ...none, same: 1 },
      profile: { ...none, added: 1 },
      settings: { ...none, replaced: 1 },
      "drawers/wisp/level": { ...none, added: 1 },
      "drawers/head/draft": { ...none, sealed: 1 },
      running: { ...none, added: 1, sealed: 1 },
    });
  });

  test("its own device keeps its unfinished matches, and the further one of two", async () => {
    const store = await furnished();
    await store.matches.put(matchOf("n", ["a"]));
    const file = await store.exportFile(1);
    await store.matches.put(matchOf("n", ["a", "b"]));
    await store.settings.change({ theme: "contrast" });
    const read = await store.importFile(file);
    expect(read.ok && read.value.kinds).toMatchObject({
      running: { ...none, same: 1, kept: 1 },
      settings: { ...none, same: 0, kept: 1 },
    });
    expect((await store.running({})).map(({ id, entries }) => [id, entries]).toSorted()).toEqual([
      ["m", 3],
      ["n", 2],
    ]);
  });

  test("a name that every object has is counted like any other", async () => {
    const store = await furnished();
    await store.drawer("head", { ...level, name: "draft", secret: true }).put("duel 0", "GUILLOTINE");
    const file = await changedText(await store.exportFile(1), (all) =>
      all.replace("drawers/head/draft/duel 0", "constructor"),
    );
    const read = await (await elsewhere()).importFile(file);
    expect(read.ok && read.value.kinds["constructor"]).toEqual({ ...none, sealed: 1 });
  });

  test("a match that was damaged when it was saved is told apart from one of another device", async () => {
    const store = await furnished();
    await smuggle("heads", "m", "noise");
    const file = await store.exportFile(1);
    const read = await store.importFile(file);
    expect(read.ok && read.value.kinds["running"]).toEqual({ ...none, damaged: 1 });
  });
});

test("a second import changes nothing", async () => {
  const store = await furnished();
  expect(await store.importFile(await store.exportFile(1))).toMatchObject(
    accept({ added: 0, replaced: 0, kept: 0, same: 6, sealed: 0, damaged: 0 }),
  );
  expect(await store.quarantine.list()).toEqual([]);
});

test("what was set aside travels with the rest", async () => {
  const store = await furnished();
  await smuggle("profile", "mine", "noise");
  await store.profile.get();
  await smuggle("archive", "worse", new Map([["no", "json"]]));
  const file = await store.exportFile(1);
  const other = await elsewhere();
  expect(await other.importFile(file)).toMatchObject({ ok: true, value: { added: 7, sealed: 0 } });
  const set = (await other.quarantine.list()).toSorted((a, b) => (a.shelf < b.shelf ? -1 : 1));
  expect(set).toMatchObject([
    { shelf: "archive", from: "worse", value: expect.stringContaining("cannot be written") },
    { shelf: "profile", from: "mine", value: "noise" },
  ]);
});

const changedText = async (file: Blob, change: (text: string) => string): Promise<Blob> =>
  new Blob([change(await wholeText(file))]);

test("an older format in a back-up is brought to today's", async () => {
  const file = await changedText(await (await furnished()).exportFile(1), (all) =>
    all.replace(
      /"v":4(,"at":500,"value":\{"language".*?)"theme":"light","palette":"standard"(.*?),"muted":false(.*?),"keyboard":"language","text":"100"\}/,
      '"v":0$1"theme":"day"$2$3}',
    ),
  );
  expect(await wholeText(file)).not.toContain("muted");
  const other = await elsewhere();
  expect(await other.importFile(file)).toMatchObject({ ok: true });
  expect(await other.settings.get()).toEqual({ ...usualSettings, theme: "light" });
});

test("a back-up of format 1 still comes in, and comes in once", async () => {
  const file = new Blob([readFileSync(new URL("fixtures/backup-1.json", import.meta.url))]);
  const store = await openStore();
  expect(await store.importFile(file)).toMatchObject({ ok: true });
  expect((await store.finished({})).map(({ id }) => id)).toEqual([
    "race000000000000",
    "head500000000000",
    "head400000000000",
    "zonk300000000000",
    "wisp200000000000",
    "wisp100000000000",
  ]);
  expect(await store.running({})).toHaveLength(5);
  expect(await store.results({})).toHaveLength(6);
  expect(await store.importFile(file)).toMatchObject({ value: { added: 0, replaced: 0, kept: 0 } });
});

describe("where both have something", () => {
  const over = async (moves: readonly string[], touched: number): Promise<Blob> => {
    const store = await elsewhere();
    await store.matches.put(overAt("m", moves, touched));
    return store.exportFile(1);
  };

  test("the longer log of a match stays, whichever was touched last", async () => {
    const store = await openStore();
    await store.matches.put(matchOf("m", ["a"], 99));
    const short = await store.exportFile(1);
    await store.matches.put(matchOf("m", ["a", "b", "c"], 11));
    const long = await store.exportFile(1);
    expect(await store.importFile(short)).toMatchObject({ value: { kept: 1 } });
    store.close();
    const other = await emptied();
    await other.importFile(short);
    expect(await other.importFile(long)).toMatchObject({ value: { replaced: 1 } });
    expect((await other.matches.get("m"))?.record.entries).toHaveLength(3);
    expect(await other.quarantine.list()).toEqual([]);
  });

  test("a finished match takes the place of the running one", async () => {
    const file = await over(["a", "b"], 1200);
    const store = await elsewhere();
    await store.matches.put(matchOf("m", ["a"], 1200));
    expect(await store.importFile(file)).toMatchObject({ value: { replaced: 1 } });
    expect(await store.running({})).toEqual([]);
    expect(await store.finished({})).toHaveLength(1);
    expect(await store.quarantine.list()).toEqual([]);
  });

  test("a log that went another way is set aside and not lost", async () => {
    const file = await over(["a", "x"], 1100);
    const store = await elsewhere();
    await store.matches.put(overAt("m", ["a", "b", "c"], 1500));
    expect(await store.importFile(file)).toMatchObject({ value: { kept: 2 } });
    const lost = (await store.quarantine.list()).toSorted((a, b) => (a.shelf < b.shelf ? -1 : 1));
    expect(lost).toMatchObject([
      { shelf: "archive", from: "m", refusal: { code: "older" }, value: { ended: 1100 } },
      { shelf: "results", from: "m", refusal: { code: "older" } },
    ]);
  });

  test("the newer settings stay and the older ones are set aside", async () => {
    const file = await (await furnished()).exportFile(1);
    for (const [now, theme, aside] of [
      [400, "light", "contrast"],
      [600, "contrast", "light"],
    ] as const) {
      const store = await elsewhere(now);
      await store.settings.change({ theme: "contrast" });
      await store.importFile(file);
      expect(await store.settings.get()).toMatchObject({ theme });
      expect(await store.quarantine.list()).toMatchObject([{ shelf: "settings", value: { value: { theme: aside } } }]);
    }
  });

  test("something damaged on the device gives way and is set aside", async () => {
    const file = await (await furnished()).exportFile(1);
    const store = await elsewhere();
    await smuggle("profile", "mine", 42);
    await smuggle("archive", "over", { v: 1, at: 99_999, value: "torn" });
    await store.importFile(file);
    expect(await store.profile.get()).toEqual(ada);
    expect(await store.matches.get("over")).toEqual(overAt("over", ["a", "b"]));
    expect((await store.quarantine.list()).map(({ shelf }) => shelf).sort()).toEqual(["heads", "profile"]);
  });

  test("what is the same in an older format is the same", async () => {
    const file = await (await furnished()).exportFile(1);
    const store = await elsewhere();
    const { muted: _, keyboard: __, text: ___, palette: ____, ...settings0 } = usualSettings;
    await smuggle("settings", "mine", { v: 0, at: 1, value: { ...settings0, theme: "day" } });
    expect(await store.importFile(file)).toMatchObject({ value: { added: 5, same: 1 } });
    expect(await store.quarantine.list()).toEqual([]);
  });
});

describe("a file that cannot be read", () => {
  const changed = async (change: (text: string) => string): Promise<Result<unknown>> => {
    const file = await changedText(await (await furnished()).exportFile(1), change);
    const other = await elsewhere();
    const read = await other.importFile(file);
    expect(await other.matches.ended()).toEqual([]);
    expect(await other.profile.get()).toBeUndefined();
    return read;
  };

  test("says which thing and which field, and leaves the device as it was", async () => {
    const bad = await changed((file) => file.replace('"colour":3,"avatar":5', '"colour":8,"avatar":5'));
    expect(sentence(refusalOf(bad))).toBe(
      "line 4, profile, profile, colour: it is 8; expected a whole number from 0 to 7",
    );
    const entry = await changed((file) => file.replace('"move":"b"', '"move":""'));
    expect(sentence(refusalOf(entry))).toContain("line 2, archive, finished match, log, item 2, happened, entry, move");
  });

  test("is refused for another version", async () => {
    expect(await changed((file) => file.replace('"version":3', '"version":4'))).toEqual(
      refuse("bad-field", "it is 4", { where: "version", right: "3 or older, as this Turnlight can read" }),
    );
    const newer = await changed((file) => file.replace('"key":"over","v":1', '"key":"over","v":7'));
    expect(codeOf(newer)).toBe("newer-format");
  });

  test("is refused if something is there twice, or a shelf is unknown", async () => {
    expect(codeOf(await changed((file) => file.replace(/(\{"shelf":"archive".*\})\n/, "$1\n$1\n")))).toBe("twice");
    const unknown = await changed((file) => file.replace('"shelf":"drawers"', '"shelf":"constructor"'));
    expect(sentence(refusalOf(unknown))).toContain('line 6, shelf: it is "constructor"');
  });

  test("is refused in one sentence, however long the noise", async () => {
    const line = Array.from({ length: 1024 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90))).join("");
    const noise = line.repeat(10 * 1024);
    const store = await openStore();
    for (const file of [noise, `{${noise}`, "[".repeat(10 ** 7), `{"a":${"[".repeat(10 ** 6)}`, "", "\u0000", "null"]) {
      const words = sentence(refusalOf(await store.importFile(new Blob([file]))));
      expect(words.length).toBeLessThan(160);
      expect(words).not.toContain("\n");
    }
  });

  test("is refused wherever it was cut off, packed or not", async () => {
    const packed = await (await furnished()).exportFile(1);
    const plain = new Blob([await wholeText(packed)]);
    const store = await elsewhere();
    for (const file of [packed, plain])
      for (let end = 0; end < file.size - 8; end += 61)
        expect((await store.importFile(file.slice(0, end))).ok).toBe(false);
    expect(await store.finished({})).toEqual([]);
  });

  test("never throws past the reader, whatever is changed in it", async () => {
    const file = await wholeText(await (await furnished()).exportFile(1));
    const value = fc.oneof(fc.json(), fc.constantFrom("-1", "1e999", "null", "{}", "[]", '"__proto__"', "[[[]]]"));
    const store = await elsewhere();
    const tried = async (changed: string): Promise<void> => {
      const read = await store.importFile(new Blob([changed]));
      if (!read.ok) expect(sentence(read.refusal)).not.toBe("");
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length), fc.nat(12), fc.oneof(fc.string(), value), (at, cut, put) =>
        tried(file.slice(0, at) + put + file.slice(at + cut)),
      ),
      { numRuns: 200 },
    );
    const values = [...file.matchAll(/:("[^"]*"|\d+|true|false)/g)];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...values), value, (match, put) => {
        const at = match.index + 1;
        return tried(file.slice(0, at) + put + file.slice(at + match[0].length - 1));
      }),
      { numRuns: 200 },
    );
  });

  test("a drawer nested too deep for any game is refused", async () => {
    const deep = await changed((file) => file.replace('"#.W.#"', `${"[".repeat(5000)}${"]".repeat(5000)}`));
    expect(codeOf(deep)).toBe("not-plain");
  });
});

test("an import over a connection that was cut opens it again", async () => {
  const file = await (await furnished()).exportFile(1);
  const store = await elsewhere();
  store.close();
  expect(await store.importFile(file)).toMatchObject({ value: { added: 6 } });
  expect(await onDevice("profile", "mine")).toMatchObject({ value: ada });
});
