/** Fair clocks: time per match with increments, days off, and time in which no server was running. */
import { readMessage, tableSchema } from "@turnlight/wire";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { afterCounted, countedBetween, mergedPauses } from "../tables/pauses.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { draw, lineTo, openHouse, type TestHouse, twoAt, type Visitor, Watcher } from "./support/house.ts";

const begun = 1_800_000_000_000;
const day = 86_400_000;
let now = begun;
let house: TestHouse | undefined;
let cluster: Cluster | undefined;
const lines: { close(): void }[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await house?.close();
  house = undefined;
  now = begun;
});
afterAll(async () => cluster?.stop());

const limits = { ...generousLimits, reconcile: 10 };
const opened = async (keep?: "postgres"): Promise<TestHouse> => {
  const url = keep === undefined ? undefined : await cluster?.fresh();
  house = await openHouse(
    { limits, ...(url !== undefined && { keep: { kind: "postgres", url } }) },
    { now: () => now },
  );
  return house;
};

const followed = (url: string, table: string, token?: string): Watcher => {
  const line = lineTo(url);
  lines.push(line);
  return new Watcher(line, table, token);
};

const clockOf = (watcher: Watcher | undefined, seat: number) =>
  watcher?.now.clocks?.find((clock) => clock.seat === seat);

const stateOf = async (visitor: Visitor, table: string) => {
  const read = readMessage(tableSchema, (await visitor.ask("GET", `/api/tables/${table}`)).body);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

test("pauses count for nothing, however they overlap", () => {
  const dice = draw("pauses");
  for (let i = 0; i < 300; i++) {
    const pauses = Array.from({ length: dice.below(5) }, () => {
      const from = dice.below(100);
      return { from, to: from + dice.below(40) };
    });
    const [from, lasting] = [dice.below(100), dice.below(100)];
    // Second by second, as it was meant.
    const counts = (at: number) => !pauses.some((pause) => at >= pause.from && at < pause.to);
    let at = from;
    for (let left = lasting; left > 0; at += 1) if (counts(at)) left -= 1;
    expect(afterCounted(from, lasting, pauses)).toBeGreaterThanOrEqual(at);
    expect(countedBetween(from, afterCounted(from, lasting, pauses), pauses)).toBe(lasting);
    const merged = mergedPauses(pauses);
    for (const [n, pause] of merged.entries()) expect(pause.from).toBeGreaterThan(merged[n - 1]?.to ?? -1);
  }
});

test("with an increment, time is per match, every move adds some, and the other's clock stands still", async () => {
  const { url } = await opened();
  const { table, tokens } = await twoAt(url, "zonk", "target=5000", { clock: 60, increment: 5 });
  const players = tokens.map((token) => followed(url, table, token));
  const [first] = await Promise.all(players.map((one) => one.until(({ clocks }) => clocks !== undefined)));
  const seat = first?.sight?.waiting[0] ?? 0;
  const [mover, other] = [players[seat], players[1 - seat]];
  expect(clockOf(mover, seat)).toEqual({ seat, runsOut: begun + 60_000 });
  expect(clockOf(mover, 1 - seat)).toEqual({ seat: 1 - seat, left: 60_000 });
  // Every move of the turn charges the time since the last one, and adds five seconds.
  let used = 0;
  let moves = 0;
  while (mover?.now.sight?.waiting.includes(seat) === true) {
    now += 7000;
    used += 7000;
    moves += 1;
    const text = mover.now.sight.moves?.at(-1) ?? "";
    const done = await mover.place.send({ kind: "play", text });
    const version = done.ok ? done.value.version : 0;
    await Promise.all(players.map((one) => one.until(({ sight }) => (sight?.version ?? 0) >= version)));
  }
  const left = 60_000 - used + 5000 * moves;
  await other?.until(() => clockOf(other, seat)?.left === left);
  expect(clockOf(other, 1 - seat)).toEqual({ seat: 1 - seat, runsOut: now + 60_000 });
  // The same from the log alone.
  await house?.restart();
  await other?.until(() => clockOf(other, seat)?.left === left);
  now += 60_001;
  await other?.until(({ sight }) => sight?.outcome !== undefined);
  expect(other?.now.sight?.departures).toEqual([{ seat: 1 - seat, how: "forfeited" }]);
});

test("an increment needs a time for the match, and days off need a slow clock", async () => {
  const { url } = await opened();
  const { ada } = await twoAt(url, "dice-race");
  const seats = [{ kind: "open" }, { kind: "open" }];
  const asked = { game: "dice-race", config: "", seats, watching: true };
  for (const [more, code] of [
    [{ increment: 5 }, "bad-clock"],
    [{ increment: 5, clock: 86_400 }, "bad-clock"],
    [{ vacation: 5 }, "no-vacation"],
    [{ vacation: 5, clock: 60 }, "no-vacation"],
  ] as const)
    expect((await ada.ask("POST", "/api/tables", { ...asked, ...more })).body).toMatchObject({ refusal: { code } });
});

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  const keep = kind === "postgres" ? kind : undefined;

  test("time in which the server was down or stopping does not count", async () => {
    const { url, stop, start } = await opened(keep);
    const { table, tokens } = await twoAt(url, "dice-race", "", { clock: 60 });
    const players: readonly [Watcher, Watcher] = [followed(url, table, tokens[0]), followed(url, table, tokens[1])];
    const { sight } = await players[0].until(({ runsOut }) => runsOut === begun + 60_000);
    const seat = sight?.waiting[0] ?? 0;
    now += 50_000;
    await stop();
    now += 600_000;
    await start();
    await players[0].until(({ runsOut }) => runsOut === begun + 660_000);
    expect(players[0].now.sight?.outcome).toBeUndefined();
    // What is left of the minute runs from here on.
    now += 10_001;
    await players[0].until((later) => later.sight?.outcome !== undefined);
    expect(players[0].now.sight?.departures).toEqual([{ seat, how: "forfeited" }]);
  });

  test("a player on vacation keeps their time, and may take as many days as the table says", async () => {
    const { url } = await opened(keep);
    const { table, ada, bo, tokens } = await twoAt(url, "dice-race", "", { clock: 86_400, vacation: 5 });
    const players: readonly [Watcher, Watcher] = [followed(url, table, tokens[0]), followed(url, table, tokens[1])];
    const { sight } = await players[0].until(({ runsOut }) => runsOut === begun + day);
    const seat = sight?.waiting[0] ?? 0;
    const [mover, other] = seat === 0 ? [ada, bo] : [bo, ada];
    expect(await stateOf(ada, table)).toMatchObject({ vacation: 5, vacationLeft: [5, 5] });
    const off = (who: Visitor, days: number) => who.ask("POST", `/api/tables/${table}/vacation`, { days });
    expect((await off(mover, 6)).body).toMatchObject({ refusal: { code: "too-many-days", values: { left: 5 } } });
    expect((await off(mover, 3)).body).toMatchObject({ vacations: [{ seat, until: begun + 3 * day }] });
    await players[0].until(({ runsOut }) => runsOut === begun + 4 * day);
    // Back after a day: what was not taken is left.
    now += day;
    expect((await off(mover, 0)).body).not.toHaveProperty("vacations");
    await players[0].until(({ runsOut }) => runsOut === begun + 2 * day);
    const left = seat === 0 ? [4, 5] : [5, 4];
    expect(await stateOf(ada, table)).toMatchObject({ vacationLeft: left });
    // The other's days off do not stop this clock.
    await off(other, 2);
    now += day - 1;
    expect((await stateOf(ada, table)).over).toBeUndefined();
    now += 2;
    await players[0].until((later) => later.sight?.outcome !== undefined);
    expect(players[0].now.sight?.departures).toEqual([{ seat, how: "forfeited" }]);
  });
});
