/** Results are saved with a match's end, counted once, and rebuilt from the matches if they are lost. */
import type { Commit, LogEntry, MatchEnd, MatchHeader, MatchStore } from "@turnlight/host";
import { type Aftermath, accept, type Result, refuse, seedOf } from "@turnlight/kernel";
import { isObject } from "@turnlight/kernel/schema";
import { beforeEach, describe, expect, test } from "vitest";
import type { LegacyImport, Store } from "../index.ts";
import { allOnDevice, codeOf, freshDevice, overAt, smuggle, takeAway } from "./sample-items.ts";
import { openStore, type SavingStore } from "./sample-saves.ts";

beforeEach(freshDevice);

/** A game in which one earns what one scores, and a look at the solution is noted. */
interface Tally {
  readonly points: number;
  readonly matches: readonly string[];
  readonly looked: number;
}

const readPoints = (value: unknown): Result<number> =>
  typeof value === "number" ? accept(value) : refuse("bad-field", "these are no points");

const tally: Aftermath<number, Tally> = {
  result: ({ scores, seat, occasion }) => (occasion?.kind === "lesson" ? undefined : scores[seat]),
  start: { points: 0, matches: [], looked: 0 },
  add: ({ points, matches, looked }, { match, result }) => ({
    points: points + result,
    matches: [...matches, match],
    looked,
  }),
  noted: (now) => ({ ...now, looked: now.looked + 1 }),
  readResult: readPoints,
  readStanding: (value) =>
    isObject(value) && typeof value["points"] === "number"
      ? accept({ points: value["points"], matches: value["matches"], looked: value["looked"] } as Tally)
      : refuse("bad-field", "this is no tally"),
};

const game = "tally";
const ada = { kind: "person", name: "Ada", colour: 0, avatar: 0 } as const;
const headOf = (id: string, more: Partial<MatchHeader> = {}): MatchHeader => ({
  id,
  game,
  rules: 1,
  config: "plain",
  seed: seedOf(id),
  sitters: [ada, { kind: "bot", bot: "random", name: "Chance" }],
  series: { first: 0, results: [] },
  begun: 1000,
  ...more,
});

const entry = (version: number, at: number): LogEntry => ({
  version,
  at,
  command: `c${version}`,
  happened: { kind: "entry", entry: { n: version, by: 0, move: "roll", at } },
});
const note = (version: number, at: number): LogEntry => ({
  version,
  at,
  happened: { kind: "note", note: { after: 0, seat: 0, text: "solution" } },
});

const endOf = (head: MatchHeader, ended: number, score: number, earned: MatchEnd["earned"]): MatchEnd => ({
  ended,
  scores: [score, 1],
  record: { game, version: 1, config: head.config, seed: head.seed, entries: [] },
  notes: [],
  earned,
});

const playedTo = (head: MatchHeader, ended: number, score: number): Commit => {
  const counts = head.occasion === undefined && head.sitters.filter(({ kind }) => kind === "person").length === 1;
  const earned = counts ? [{ seat: 0, result: score }] : [];
  return { match: head.id, base: 0, head, log: [entry(1, ended)], end: endOf(head, ended, score, earned) };
};

const hosting = (store: Store): MatchStore => store.matchStore((name) => (name === game ? tally : undefined));
const play = async (store: Store, id: string, ended: number, score: number, more: Partial<MatchHeader> = {}) => {
  const [kept] = await hosting(store).commit([playedTo(headOf(id, more), ended, score)]);
  expect(kept).toEqual(accept(undefined));
};
const standing = (store: Store, legacy?: LegacyImport<Tally>): Promise<Tally> => store.standing(game, tally, legacy);

describe("a match that ends", () => {
  test("is added to what was earned before", async () => {
    const store = await openStore();
    expect(await standing(store)).toEqual(tally.start);
    await play(store, "a", 2000, 5);
    expect(await allOnDevice("standings")).toMatchObject({ [game]: { value: { standing: { points: 5 } } } });
    await play(store, "b", 3000, 7);
    expect(await standing(store)).toEqual({ points: 12, matches: ["a", "b"], looked: 0 });
    expect(await store.finished({ game })).toMatchObject([
      { id: "b", earned: [{ seat: 0, result: 7 }] },
      { id: "a", earned: [{ seat: 0, result: 5 }] },
    ]);
  });

  test("and ends once more after a move was taken back, counts for its newest end alone", async () => {
    const store = await openStore();
    await standing(store);
    const head = headOf("a");
    await play(store, "a", 2000, 5);
    const back: LogEntry = { version: 2, at: 2100, happened: { kind: "taken-back", seat: 0, entries: 0 } };
    const ends = { log: [entry(3, 2500)], end: endOf(head, 2500, 9, [{ seat: 0, result: 9 }]) };
    expect(await hosting(store).commit([{ match: "a", base: 1, log: [back] }])).toEqual([accept(undefined)]);
    expect(await hosting(store).commit([{ match: "a", base: 2, ...ends }])).toEqual([accept(undefined)]);
    expect(await standing(store)).toMatchObject({ points: 9, matches: ["a"] });
    expect(await store.results({})).toMatchObject([{ match: "a", ended: 2500, score: 9 }]);
    expect(await store.finished({ game })).toMatchObject([{ id: "a", earned: [{ seat: 0, result: 9 }] }]);
  });

  test("counts once, whoever commits it again", async () => {
    const store = await openStore();
    await standing(store);
    await play(store, "a", 2000, 5);
    const again = playedTo(headOf("a"), 2000, 5);
    expect(codeOf((await hosting(store).commit([again]))[0] ?? accept(undefined))).toBe("repeated");
    const { head: _, ...later } = { ...again, base: 1, log: [{ ...entry(2, 2500), command: "other" }] };
    await hosting(store).commit([later]);
    expect(await standing(store)).toMatchObject({ points: 5, matches: ["a"] });
    await store.forget("a");
    await play(store, "a", 2000, 5);
    expect(await standing(store)).toMatchObject({ points: 5, matches: ["a"] });
  });

  test("counts for nothing where several people play, or where the game says so", async () => {
    const store = await openStore();
    await standing(store);
    await play(store, "two", 2000, 5, { sitters: [ada, ada] });
    await play(store, "lesson", 2000, 5, { occasion: { kind: "lesson", about: "1" } });
    expect(await standing(store)).toEqual(tally.start);
    expect((await store.results({ game })).map(({ match }) => match)).toEqual(["lesson"]);
  });

  test("ends even if what it earned cannot be kept", async () => {
    const store = await openStore();
    await standing(store);
    const commit = playedTo(headOf("a"), 2000, 5);
    const odd = { ...commit, end: endOf(headOf("a"), 2000, 5, [{ seat: 0, result: () => 5 }]) };
    expect(await hosting(store).commit([odd])).toEqual([accept(undefined)]);
    expect(await standing(store)).toMatchObject({ points: 5, matches: ["a"] });
  });

  test("ends even if the game fails to count it", async () => {
    const store = await openStore();
    await standing(store);
    const failing = {
      ...tally,
      add: (): Tally => {
        throw new Error("a bug");
      },
    };
    const [kept] = await store.matchStore(() => failing).commit([playedTo(headOf("a"), 2000, 5)]);
    expect(kept).toEqual(accept(undefined));
    expect(await standing(store)).toMatchObject({ points: 5 });
  });
});

describe("what was earned", () => {
  const earnedSoFar = async (store: Store): Promise<Tally> => {
    await standing(store);
    await play(store, "b", 3000, 7);
    await play(store, "a", 2000, 5);
    await play(store, "lesson", 2500, 5, { occasion: { kind: "lesson", about: "1" } });
    return standing(store);
  };

  test("comes back from the matches, in the order they ended, when all of it was deleted", async () => {
    const store = await openStore();
    await earnedSoFar(store);
    await takeAway("standings");
    await takeAway("results");
    expect(await standing(store)).toEqual({ points: 12, matches: ["a", "b"], looked: 0 });
    expect(await store.results({ game })).toMatchObject([
      { match: "a", judged: true, won: true },
      { match: "lesson", judged: true },
      { match: "b", judged: true },
    ]);
  });

  test("comes back from the results where the matches are gone", async () => {
    const store = await openStore();
    await earnedSoFar(store);
    for (const match of ["a", "b"]) await store.forget(match);
    await takeAway("standings");
    expect(await standing(store)).toMatchObject({ points: 12 });
  });

  test("is made again where it cannot be read", async () => {
    const store = await openStore();
    await earnedSoFar(store);
    await smuggle("standings", game, { v: 1, at: 1, value: { game, standing: { points: "many" } } });
    expect(await standing(store)).toMatchObject({ points: 12 });
  });

  test("goes with its match where that is asked for", async () => {
    const store = await openStore();
    await earnedSoFar(store);
    await store.forget("b", { results: true });
    expect(await standing(store)).toMatchObject({ points: 5, matches: ["a"] });
  });

  test("comes with a back-up, and adds up with what is here", async () => {
    const other = await openStore();
    await earnedSoFar(other);
    const file = await other.exportFile(1);
    freshDevice();
    const store = await openStore();
    await standing(store);
    await play(store, "c", 4000, 1);
    await store.importFile(file);
    expect(await standing(store)).toEqual({ points: 13, matches: ["a", "b", "c"], looked: 0 });
  });

  test("is counted once by two pages that build it at once", async () => {
    const store = await openStore();
    await play(store, "a", 2000, 5);
    const [one, two] = [await openStore(), await openStore()];
    const [first, second] = await Promise.all([standing(one), standing(two), play(store, "b", 3000, 7)]);
    expect([first.points, second.points].every((points) => points === 5 || points === 12)).toBe(true);
    expect(await standing(one)).toEqual({ points: 12, matches: ["a", "b"], looked: 0 });
  });
});

describe("a note in a match", () => {
  const looked = async (store: Store): Promise<void> => {
    const head = headOf("n");
    await hosting(store).commit([{ match: "n", base: 0, head, log: [entry(1, 1500)] }]);
    expect(await hosting(store).commit([{ match: "n", base: 1, log: [note(2, 1600)] }])).toEqual([accept(undefined)]);
  };

  test("counts at once, whether the match ever ends or not", async () => {
    const store = await openStore();
    await standing(store);
    await looked(store);
    expect(await standing(store)).toMatchObject({ looked: 1, points: 0 });
  });

  test("is not forgotten when the standing is made again, before and after the end", async () => {
    const store = await openStore();
    await looked(store);
    expect(await standing(store)).toMatchObject({ looked: 1 });
    await hosting(store).commit([
      { match: "n", base: 2, log: [entry(3, 2000)], end: endOf(headOf("n"), 2000, 3, [{ seat: 0, result: 3 }]) },
    ]);
    expect(await standing(store)).toMatchObject({ looked: 1, points: 3 });
    await takeAway("standings");
    expect(await standing(store)).toMatchObject({ looked: 1, points: 3 });
  });
});

describe("what a game kept by itself before", () => {
  const legacy: LegacyImport<Tally> = (drawers) => {
    const [best] = drawers.filter(({ name }) => name === "best");
    return best === undefined ? undefined : { points: Number(best.value), matches: [], looked: 0 };
  };
  const early = async (store: SavingStore): Promise<void> => {
    const { record, ...match } = overAt("old", ["a"], 1500);
    await store.matches.put({ ...match, record: { ...record, game } });
    const row = (await allOnDevice("finished-list"))["old"] as { value: object };
    const { sum: _, ...whole } = (await allOnDevice("archive"))["old"] as { value: object; sum: number };
    await smuggle("archive", "old", { ...whole, value: { ...whole.value, early: true } });
    await smuggle("finished-list", "old", { v: 1, at: 1, value: { ...row.value, early: true } });
    await takeAway("results");
  };

  test("is imported once and speaks for the matches of that time; later ones are added", async () => {
    const store = await openStore();
    await early(store);
    await store.drawer(game, { name: "best", version: 1, read: readPoints }).put("x", 100);
    await play(store, "new", 2000, 5);
    expect(await standing(store, legacy)).toEqual({ points: 105, matches: ["new"], looked: 0 });
    await takeAway("standings");
    await takeAway("results");
    expect(await standing(store, legacy)).toEqual({ points: 105, matches: ["new"], looked: 0 });
  });

  test("is not needed: without it the matches of that time are judged themselves", async () => {
    const store = await openStore();
    await early(store);
    await play(store, "new", 2000, 5);
    expect(await standing(store, legacy)).toEqual({ points: 25, matches: ["old", "new"], looked: 0 });
  });
});
