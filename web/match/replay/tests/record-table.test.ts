/** A record's table plays its entries, jumps without playing them, and has no actions. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { HeardEntry } from "../../table.ts";
import { openRecord } from "../open.ts";
import { recordTable } from "../record-table.ts";

const story = readFileSync(new URL("../../../../kernel/examples/dice-race/golden/two.story", import.meta.url), "utf8");

const tabled = async () => {
  const read = await openRecord(story);
  if (!read.ok) throw new Error(read.refusal.reason);
  const { game, config } = read.value.record;
  const table = recordTable(read.value, { game, config, sitters: [] }, "spectator");
  const heard: HeardEntry[] = [];
  table.listen((one) => heard.push(one));
  return { record: read.value, table, heard };
};

test("step by step, everything is told in order up to the end, and no further", async () => {
  const { record, table, heard } = await tabled();
  while (table.step());
  expect(heard.map(({ n }) => n)).toEqual(Array.from({ length: record.length }, (_, i) => i + 1));
  expect(table.sight.value.view).toEqual(record.at(record.length, "spectator").view);
  expect(table.sight.value.outcome).toEqual(record.at(record.length, "spectator").outcome);
  expect(heard.flatMap(({ facts }) => facts.map(({ kind }) => kind)).at(-1)).toBe("won");
});

test("a jump shows the position and tells nothing", async () => {
  const { record, table, heard } = await tabled();
  table.go(5);
  expect(table.sight.value).toMatchObject({ entries: 5, view: record.at(5, "spectator").view });
  table.go(999);
  expect(table.sight.value.entries).toBe(record.length);
  expect(heard).toEqual([]);
});

test("whoever watches moves nothing", async () => {
  const { table } = await tabled();
  expect(await table.play("roll")).toMatchObject({ ok: false, refusal: { code: "watching" } });
  expect(table.can).toEqual({});
});

test("dice are drawn again from the seed: a changed throw is noticed", async () => {
  const { record } = await tabled();
  expect(record.diceAreTrue).toBe(true);
  const changed = story.replace(/chance: rolled [2-5]\b/, (line) =>
    line.endsWith("5") ? "chance: rolled 4" : "chance: rolled 5",
  );
  expect(changed).not.toBe(story);
  const read = await openRecord(changed);
  // The change may end the turn elsewhere; where the record can still be played, its dice are not the seed's.
  if (!read.ok) throw new Error(read.refusal.reason);
  expect(read.value.diceAreTrue).toBe(false);
});
