/** Everything in one file, and back from it: whole, or not at all. */
import { accept, type Read, type Refusal, refuse, sentence } from "@turnlight/kernel";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { readBackup } from "../backup.ts";
import { type Kind, openStore, type Store, usualSettings } from "../index.ts";
import { text } from "../reader.ts";
import { ada, codeOf, finishedAt, freshDevice, matchOf, onDevice, smuggle } from "./things.ts";

beforeEach(freshDevice);

const level: Kind<string> = { name: "level", version: 1, read: text(1, 100) };

const furnished = async (): Promise<Store> => {
  const store = await openStore({ now: () => 500 });
  const ended = { ...matchOf("over", ["a", "b"]), scores: [20, 3] };
  await store.matches.put(matchOf("m", ["a", "b", "c"]));
  await store.finish(ended, finishedAt(5));
  await store.profile.put(ada);
  await store.settings.put({ ...usualSettings, theme: "day" });
  await store.drawer("wisp", level).put("mine", "#.W.#");
  return store;
};

const elsewhere = async (now = 900): Promise<Store> => {
  freshDevice();
  return openStore({ now: () => now });
};

const refusalOf = (read: Read<unknown>): Refusal => {
  if (read.ok) throw new Error("this should have been refused");
  return read.refusal;
};

test("a backup brings everything to an empty device", async () => {
  const store = await furnished();
  const file = await store.exportFile(1234);
  const other = await elsewhere();
  expect(await other.importFile(file)).toEqual(accept({ added: 7, replaced: 0, kept: 0, same: 0 }));
  expect(await other.matches.list()).toHaveLength(2);
  expect(await other.records.list()).toHaveLength(1);
  expect(await other.finished.list()).toEqual([finishedAt(5)]);
  expect(await other.profile.get()).toEqual(ada);
  expect(await other.settings.get()).toMatchObject({ theme: "day" });
  expect(await other.drawer("wisp", level).get("mine")).toBe("#.W.#");
  expect(await other.exportFile(1234)).toBe(file);
});

test("a second import changes nothing", async () => {
  const store = await furnished();
  expect(await store.importFile(await store.exportFile(1))).toEqual(
    accept({ added: 0, replaced: 0, kept: 0, same: 7 }),
  );
  expect(await store.aside.list()).toEqual([]);
});

test("what was set aside travels with the rest", async () => {
  const store = await furnished();
  await smuggle("matches", "bad", "noise");
  await store.matches.list();
  await smuggle("records", "worse", new Map([["no", "json"]]));
  const other = await elsewhere();
  expect(await other.importFile(await store.exportFile(1))).toMatchObject({ ok: true, value: { added: 9 } });
  expect(await other.aside.list()).toMatchObject([
    { shelf: "records", from: "worse", value: expect.stringContaining("cannot be written") },
    { shelf: "matches", from: "bad", value: "noise" },
  ]);
});

test("an older format in a backup is brought to today's", async () => {
  const file = (await (await furnished()).exportFile(1)).replace(
    /\{"key":"mine","v":1,"at":500,"value":(\{"language".*?),"muted":false(.*?),"keyboard":"qwerty"\}\}/,
    '{"key":"mine","v":0,"at":500,"value":$1$2}}',
  );
  expect(file).not.toContain("muted");
  const other = await elsewhere();
  expect(await other.importFile(file)).toMatchObject({ ok: true });
  expect(await other.settings.get()).toEqual({ ...usualSettings, theme: "day" });
});

describe("where both have something", () => {
  const fileOf = async (moves: readonly string[], touched: number): Promise<string> => {
    const store = await elsewhere();
    await store.matches.put(matchOf("m", moves, touched));
    return store.exportFile(1);
  };

  test("the longer log of a match stays, whichever was touched last", async () => {
    const [short, long] = [await fileOf(["a"], 99), await fileOf(["a", "b", "c"], 11)];
    const store = await elsewhere();
    await store.matches.put(matchOf("m", ["a", "b"], 50));
    expect(await store.importFile(short)).toMatchObject({ value: { kept: 1 } });
    expect(await store.importFile(long)).toMatchObject({ value: { replaced: 1 } });
    expect((await store.matches.get("m"))?.record.entries).toHaveLength(3);
    expect(await store.aside.list()).toEqual([]);
  });

  test("a log that went another way is set aside and not lost", async () => {
    const file = await fileOf(["a", "x"], 11);
    const store = await elsewhere();
    await store.matches.put(matchOf("m", ["a", "b", "c"], 50));
    expect(await store.importFile(file)).toMatchObject({ value: { kept: 1 } });
    expect(await store.aside.list()).toMatchObject([
      { shelf: "matches", from: "m", refusal: { code: "older" }, value: { value: matchOf("m", ["a", "x"], 11) } },
    ]);
  });

  test("the newer settings stay and the older ones are set aside", async () => {
    const file = await (await furnished()).exportFile(1);
    for (const [now, theme, aside] of [
      [400, "day", "contrast"],
      [600, "contrast", "day"],
    ] as const) {
      const store = await elsewhere(now);
      await store.settings.put({ ...usualSettings, theme: "contrast" });
      await store.importFile(file);
      expect(await store.settings.get()).toMatchObject({ theme });
      expect(await store.aside.list()).toMatchObject([{ shelf: "settings", value: { value: { theme: aside } } }]);
    }
  });

  test("something damaged on the device gives way and is set aside", async () => {
    const file = await (await furnished()).exportFile(1);
    const store = await elsewhere();
    await smuggle("profile", "mine", 42);
    await smuggle("matches", "m", { v: 1, at: 99_999, value: "torn" });
    await store.importFile(file);
    expect(await store.profile.get()).toEqual(ada);
    expect(await store.matches.get("m")).toEqual(matchOf("m", ["a", "b", "c"]));
    expect((await store.aside.list()).map(({ shelf }) => shelf).sort()).toEqual(["matches", "profile"]);
  });

  test("what is the same in an older format is the same", async () => {
    const file = await (await furnished()).exportFile(1);
    const store = await elsewhere();
    const { muted: _, keyboard: __, ...settings0 } = usualSettings;
    await smuggle("settings", "mine", { v: 0, at: 1, value: { ...settings0, theme: "day" } });
    expect(await store.importFile(file)).toMatchObject({ value: { added: 6, same: 1 } });
    expect(await store.aside.list()).toEqual([]);
  });
});

describe("a file that cannot be read", () => {
  const changed = async (change: (text: string) => string): Promise<Read<unknown>> => {
    const file = change(await (await furnished()).exportFile(1));
    const other = await elsewhere();
    const read = await other.importFile(file);
    expect(await other.matches.list()).toEqual([]);
    expect(await other.profile.get()).toBeUndefined();
    return read;
  };

  test("says which thing and which field, and leaves the device as it was", async () => {
    const bad = await changed((file) => file.replace('"colour":3,"avatar":5', '"colour":8,"avatar":5'));
    expect(sentence(refusalOf(bad))).toBe(
      "profile, item 1, profile, colour: it is 8; expected a whole number from 0 to 7",
    );
    const entry = await changed((file) => file.replace('"move":"c"', '"move":""'));
    expect(sentence(refusalOf(entry))).toContain('matches, item 1, match, record, entry 3: "move" is ""');
  });

  test("is refused for another version", async () => {
    expect(await changed((file) => file.replace('"version": 1', '"version": 2'))).toEqual(
      refuse("bad-field", "it is 2", { where: "version", right: "1, the only one this Turnlight can read" }),
    );
    const newer = await changed((file) => file.replace('"key":"m","v":1', '"key":"m","v":7'));
    expect(codeOf(newer)).toBe("newer-format");
  });

  test("is refused if something is there twice, or a section is missing", async () => {
    expect(codeOf(await changed((file) => file.replace(/( {2}\{"key":"m".*\},?)\n/, "$1\n$1\n")))).toBe("twice");
    const missing = await changed((file) => file.replace('"drawers"', '"drawer"'));
    expect(sentence(refusalOf(missing))).toBe("drawers: it is missing; expected a list");
  });

  test("is refused in one sentence, however long the noise", () => {
    const line = Array.from({ length: 1024 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90))).join("");
    const noise = line.repeat(10 * 1024);
    for (const file of [noise, `{${noise}`, "[".repeat(10 ** 7), `{"a":${"[".repeat(10 ** 6)}`, "", "\u0000", "null"]) {
      const words = sentence(refusalOf(readBackup(file)));
      expect(words.length).toBeLessThan(160);
      expect(words).not.toContain("\n");
    }
    expect(codeOf(readBackup(" ".repeat(65 * 2 ** 20)))).toBe("too-long");
  });

  test("is refused wherever it was cut off", async () => {
    const file = await (await furnished()).exportFile(1);
    for (let end = 0; end < file.length - 2; end += 7) expect(readBackup(file.slice(0, end)).ok).toBe(false);
  });

  test("never throws past the reader, whatever is changed in it", async () => {
    const file = await (await furnished()).exportFile(1);
    const value = fc.oneof(fc.json(), fc.constantFrom("-1", "1e999", "null", "{}", "[]", '"__proto__"', "[[[]]]"));
    fc.assert(
      fc.property(fc.nat(file.length), fc.nat(12), fc.oneof(fc.string(), value), (at, cut, put) => {
        const read = readBackup(file.slice(0, at) + put + file.slice(at + cut));
        if (!read.ok) expect(sentence(read.refusal)).not.toBe("");
      }),
      { numRuns: 500 },
    );
    const values = [...file.matchAll(/:("[^"]*"|\d+|true|false)/g)];
    fc.assert(
      fc.property(fc.constantFrom(...values), value, (match, put) => {
        const at = match.index + 1;
        readBackup(file.slice(0, at) + put + file.slice(at + match[0].length - 1));
      }),
      { numRuns: 500 },
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
  expect(await store.importFile(file)).toMatchObject({ value: { added: 7 } });
  expect(await onDevice("profile", "mine")).toMatchObject({ value: ada });
});
