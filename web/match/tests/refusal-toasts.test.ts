/** Every refusal of the table's interface is shown as a toast. */
import { signal } from "@preact/signals";
import { accept, type Refusal, type Result, refuse } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { withRefusalToasts } from "../refusal-toasts.ts";
import type { Table, TableSight } from "../table.ts";

/** A table whose actions all return the given answer; a refusal has the action's name as its code. */
const tableWith = (answer: (code: string) => Result<undefined>): Table => ({
  address: signal("here"),
  sight: signal({} as TableSight),
  unsaved: signal(undefined),
  taken: signal(false),
  listen: () => () => {},
  play: async () => answer("play"),
  resign: async () => answer("resign"),
  record: async () => {
    const read = answer("record");
    return read.ok ? accept("a record") : read;
  },
  file: async () => {
    const read = answer("file");
    return read.ok ? accept(new Blob()) : read;
  },
  can: {
    takeBack: async () => answer("takeBack"),
    setAnew: async () => answer("setAnew"),
    changeHands: async () => answer("changeHands"),
    restart: async () => answer("restart"),
    rematch: async () => answer("rematch"),
    note: async () => answer("note"),
  },
  close: () => {},
});

const isDeed = (value: unknown): value is () => Promise<Result<unknown>> => typeof value === "function";

/** Calls every action that returns a promise, by name. */
const walk = async (table: Table): Promise<readonly string[]> => {
  const names: string[] = [];
  for (const [name, deed] of Object.entries({ ...table, ...table.can })) {
    if (name === "listen" || name === "close" || !isDeed(deed)) continue;
    await deed();
    names.push(name);
  }
  return names;
};

test("every refusal is said once, and the one who asked hears it too", async () => {
  const told: Refusal[] = [];
  const table = withRefusalToasts(
    tableWith((code) => refuse(code, "no")),
    (refusal) => told.push(refusal),
  );
  const names = await walk(table);
  expect(names.toSorted()).toEqual(
    Object.keys({ play: 1, resign: 1, record: 1, file: 1, ...tableWith(() => accept(undefined)).can }).toSorted(),
  );
  expect(told.map(({ code }) => code)).toEqual(names);
  expect(await table.play("roll")).toMatchObject({ ok: false, refusal: { code: "play" } });
});

test("what is done is not talked about, and a table can no more than before", async () => {
  const told: Refusal[] = [];
  const able = withRefusalToasts(
    tableWith(() => accept(undefined)),
    (refusal) => told.push(refusal),
  );
  await walk(able);
  expect(told).toEqual([]);
  expect(withRefusalToasts({ ...able, can: {} }, () => {}).can).toEqual({});
});
