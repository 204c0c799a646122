/** Zonk passes the conformance suite, and its golden records still replay the same. */
import { readdirSync, readFileSync } from "node:fs";
import { classic, parlour, zonk } from "@turnlight/games/zonk";
import { readStory, writeStory } from "@turnlight/kernel";
import { conforms } from "@turnlight/kernel/conforms";
import { expect, test } from "vitest";
import { madeUp } from "./naive.ts";

const configs = [
  { seats: 2, table: parlour, target: 300, streak: true, first: 1 },
  { seats: 6, table: parlour, target: 150, streak: false, first: 3 },
  { seats: 3, table: classic, target: 1500, streak: true, first: 0 },
  { seats: 2, table: parlour, target: 2000, streak: true, first: 0, rounds: 3 },
  { seats: 4, table: classic, target: 100, streak: false, first: 2, rounds: 2 },
  { seats: 2, table: madeUp, target: 250, streak: true, first: 0 },
];

test("Zonk conforms", () => {
  expect(conforms(zonk.rules, { configs, matches: 60 })).toMatchObject({ matches: 60, resigned: 0 });
});

const golden = new URL("../golden/", import.meta.url);

test.each(readdirSync(golden))("the golden record %s tells the same story", (name) => {
  const text = readFileSync(new URL(name, golden), "utf8");
  const record = readStory(text);
  if (!record.ok) throw new Error(record.refusal.reason);
  const again = writeStory(zonk.rules, record.value);
  expect(again.ok && again.value).toBe(text);
});
