/** Stopping a match by agreement, spectators' names, and games with one clock per seat. */
import { games } from "@turnlight/games";
import { Match } from "@turnlight/kernel";
import { readMessage, recordSchema, type ServerConnection, type TableState, tableSchema } from "@turnlight/wire";
import { afterEach, describe, expect, test } from "vitest";
import { lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";

let house: TestHouse;
const lines: ServerConnection[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await house.close();
});

const followed = (table: string, token?: string): Watcher => {
  const line = lineTo(house.url);
  lines.push(line);
  return new Watcher(line, table, token);
};
const playing = ({ sight }: Watcher["now"]): boolean => sight !== undefined;

const stateIn = (body: unknown): TableState => {
  const read = readMessage(tableSchema, body);
  if (!read.ok) throw new Error(JSON.stringify(body));
  return read.value;
};

describe("stopping together", () => {
  const would = async (visitor: Visitor, table: string, agrees: boolean): Promise<TableState> =>
    stateIn((await visitor.ask("POST", `/api/tables/${table}/stop`, { agrees })).body);

  test("the match ends without a result when everybody agrees, and its record says so", async () => {
    house = await openHouse();
    const { table, ada, bo, tokens } = await twoAt(house.url, "dice-race", "target=50");
    const watcher = followed(table, tokens[0]);
    await watcher.until(playing);
    expect(await would(ada, table, true)).toMatchObject({ stopping: [0] });
    expect(watcher.now.sight?.outcome).toBeUndefined();
    await would(bo, table, true);
    const { sight } = await watcher.until((now) => now.sight?.outcome !== undefined);
    expect(sight?.outcome).toEqual({ scores: [0, 0], stopped: true });
    expect(sight?.waiting).toEqual([]);
    await watcher.until((now) => now.table?.over === true);
    expect(watcher.now.table?.stopping).toBeUndefined();
    const record = readMessage(recordSchema, (await ada.ask("GET", `/api/tables/${table}/record`)).body);
    if (!record.ok) throw new Error(record.refusal.reason);
    expect(record.value.entries.at(-1)).toMatchObject({ by: "host", move: "stop" });
    const game = await games["dice-race"]?.();
    if (game === undefined) throw new Error("there is no dice race");
    const again = Match.resume(game.rules, record.value, { verify: true });
    expect(again.ok && again.value.match.outcome).toEqual({ scores: [0, 0], stopped: true });
    // And a rematch follows.
    for (const one of [watcher, followed(table, tokens[1])]) {
      await one.until((now) => now.sight !== undefined);
      expect(await one.place.send({ kind: "rematch" })).toMatchObject({ ok: true });
    }
    await watcher.until((now) => now.sight !== undefined && now.sight.outcome === undefined);
  });

  test("who offered may take it back, who was asked may play on, and an offer outlives the server", async () => {
    house = await openHouse();
    const { table, ada, bo, tokens } = await twoAt(house.url, "hidden-number", "highest=3");
    const watcher = followed(table, tokens[1]);
    await watcher.until(playing);
    expect(await would(ada, table, true)).toMatchObject({ stopping: [0] });
    expect((await would(ada, table, false)).stopping).toBeUndefined();
    await would(bo, table, true);
    expect((await would(ada, table, false)).stopping).toBeUndefined();
    await would(ada, table, true);
    await house.restart();
    const { table: kept } = await followed(table, tokens[0]).until((now) => now.table !== undefined);
    expect(kept).toMatchObject({ stopping: [0] });
    await would(bo, table, true);
    await watcher.until((now) => now.sight?.outcome?.stopped === true);
  });

  test("nobody without a seat is asked, and bots are not", async () => {
    house = await openHouse();
    const ada = await Visitor.guest(house.url);
    const table = await ada.lay({
      game: "dice-race",
      config: "seats=3",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }, { kind: "open" }],
      watching: true,
    });
    await ada.sit(table, "Ada");
    expect(await ada.ask("POST", `/api/tables/${table}/stop`, { agrees: true })).toMatchObject({
      body: { refusal: { code: "not-begun" } },
    });
    const bo = await Visitor.guest(house.url);
    const { token } = await bo.sit(table, "Bo");
    const watcher = followed(table, token);
    await watcher.until(playing);
    const carl = await Visitor.guest(house.url);
    expect(await carl.ask("POST", `/api/tables/${table}/stop`, { agrees: true })).toMatchObject({
      body: { refusal: { code: "no-right" } },
    });
    await would(ada, table, true);
    await would(bo, table, true);
    const { sight } = await watcher.until((now) => now.sight?.outcome !== undefined);
    expect(sight?.outcome).toEqual({ scores: [0, 0, 0], stopped: true });
  });
});

test.each([1, 3, 5])("a pace of %i days runs out when they are over, and not before", async (days) => {
  let clock = 1_800_000_000_000;
  const pace = days * 86_400;
  house = await openHouse({ limits: { reconcile: 10 } }, { now: () => clock });
  const { table, ada, bo, tokens } = await twoAt(house.url, "dice-race", "", { clock: pace });
  const watcher = followed(table, tokens[0]);
  const { runsOut, sight } = await watcher.until((now) => now.runsOut !== undefined);
  expect(runsOut).toBe(clock + pace * 1000);
  clock += pace * 1000 - 1;
  const own = await (sight?.waiting[0] === 0 ? ada : bo).ask("GET", "/api/mine");
  expect(own.body).toMatchObject({ tables: [{ waiting: sight?.waiting, since: 1_800_000_000_000 }] });
  clock += 1;
  const end = await watcher.until((now) => now.sight?.outcome !== undefined);
  expect(end.sight?.outcome?.ended).toEqual({ seat: sight?.waiting[0], how: "forfeited" });
});

test("those who look on are counted, and named where they have a decent name", async () => {
  house = await openHouse();
  const { table, tokens } = await twoAt(house.url, "dice-race");
  const ada = followed(table, tokens[0]);
  const look = (name: string | undefined): void => {
    const line = lineTo(house.url, () => undefined, name);
    lines.push(line);
    new Watcher(line, table);
  };
  look("Carl");
  await ada.until(({ watchers }) => watchers === 1);
  look(undefined);
  look("h3ll fuck");
  const { names, watchers } = await ada.until((now) => now.watchers === 3);
  expect({ names, watchers }).toEqual({ names: ["Carl"], watchers: 3 });
});

describe("side by side", () => {
  test("each plays on their own board, over a restart, and the results are compared", async () => {
    house = await openHouse();
    const { table, tokens } = await twoAt(house.url, "wisp-side-by-side", "seats=2");
    const [ada, bo] = tokens.map((token) => followed(table, token));
    if (ada === undefined || bo === undefined) throw new Error("nobody came");
    await Promise.all([ada, bo].map((one) => one.until(playing)));
    const play = async (who: Watcher, moves: readonly string[]): Promise<void> => {
      for (const text of moves) expect(await who.place.send({ kind: "play", text })).toMatchObject({ ok: true });
    };
    const line = ["N", "NE", "E", "S", "W", "W"];
    await play(bo, line.slice(0, 2));
    const seen = await ada.until(({ sight }) => JSON.stringify(sight?.view).includes('"moves":2'));
    expect(seen.sight?.view).toMatchObject({ back: 0, boards: [{ moves: 0 }, { moves: 2 }] });
    await house.restart();
    await play(bo, line.slice(2));
    await play(ada, ["N", "undo", ...line]);
    const { sight } = await bo.until((now) => now.sight?.outcome !== undefined);
    expect(sight?.outcome).toEqual({ scores: [0, 0] });
    expect(sight?.view).toMatchObject({
      boards: [
        { stands: "done", moves: 6 },
        { stands: "done", moves: 6 },
      ],
    });
  });

  test("each has a clock of their own: who moves keeps theirs running, who does not is out", async () => {
    let clock = 1_800_000_000_000;
    house = await openHouse({ limits: { reconcile: 10 } }, { now: () => clock });
    const { table, tokens } = await twoAt(house.url, "wisp-side-by-side", "seats=2", { clock: 60 });
    const [ada, bo] = tokens.map((token) => followed(table, token));
    if (ada === undefined || bo === undefined) throw new Error("nobody came");
    const begun = clock;
    await Promise.all([ada, bo].map((one) => one.until(({ runsOut }) => runsOut === begun + 60_000)));
    clock += 40_000;
    expect(await ada.place.send({ kind: "play", text: "N" })).toMatchObject({ ok: true });
    await ada.until(({ runsOut }) => runsOut === begun + 100_000);
    await bo.until(({ runsOut, sight }) => sight?.version === 1 && runsOut === begun + 60_000);
    clock += 20_000;
    const { sight } = await ada.until((now) => now.sight?.outcome !== undefined);
    expect(sight?.outcome?.ended).toEqual({ seat: 1, how: "forfeited" });
  });
});

describe("when everybody's time is up", () => {
  const begun = 1_800_000_000_000;

  test.each(["head", "hidden-number"])(
    "both still hide something in %s: nobody wins or loses, which is kept and replays",
    async (name) => {
      let clock = begun;
      house = await openHouse({ limits: { reconcile: 10 } }, { now: () => clock });
      const { table, ada, tokens } = await twoAt(house.url, name, "", { clock: 60 });
      const [one, two] = tokens.map((token) => followed(table, token));
      if (one === undefined || two === undefined) throw new Error("nobody came");
      await Promise.all([one, two].map((watcher) => watcher.until(({ runsOut }) => runsOut === begun + 60_000)));
      expect(one.now.sight?.waiting).toEqual([0, 1]);
      clock += 60_000;
      const departures = [0, 1].map((seat) => ({ seat, how: "forfeited" }));
      for (const watcher of [one, two]) {
        const { sight } = await watcher.until((now) => now.sight?.outcome !== undefined);
        expect(sight?.outcome).toEqual({ scores: [0, 0], stopped: true });
        expect(sight?.departures).toEqual(departures);
      }
      await house.restart();
      const { sight } = await followed(table, tokens[0]).until((now) => now.sight !== undefined);
      expect(sight).toMatchObject({ outcome: { scores: [0, 0], stopped: true }, departures });
      const record = readMessage(recordSchema, (await ada.ask("GET", `/api/tables/${table}/record`)).body);
      if (!record.ok) throw new Error(record.refusal.reason);
      expect(record.value.entries).toEqual([{ n: 1, by: "host", move: "forfeit 0 1", at: begun + 60_000 }]);
      const game = await games[name]?.();
      if (game === undefined) throw new Error(`there is no ${name}`);
      const again = Match.resume(game.rules, record.value, { verify: true });
      expect(again.ok && again.value.match.outcome).toEqual({ scores: [0, 0], stopped: true });
    },
  );

  test("whoever's time was up first is out, also where the server looks only when everybody's is", async () => {
    let clock = begun;
    house = await openHouse({ limits: { reconcile: 10 } }, { now: () => clock });
    const { table, tokens } = await twoAt(house.url, "wisp-side-by-side", "seats=2", { clock: 60 });
    const [ada, bo] = tokens.map((token) => followed(table, token));
    if (ada === undefined || bo === undefined) throw new Error("nobody came");
    await Promise.all([ada, bo].map((one) => one.until(playing)));
    // A millisecond later than the beginning: Ada has that much more time.
    clock += 1;
    expect(await ada.place.send({ kind: "play", text: "N" })).toMatchObject({ ok: true });
    clock += 600_000;
    const { sight } = await ada.until((now) => now.sight?.outcome !== undefined);
    expect(sight?.outcome).toEqual({ scores: [1, 0], ended: { seat: 1, how: "forfeited" } });
  });

  test("two who run out at the same moment are both out, and who is done wins", async () => {
    let clock = begun;
    house = await openHouse({ limits: { reconcile: 10 } }, { now: () => clock });
    const visitors = await Promise.all(["Ada", "Bo", "Carl"].map(() => Visitor.guest(house.url)));
    const seats = visitors.map(() => ({ kind: "open" as const }));
    const asked = { game: "wisp-side-by-side", config: "seats=3", seats, watching: true, clock: 60 };
    const table = (await visitors[0]?.lay(asked)) ?? "";
    const tokens: string[] = [];
    for (const visitor of visitors) tokens.push((await visitor.sit(table, "Somebody")).token);
    const carl = followed(table, tokens[2]);
    await carl.until(playing);
    for (const text of ["N", "NE", "E", "S", "W", "W"])
      expect(await carl.place.send({ kind: "play", text })).toMatchObject({ ok: true });
    expect((await carl.until(({ sight }) => sight?.waiting.length === 2)).sight?.waiting).toEqual([0, 1]);
    clock += 60_000;
    const { sight } = await carl.until((now) => now.sight?.outcome !== undefined);
    expect(sight?.outcome).toMatchObject({ scores: [0, 0, 1] });
    expect(sight?.departures.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});
