/** The same match open in two tabs: neither loses what the other has played. */
import type { Commit, LogEntry } from "@turnlight/host";
import { accept, refuse } from "@turnlight/kernel";
import { beforeEach, expect, test } from "vitest";
import { freshDevice, matchOf } from "./sample-items.ts";
import { openStore } from "./sample-saves.ts";

beforeEach(freshDevice);

const moves = (base: number, ...texts: readonly string[]): Commit => ({
  match: "m",
  base,
  log: texts.map((move, i): LogEntry => {
    const n = base + 1 + i;
    return { version: n, at: n, happened: { kind: "entry", entry: { n, by: 0, move, at: n } } };
  }),
});

const twoTabs = async () => {
  const [one, two] = [await openStore(), await openStore()];
  await one.matches.put(matchOf("m", ["1", "2"]));
  return { a: one.matchStore(() => undefined), b: two.matchStore(() => undefined), store: two };
};

const played = async (store: Awaited<ReturnType<typeof twoTabs>>["store"]) =>
  (await store.matches.get("m"))?.record.entries.map(({ move }) => move);

test("who plays on from what the other has left behind is told how far it is", async () => {
  const { a, b, store } = await twoTabs();
  expect(await b.commit([moves(2, "3", "4")])).toEqual([accept(undefined)]);
  expect(await a.commit([moves(2, "x")])).toEqual([refuse("stale", "the match has gone on", { where: "version 4" })]);
  expect(await played(store)).toEqual(["1", "2", "3", "4"]);
});

test("of many at once exactly one is kept", async () => {
  const { a, b, store } = await twoTabs();
  const answers = await Promise.all([a, b, a, b].map((tab, i) => tab.commit([moves(2, `by ${i}`)])));
  expect(answers.flat().filter(({ ok }) => ok)).toHaveLength(1);
  expect(await played(store)).toHaveLength(3);
});

test("a match that one tab has ended is over for the other", async () => {
  const { a, b } = await twoTabs();
  const end = {
    ended: 9,
    scores: [1, 0],
    record: matchOf("m", []).record,
    notes: [],
    earned: [],
  };
  expect(await a.commit([{ ...moves(2, "3"), end }])).toEqual([accept(undefined)]);
  expect(await b.commit([moves(2, "x")])).toMatchObject([{ refusal: { code: "stale" } }]);
});
