/** A rematch at an online table begins when every person has offered it, and never before. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { OnlineStore } from "../store/store.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { lineTo, openHouse, stammeringLineTo, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";

const houses: TestHouse[] = [];
const lines: { close(): void }[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  for (const house of houses.splice(0)) await house.close();
});

const opened = async (...how: Parameters<typeof openHouse>): Promise<TestHouse> => {
  const house = await openHouse(...how);
  houses.push(house);
  return house;
};

const followed = (url: string, table: string, token?: string, line = lineTo(url)): Watcher => {
  lines.push(line);
  return new Watcher(line, table, token);
};

type Now = Watcher["now"];
const isOver = ({ sight }: Now): boolean => sight?.outcome !== undefined;
const wanted =
  (...seats: readonly number[]) =>
  ({ sight }: Now): boolean =>
    JSON.stringify(sight?.rematch?.wants ?? []) === JSON.stringify(seats);
const wants = (who: Watcher) => who.place.send({ kind: "rematch" });
const declines = (who: Watcher) => who.place.send({ kind: "no-rematch" });

/** Two people at the end of a match: Ada has resigned. */
const atTheEnd = async (url: string, more: Parameters<typeof twoAt>[3] = {}) => {
  const { table, ada: adas, bo: bos, tokens } = await twoAt(url, "dice-race", "target=20", more);
  const [ada, bo] = tokens.map((token) => followed(url, table, token));
  if (ada === undefined || bo === undefined) throw new Error("nobody came");
  await Promise.all([ada, bo].map((one) => one.until(({ sight, here }) => sight !== undefined && here.length === 2)));
  expect(await ada.place.send({ kind: "resign" })).toMatchObject({ ok: true });
  const first = (await bo.until(isOver)).sight?.match ?? "";
  await ada.until(isOver);
  const inNext = ({ sight }: Now): boolean => sight !== undefined && sight.match !== first;
  return { table, tokens, ada, bo, adas, bos, first, inNext };
};

test("one's wish alone begins nothing and moves nobody; both see who asked; the last to accept begins the match", async () => {
  const { url } = await opened();
  const { table, ada, bo, first, inNext } = await atTheEnd(url);
  const spectator = followed(url, table);
  await spectator.until(isOver);
  expect(await wants(bo)).toMatchObject({ ok: true, value: { match: first } });
  for (const one of [ada, bo, spectator]) {
    const { sight } = await one.until(wanted(1));
    expect(sight).toMatchObject({ match: first, outcome: { scores: [0, 1] }, rematch: { wants: [1] } });
  }
  // Repeated, it is the same offer.
  const { version } = bo.now.sight ?? {};
  expect(await wants(bo)).toMatchObject({ ok: true, value: { match: first, version } });
  const begun = await wants(ada);
  for (const one of [ada, bo, spectator]) {
    const { sight } = await one.until(inNext);
    expect(sight?.outcome).toBeUndefined();
    expect(sight?.rematch).toBeUndefined();
    expect(begun).toMatchObject({ ok: true, value: { match: sight?.match } });
  }
});

test("a client from before there were offers reads every event, and its rematch is a wish like any other", async () => {
  const { url } = await opened();
  const { table, tokens, ada, bo } = await atTheEnd(url);
  const kinds = new Set<string>();
  const old = lineTo(url, (text) => {
    const frame = JSON.parse(text);
    for (const event of frame.kind === "events" ? frame.events : []) kinds.add(event.happened.kind);
  });
  const also = followed(url, table, tokens[0], old);
  await also.until(isOver);
  await wants(bo);
  await declines(bo);
  await wants(bo);
  await ada.until(wanted(1));
  await wants(ada);
  await also.until(({ sight }) => sight !== undefined && sight.outcome === undefined);
  expect([...kinds].sort()).toEqual(["fresh", "next", "note"]);
});

test("a wish can be taken back, and turned down by who was asked", async () => {
  const { url } = await opened();
  const { ada, bo, first } = await atTheEnd(url);
  expect(await declines(bo)).toMatchObject({ ok: true });
  await wants(bo);
  await ada.until(wanted(1));
  expect(await declines(bo)).toMatchObject({ ok: true });
  expect((await ada.until(wanted())).sight?.rematch).toBeUndefined();
  await wants(bo);
  await ada.until(wanted(1));
  expect(await declines(ada)).toMatchObject({ ok: true });
  expect((await bo.until(wanted())).sight?.rematch).toEqual({ wants: [], declined: 0 });
  // Accepting an offer that was withdrawn meanwhile makes a new offer.
  expect(await wants(ada)).toMatchObject({ ok: true, value: { match: first } });
  expect((await bo.until(wanted(0))).sight?.rematch).toEqual({ wants: [0], until: expect.any(Number) });
});

test("before the end nobody can ask", async () => {
  const { url } = await opened();
  const { table, tokens } = await twoAt(url, "dice-race");
  const ada = followed(url, table, tokens[0]);
  await ada.until(({ sight }) => sight !== undefined);
  expect(await wants(ada)).toMatchObject({ ok: false, refusal: { code: "not-over" } });
});

const begun = 1_800_000_000_000;
const expired =
  (...seats: readonly number[]) =>
  ({ sight }: Now): boolean =>
    JSON.stringify(sight?.rematch) === JSON.stringify({ wants: [], expired: seats });

describe("an offer", () => {
  test("stands for a minute: everybody sees until when, and that it has expired; it can be made again", async () => {
    let clock = begun;
    const { url } = await opened({ limits: { reconcile: 10 } }, { now: () => clock });
    const { table, ada, bo, first, inNext } = await atTheEnd(url);
    const spectator = followed(url, table);
    await wants(bo);
    for (const one of [ada, bo, spectator])
      expect((await one.until(wanted(1))).sight?.rematch).toEqual({ wants: [1], until: begun + 60_000 });
    clock += 60_001;
    for (const one of [ada, bo, spectator]) await one.until(expired(1));
    await wants(bo);
    expect((await ada.until(wanted(1))).sight?.rematch).toEqual({ wants: [1], until: clock + 60_000 });
    clock += 59_999;
    expect(await wants(ada)).toMatchObject({ ok: true });
    for (const one of [ada, bo, spectator]) expect((await one.until(inNext)).sight?.match).not.toBe(first);
  });

  test("that has expired is not accepted, however late the server looks: who does asks anew", async () => {
    let clock = begun;
    const { url } = await opened({ limits: { reconcile: 3_600_000 } }, { now: () => clock });
    const { ada, bo, adas, first, inNext } = await atTheEnd(url);
    await wants(bo);
    await ada.until(wanted(1));
    clock += 60_000;
    // Nor is it among one's tables any more.
    expect((await adas.ask("GET", "/api/mine")).body).toMatchObject({ recent: [{ wants: [] }] });
    expect(await wants(ada)).toMatchObject({ ok: true, value: { match: first } });
    expect((await bo.until(wanted(0))).sight?.rematch).toEqual({ wants: [0], until: clock + 60_000 });
    await wants(bo);
    await Promise.all([ada, bo].map((one) => one.until(inNext)));
  });

  test("stands as long as a move may take where that is days", async () => {
    let clock = begun;
    const { url } = await opened({ limits: { reconcile: 10 } }, { now: () => clock });
    const { ada, bo, inNext } = await atTheEnd(url, { clock: 86_400 });
    await wants(bo);
    expect((await ada.until(wanted(1))).sight?.rematch).toEqual({ wants: [1], until: begun + 86_400_000 });
    clock += 86_399_000;
    await wants(ada);
    await Promise.all([ada, bo].map((one) => one.until(inNext)));
  });

  test("made before a restart expires after it", async () => {
    let clock = begun;
    const house = await opened({ limits: { reconcile: 10 } }, { now: () => clock });
    const { table, tokens, ada, bo } = await atTheEnd(house.url);
    await wants(bo);
    await ada.until(wanted(1));
    await house.stop();
    clock += 60_001;
    await house.start();
    await followed(house.url, table, tokens[0]).until(expired(1));
  });
});

describe("who is away", () => {
  test("plays no match they did not accept, however long they are away, and forfeits none", async () => {
    let clock = begun;
    const { url } = await opened({ limits: { reconcile: 10 } }, { now: () => clock });
    const { table, tokens, ada, bo, first } = await atTheEnd(url, { clock: 30 });
    ada.place.leave();
    await bo.until(({ here }) => here.length === 1);
    await wants(bo);
    clock += 86_400_000;
    const back = followed(url, table, tokens[0]);
    const { sight } = await back.until(expired(1));
    expect(sight).toMatchObject({ match: first, outcome: { ended: { seat: 0, how: "resigned" } } });
  });

  test("has asked in vain where moves are a matter of seconds: who accepts then asks them", async () => {
    const { url } = await opened();
    const { table, tokens, ada, bo, first, inNext } = await atTheEnd(url, { clock: 30 });
    await wants(ada);
    await bo.until(wanted(0));
    ada.place.leave();
    await bo.until(({ here }) => here.length === 1);
    expect(await wants(bo)).toMatchObject({ ok: true, value: { match: first } });
    await bo.until(wanted(1));
    const back = followed(url, table, tokens[0]);
    await back.until((now) => wanted(1)(now) && now.here.length === 2);
    await wants(back);
    await Promise.all([back, bo].map((one) => one.until(inNext)));
  });

  test.each([{}, { clock: 86_400 }])("is waited for where there is time: their wish counts (%o)", async (pace) => {
    const { url } = await opened();
    const { ada, bo, inNext } = await atTheEnd(url, pace);
    await wants(ada);
    await bo.until(wanted(0));
    ada.place.leave();
    await bo.until(({ here }) => here.length === 1);
    await wants(bo);
    await bo.until(inNext);
  });
});

describe("who shall not meet again", () => {
  const refused = { ok: false, refusal: { code: "cannot-rematch" } };

  test.each(["the one who asks", "the one who is asked"])("is refused, blocked by %s", async (by) => {
    const { url } = await opened();
    const { table, adas, bos, ada, bo, first } = await atTheEnd(url);
    const [blocker, seat] = by === "the one who asks" ? [bos, 0] : [adas, 1];
    expect(await blocker.ask("POST", `/api/tables/${table}/block`, { seat })).toMatchObject({ status: 200 });
    const answers = [await wants(bo), await wants(ada)];
    expect(answers).toMatchObject([refused, refused]);
    // Both get the same answer, which does not reveal who blocked whom.
    expect(answers[0]).toEqual(answers[1]);
    expect(ada.now.sight).toMatchObject({ match: first });
    expect(ada.now.sight?.rematch).toBeUndefined();
  });

  test("is refused where the block came after the wish, also between two others at the table", async () => {
    const { url } = await opened();
    const visitors = await Promise.all([0, 1, 2].map(() => Visitor.guest(url)));
    const seats = visitors.map(() => ({ kind: "open" as const }));
    const table = (await visitors[0]?.lay({ game: "dice-race", config: "seats=3", seats, watching: true })) ?? "";
    const people: Watcher[] = [];
    for (const visitor of visitors) people.push(followed(url, table, (await visitor.sit(table, "Somebody")).token));
    const [ada, bo, carl] = people;
    if (ada === undefined || bo === undefined || carl === undefined) throw new Error("nobody came");
    await Promise.all(people.map((one) => one.until(({ sight }) => sight !== undefined)));
    await ada.place.send({ kind: "resign" });
    await bo.place.send({ kind: "resign" });
    await carl.until(isOver);
    await wants(ada);
    await wants(bo);
    await carl.until(wanted(0, 1));
    await visitors[0]?.ask("POST", `/api/tables/${table}/block`, { seat: 1 });
    expect(await wants(carl)).toMatchObject(refused);
  });
});

test("alone with bots a rematch is one tap", async () => {
  const { url } = await opened();
  const visitor = await Visitor.guest(url);
  const seats = [{ kind: "open" as const }, { kind: "bot" as const, bot: "random" }];
  const table = await visitor.lay({ game: "dice-race", config: "target=20", seats, watching: true, clock: 30 });
  const ada = followed(url, table, (await visitor.sit(table, "Ada")).token);
  await ada.until(({ sight }) => sight !== undefined);
  await ada.place.send({ kind: "resign" });
  const first = (await ada.until(isOver)).sight?.match;
  await wants(ada);
  await ada.until(({ sight }) => sight !== undefined && sight.match !== first && sight.outcome === undefined);
});

test("a wish outlives the server, and sent twice it is one; what is taken back stays so when it is sent again", async () => {
  const house = await opened();
  const { url } = house;
  const { table, tokens, ada, bo, first, inNext } = await atTheEnd(url);
  const twice = followed(url, table, tokens[1], stammeringLineTo(url));
  await twice.until(isOver);
  await wants(twice);
  await declines(twice);
  await wants(twice);
  await ada.until(wanted(1));
  const { version } = ada.now.sight ?? {};
  await house.restart();
  const back = followed(url, table, tokens[0]);
  expect((await back.until(isOver)).sight).toMatchObject({ match: first, version, rematch: { wants: [1] } });
  await wants(back);
  await Promise.all([back, bo].map((one) => one.until(inNext)));
});

test("a wish that could not be kept is refused and told to nobody", async () => {
  let failing = false;
  const around = (store: OnlineStore): OnlineStore => ({
    ...store,
    commit: (batch, how) => (failing ? Promise.reject(new Error("disk I/O error")) : store.commit(batch, how)),
  });
  const { url } = await opened({}, { around });
  const { ada, bo, first, inNext } = await atTheEnd(url);
  failing = true;
  expect(await wants(bo)).toMatchObject({ ok: false, refusal: { code: "not-kept" } });
  failing = false;
  await wants(bo);
  await ada.until(wanted(1));
  failing = true;
  expect(await wants(ada)).toMatchObject({ ok: false, refusal: { code: "not-kept" } });
  expect(ada.now.sight).toMatchObject({ match: first, rematch: { wants: [1] } });
  failing = false;
  await wants(ada);
  await Promise.all([ada, bo].map((one) => one.until(inNext)));
});

describe("two nodes on one database", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  test("people on different nodes who ask at the same time both have, and one match begins", async () => {
    const keep = { kind: "postgres" as const, url: await cluster.fresh() };
    const [left, right] = [(await opened({ keep })).url, (await opened({ keep })).url];
    const { table, tokens } = await twoAt(left, "dice-race", "target=20");
    const [ada, bo] = [followed(left, table, tokens[0]), followed(right, table, tokens[1])];
    await Promise.all([ada, bo].map((one) => one.until(({ sight }) => sight !== undefined)));
    for (let round = 0; round < 10; round++) {
      const match = ada.now.sight?.match;
      await ada.place.send({ kind: "resign" });
      await Promise.all([ada, bo].map((one) => one.until(isOver)));
      const answers = await Promise.all([wants(ada), wants(bo)]);
      expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
      const next = await Promise.all(
        [ada, bo].map((one) => one.until(({ sight }) => sight !== undefined && sight.match !== match)),
      );
      expect(next[0]?.sight?.match).toBe(next[1]?.sight?.match);
    }
  });

  test("an offer expires once, on both nodes", async () => {
    let clock = begun;
    const how = [{ limits: { reconcile: 10 } }, { now: () => clock }] as const;
    const keep = { kind: "postgres" as const, url: await cluster.fresh() };
    const [left, right] = [
      (await opened({ ...how[0], keep }, how[1])).url,
      (await opened({ ...how[0], keep }, how[1])).url,
    ];
    const { table, tokens } = await twoAt(left, "dice-race", "target=20");
    const [ada, bo] = [followed(left, table, tokens[0]), followed(right, table, tokens[1])];
    await Promise.all([ada, bo].map((one) => one.until(({ sight }) => sight !== undefined)));
    await ada.place.send({ kind: "resign" });
    await Promise.all([ada, bo].map((one) => one.until(isOver)));
    await wants(ada);
    const { version = 0 } = (await bo.until(wanted(0))).sight ?? {};
    clock += 60_001;
    const told = await Promise.all([ada, bo].map((one) => one.until(expired(0))));
    expect(told.map(({ sight }) => sight?.version)).toEqual([version + 1, version + 1]);
    // The next offer is the very next version: nobody has cleared it twice.
    await wants(bo);
    expect((await ada.until(wanted(1))).sight?.version).toBe(version + 2);
  });

  test("of taking back and accepting at the same time one comes first: acknowledged both, never both", async () => {
    const keep = { kind: "postgres" as const, url: await cluster.fresh() };
    const [left, right] = [(await opened({ keep })).url, (await opened({ keep })).url];
    const { table, tokens } = await twoAt(left, "dice-race", "target=20");
    const [ada, bo] = [followed(left, table, tokens[0]), followed(right, table, tokens[1])];
    await Promise.all([ada, bo].map((one) => one.until(({ sight }) => sight !== undefined)));
    for (let round = 0; round < 10; round++) {
      const match = ada.now.sight?.match;
      await ada.place.send({ kind: "resign" });
      await Promise.all([ada, bo].map((one) => one.until(isOver)));
      await wants(ada);
      await bo.until(wanted(0));
      const [back, accepted] = await Promise.all([declines(ada), wants(bo)]);
      expect(accepted).toMatchObject({ ok: true });
      if (back.ok) {
        // Bo has made an offer now, and Ada may still accept.
        expect(accepted).toMatchObject({ value: { match } });
        await ada.until(wanted(1));
        await wants(ada);
      } else expect(back).toMatchObject({ refusal: { code: "gone-on" } });
      await Promise.all([ada, bo].map((one) => one.until(({ sight }) => sight?.match !== match)));
    }
  });
});
