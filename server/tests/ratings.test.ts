/** Ratings: only matches both wanted to count, with a result and without help, once each, a few a day per pair. */
import { type RatingsState, ratingsSchema, readMessage } from "@turnlight/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstRating, type Rating, ratedBoth } from "../ratings/rating.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { lineTo, openHouse, type TestHouse, twoAt, type Visitor, Watcher } from "./support/house.ts";
import { Seeker } from "./support/seeker.ts";

const noon = Date.parse("2026-11-19T12:00Z");
const day = 86_400_000;
let now = noon;
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const codeIn = ({ body }: { readonly body: unknown }): string =>
  JSON.parse(JSON.stringify(body)).refusal?.code ?? "accepted";
const ratingsOf = async (who: Visitor): Promise<RatingsState> => {
  const read = readMessage(ratingsSchema, (await who.ask("GET", "/api/me/ratings")).body);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};
const matchesOf = async (who: Visitor): Promise<number> => (await ratingsOf(who)).ratings[0]?.matches ?? 0;

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  const nodes: TestHouse[] = [];
  const lines: { close(): void }[] = [];
  const limits = { ...generousLimits, reconcile: 10, claimHurried: 20 };
  beforeAll(async () => {
    now = noon;
    const keep = kind === "postgres" ? { keep: { kind, url: await cluster.fresh() } } : {};
    for (let i = 0; i < (kind === "postgres" ? 2 : 1); i++)
      nodes.push(await openHouse({ limits, ...keep }, { now: () => now }));
  });
  afterAll(async () => {
    for (const line of lines) line.close();
    for (const node of nodes) await node.close();
  });
  const urls = () => {
    const [first, second = first] = nodes.map(({ url }) => url);
    if (first === undefined || second === undefined) throw new Error("there is no house");
    return [first, second] as const;
  };
  const followed = (url: string, table: string, token?: string): Watcher => {
    const line = lineTo(url);
    lines.push(line);
    return new Watcher(line, table, token);
  };
  /** Two people at a table, both ready; on two nodes where there are two. */
  const atTable = async (more: Parameters<typeof twoAt>[3] = { rated: true }, game = "dice-race") => {
    const [url, other] = urls();
    const { table, ada, bo, tokens } = await twoAt(url, game, game === "dice-race" ? "target=20" : "", more);
    const watchers = [followed(url, table, tokens[0]), followed(other, table, tokens[1])] as const;
    const ready = async () => {
      for (const [i, who] of [ada, bo].entries())
        await who.ask("POST", `/api/tables/${table}/ready`, { token: tokens[i], ready: true });
      await Promise.all(
        watchers.map((one) => one.until(({ sight, here }) => sight !== undefined && here.length === 2)),
      );
    };
    return { table, ada, bo, watchers, ready, tokens };
  };
  /** Whoever is to move plays once. */
  const playOne = async (watchers: readonly Watcher[]) => {
    const seat = watchers[0]?.now.sight?.waiting[0] ?? 0;
    const [move = ""] = watchers[seat]?.now.sight?.moves ?? [];
    expect(await watchers[seat]?.place.send({ kind: "play", text: move })).toMatchObject({ ok: true });
    await Promise.all(watchers.map((one) => one.until(({ sight }) => (sight?.entries ?? 0) > 0)));
  };
  const isOver = ({ sight }: Watcher["now"]): boolean => sight?.outcome !== undefined;
  const finished = (watchers: readonly Watcher[]) => Promise.all(watchers.map((one) => one.until(isOver)));
  /** A match that Ada wins, at a table of their own, after which everything that ended before has been looked at. */
  const marker = async () => {
    const { ada, watchers, ready } = await atTable();
    await ready();
    await playOne(watchers);
    await watchers[1].place.send({ kind: "resign" });
    await expect.poll(() => matchesOf(ada), { timeout: 20_000 }).toBe(1);
  };

  test("a win counts once for both, by pace, and is provisional until ten", async () => {
    const { ada, bo, watchers, ready } = await atTable({ rated: true, clock: 86_400 });
    await ready();
    expect(watchers[0].now.table).toMatchObject({ rated: true });
    await playOne(watchers);
    await watchers[1].place.send({ kind: "resign" });
    await finished(watchers);
    await expect.poll(() => matchesOf(ada), { timeout: 20_000 }).toBe(1);
    const [mine, theirs] = [await ratingsOf(ada), await ratingsOf(bo)];
    expect(mine.ratings).toMatchObject([
      { game: "dice-race", pace: "slow", rating: 1662, deviation: 290, provisional: true, history: [{ result: 1 }] },
    ]);
    expect(theirs.ratings).toMatchObject([{ rating: 1338, matches: 1, history: [{ rating: 1338, result: 0 }] }]);
    // Looked at again, by either node, it is still one.
    await marker();
    expect(await matchesOf(ada)).toBe(1);
  });

  test("what isn't rated counts for nothing; help, bots and more than two people can't be rated", async () => {
    const { ada, watchers, ready } = await atTable({ ready: true });
    await ready();
    await playOne(watchers);
    await watchers[1].place.send({ kind: "resign" });
    await finished(watchers);
    await marker();
    expect(await matchesOf(ada)).toBe(0);
    const open = { kind: "open" };
    const lay = (more: object) =>
      ada.ask("POST", "/api/tables", { game: "dice-race", config: "", seats: [open, open], watching: true, ...more });
    for (const more of [
      { rated: true, help: true },
      { rated: true, seats: [open, { kind: "bot", bot: "random" }] },
      { rated: true, config: "seats=3", seats: [open, open, open] },
    ])
      expect(codeIn(await lay(more))).toBe("not-rateable");
    expect(codeIn(await lay({ rated: true }))).toBe("accepted");
  });

  test.each(["aid", "mercy,alone"])(
    "what a game leaves out of rated matches, as head does %s, is refused when laid, suggested or searched for",
    async (house) => {
      const [url] = urls();
      const config = `house=${house}`;
      const { table, ada, bo, tokens } = await twoAt(url, "head", "", { rated: true });
      const seats = [{ kind: "open" }, { kind: "open" }];
      const lay = (more: object) =>
        ada.ask("POST", "/api/tables", { game: "head", config, seats, watching: true, ...more });
      expect(codeIn(await lay({ rated: true }))).toBe("not-rateable");
      expect(codeIn(await lay({}))).toBe("accepted");
      const propose = (more: object) =>
        bo.ask("POST", `/api/tables/${table}/propose`, { token: tokens[1], config, ...more });
      expect(codeIn(await propose({}))).toBe("not-rateable");
      expect(codeIn(await propose({ rated: false }))).toBe("accepted");
      const seeker = await Seeker.open(url, "Cleo");
      expect(await seeker.answer(seeker.queue({ game: "head", config, rated: true }))).toBe("not-rateable");
      expect(await seeker.answer(seeker.queue({ game: "head", config }))).toBe("done");
      seeker.close();
    },
  );

  test("it begins only when both are ready, and the other has to accept that a match counts", async () => {
    const [url] = urls();
    const { table, ada, bo, tokens } = await twoAt(url, "dice-race", "target=20", { rated: true });
    const watcher = followed(url, table, tokens[0]);
    await watcher.until(({ table: state }) => state !== undefined);
    expect(watcher.now.table).toMatchObject({ phase: "revealing", ready: [], rated: true });
    await ada.ask("POST", `/api/tables/${table}/ready`, { token: tokens[0], ready: true });
    const settings = { config: "target=20" };
    await bo.ask("POST", `/api/tables/${table}/propose`, { token: tokens[1], ...settings, rated: false });
    await watcher.until(({ table: state }) => state?.proposal !== undefined);
    expect(watcher.now.table).toMatchObject({ rated: true, proposal: { rated: false } });
    await ada.ask("POST", `/api/tables/${table}/answer`, { token: tokens[0], agrees: true });
    const { table: agreed } = await watcher.until(({ table: state }) => state?.proposal === undefined);
    expect(agreed?.rated).toBeUndefined();
    // Help for a rated match is not even proposed.
    const both = { token: tokens[1], ...settings, rated: true, help: true };
    expect(codeIn(await bo.ask("POST", `/api/tables/${table}/propose`, both))).toBe("not-rateable");
  });

  test("a match in which nobody moved, that was stopped, or in which a page helped counts for nothing", async () => {
    const unplayed = await atTable();
    await unplayed.ready();
    await unplayed.watchers[1].place.send({ kind: "resign" });
    await finished(unplayed.watchers);

    const stopped = await atTable();
    await stopped.ready();
    await playOne(stopped.watchers);
    for (const [i, who] of [stopped.ada, stopped.bo].entries())
      await who.ask("POST", `/api/tables/${stopped.table}/stop`, { token: stopped.tokens[i], agrees: true });
    await finished(stopped.watchers);

    const helped = await atTable();
    await helped.ready();
    const noted = await helped.watchers[0].place.send({ kind: "note", text: "hint" });
    if (!noted.ok) throw new Error(noted.refusal.reason);
    const { version } = noted.value;
    await Promise.all(helped.watchers.map((one) => one.until(({ sight }) => (sight?.version ?? 0) >= version)));
    await playOne(helped.watchers);
    await helped.watchers[1].place.send({ kind: "resign" });
    await finished(helped.watchers);

    await marker();
    for (const { ada } of [unplayed, stopped, helped]) expect(await matchesOf(ada)).toBe(0);
  });

  test("running out of time loses; if both do at the same moment there is no result", async () => {
    const alone = await atTable({ rated: true, clock: 60 });
    await alone.ready();
    await playOne(alone.watchers);
    const both = await atTable({ rated: true, clock: 60 }, "hidden-number");
    await both.ready();
    now += 61_000;
    await finished([...alone.watchers, ...both.watchers]);
    expect(both.watchers[0].now.sight?.outcome?.stopped).toBe(true);
    await expect.poll(() => matchesOf(alone.ada), { timeout: 20_000 }).toBe(1);
    const results = [(await ratingsOf(alone.ada)).ratings[0], (await ratingsOf(alone.bo)).ratings[0]];
    expect(results.map((one) => one?.pace)).toEqual(["live", "live"]);
    expect(results.map((one) => one?.history[0]?.result).sort()).toEqual([0, 1]);
    await marker();
    expect(await matchesOf(both.ada)).toBe(0);
  });

  test("of the same two people five matches count in a day, rematches included", async () => {
    const { ada, watchers, ready } = await atTable();
    await ready();
    const playOff = async (n: number) => {
      const before = watchers[0].now.sight?.match;
      await playOne(watchers);
      await watchers[n % 2 === 0 ? 1 : 0].place.send({ kind: "resign" });
      await finished(watchers);
      for (const one of watchers) await one.place.send({ kind: "rematch" });
      await Promise.all(watchers.map((one) => one.until(({ sight }) => sight !== undefined && sight.match !== before)));
    };
    for (let n = 0; n < 7; n++) await playOff(n);
    await marker();
    await expect.poll(() => matchesOf(ada), { timeout: 20_000 }).toBe(5);
    now += day;
    await playOff(0);
    await expect.poll(() => matchesOf(ada), { timeout: 20_000 }).toBe(6);
  });

  test("quick matches count if both want that", async () => {
    const [url, other] = urls();
    for (const [isWanted, config] of [
      [true, "target=21"],
      [false, "target=22"],
    ] as const) {
      const [ada, bo] = [await Seeker.open(url, "Ada"), await Seeker.open(other, "Bo")];
      ada.queue({ config, rated: true });
      bo.queue({ config, ...(isWanted && { rated: true }) });
      const { table = "" } = await ada.is("seated");
      await bo.is("seated");
      const found = ada.frames.find(({ kind: name }) => name === "found");
      expect(found?.rated).toBe(isWanted ? true : undefined);
      const state: { readonly rated?: true } = JSON.parse(
        JSON.stringify((await ada.visitor.ask("GET", `/api/tables/${table}`)).body),
      );
      expect(state.rated).toBe(isWanted ? true : undefined);
      ada.close();
      bo.close();
    }
  });

  test("deletion takes rating and history away, and the other's stays", async () => {
    const { ada, bo, watchers, ready } = await atTable();
    await ready();
    await playOne(watchers);
    await watchers[1].place.send({ kind: "resign" });
    await expect.poll(() => matchesOf(ada), { timeout: 20_000 }).toBe(1);
    await ada.ask("POST", "/api/me/delete", {});
    expect((await ratingsOf(ada)).ratings).toEqual([]);
    expect(await matchesOf(bo)).toBe(1);
  });
});

test("Glicko-2: an upset moves more than what was expected, and a rating grows more certain with every match", () => {
  const fresh = (rating: number, deviation: number): Rating => ({
    rating,
    deviation,
    volatility: firstRating.volatility,
    matches: 20,
    at: noon,
  });
  const [strong, weak] = [fresh(1800, 60), fresh(1400, 60)];
  const [expected] = ratedBoth(strong, weak, 1, noon);
  const [upset, winner] = ratedBoth(strong, weak, 0, noon);
  expect(strong.rating - upset.rating).toBeGreaterThan(3 * (expected.rating - strong.rating));
  expect(winner.rating).toBeGreaterThan(weak.rating);
  // After a year without a match little is left of what was known.
  const [back] = ratedBoth(strong, weak, 1, noon + 365 * day);
  expect(back.deviation).toBeGreaterThan(200);
  // The example of Glickman's paper, one opponent of it.
  const [one] = ratedBoth(fresh(1500, 200), fresh(1400, 30), 1, noon);
  expect(one.rating).toBeCloseTo(1563.6, 0);
  expect(one.deviation).toBeLessThan(200);
});
