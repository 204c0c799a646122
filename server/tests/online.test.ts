/** Online tables over HTTP and WebSocket. */
import { pick } from "@turnlight/kernel";
import { readMessage, recordSchema } from "@turnlight/wire";
import { afterEach, beforeEach, expect, test } from "vitest";
import { draw, lineTo, openHouse, stammeringLineTo, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";

let house: TestHouse | undefined;
const lines: { close(): void }[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await house?.close();
  house = undefined;
});

/** Moves that were acknowledged in this test. */
let sentMoves = 0;
beforeEach(() => {
  sentMoves = 0;
});

const followed = (url: string, table: string, token?: string): Watcher => {
  const line = lineTo(url);
  lines.push(line);
  return new Watcher(line, table, token);
};

/** The player to move plays any move, until the match is over. */
const playOn = async (players: readonly Watcher[], name: string, moves = Number.POSITIVE_INFINITY): Promise<void> => {
  const dice = draw(name);
  for (let i = 0; i < moves; i++) {
    const newest = Math.max(...players.map(({ now }) => now.sight?.version ?? 0));
    const sights = await Promise.all(
      players.map((player) => player.until(({ sight }) => (sight?.version ?? -1) >= newest)),
    );
    if (sights[0]?.sight?.outcome !== undefined) return;
    const player = players.find(({ now: { sight, viewer } }) => sight?.waiting.some((seat) => seat === viewer));
    const { sight } = player?.now ?? {};
    if (player === undefined || sight === undefined) throw new Error("it is nobody's turn");
    const done = await player.place.send({ kind: "play", text: pick(dice, sight.moves ?? []) });
    expect(done).toMatchObject({ ok: true });
    sentMoves += 1;
    if (done.ok)
      await Promise.all(players.map((one) => one.until((now) => (now.sight?.version ?? 0) >= done.value.version)));
  }
};

test("two people play a whole match, are told every version, and can check its dice", async () => {
  house = await openHouse();
  const { url } = house;
  const { table, tokens } = await twoAt(url, "dice-race", "target=30");
  const players = tokens.map((token) => followed(url, table, token));
  const spectator = followed(url, table);
  await playOn(players, "whole match");
  const end = await spectator.until(({ sight }) => sight?.outcome !== undefined);
  for (const { versions } of [...players, spectator])
    expect(versions).toEqual(Array.from({ length: versions.length }, (_, i) => (versions[0] ?? 0) + i));
  expect(players.map(({ now }) => now.viewer)).toEqual([0, 1]);
  const visitor = new Visitor(url);
  expect((await visitor.ask("GET", `/api/tables/${table}/record`)).body).toMatchObject({
    game: "dice-race",
    seed: end.sight?.seed,
    fair: { server: end.sight?.seed, phrases: [null, null] },
    players: [{ name: "Ada" }, { name: "Bo" }],
  });
});

test("a server that is started again goes on where it was, and everybody is back by themselves", async () => {
  house = await openHouse();
  const { url } = house;
  const { table, tokens } = await twoAt(url, "dice-race", "target=60");
  const players = tokens.map((token) => followed(url, table, token));
  await playOn(players, "before", 6);
  const before = players.map(({ now }) => now.sight?.version);
  await house.restart();
  await playOn(players, "after");
  for (const [i, { versions, now }] of players.entries()) {
    expect(now.sight?.outcome).toBeDefined();
    expect(versions.filter((version) => version <= (before[i] ?? 0)).at(-1)).toBe(before[i]);
    // A reconnected client gets what came after its version, and nothing twice.
    expect(new Set(versions).size).toBe(versions.length);
  }
});

test("somebody who sends everything twice plays everything once", async () => {
  house = await openHouse();
  const { url } = house;
  const { table, tokens } = await twoAt(url, "dice-race", "target=30");
  const players = tokens.map((token) => {
    const line = stammeringLineTo(url);
    lines.push(line);
    return new Watcher(line, table, token);
  });
  await playOn(players, "twice");
  const { body } = await new Visitor(url).ask("GET", `/api/tables/${table}/record`);
  const record = readMessage(recordSchema, body);
  if (!record.ok) throw new Error(record.refusal.reason);
  const mine = record.value.entries.filter(({ by }) => typeof by === "number");
  expect(mine).toHaveLength(sentMoves);
});

test("a rematch that all want takes everybody along, and a command for the match before is still answered", async () => {
  house = await openHouse();
  const { url } = house;
  const { table, tokens } = await twoAt(url, "dice-race", "target=10");
  const [ada, bo] = tokens.map((token) => followed(url, table, token));
  if (ada === undefined || bo === undefined) throw new Error("nobody came");
  await ada.until(({ sight }) => sight !== undefined);
  const first = ada.now.sight?.match;
  expect(await ada.place.send({ kind: "rematch" })).toMatchObject({ ok: false, refusal: { code: "not-over" } });
  expect(await ada.place.send({ kind: "resign" })).toMatchObject({ ok: true });
  await bo.until(({ sight }) => sight?.outcome !== undefined);
  for (const one of [bo, ada]) expect(await one.place.send({ kind: "rematch" })).toMatchObject({ ok: true });
  const next = await ada.until(({ sight }) => sight !== undefined && sight.match !== first);
  expect(next.sight?.outcome).toBeUndefined();
  await bo.until(({ sight }) => sight?.match === next.sight?.match);
  await playOn([ada, bo], "rematch");
  const visitor = new Visitor(url);
  const records = await Promise.all(
    ["", `?match=${first}`].map((query) => visitor.ask("GET", `/api/tables/${table}/record${query}`)),
  );
  expect(records.map(({ status }) => status)).toEqual([200, 200]);
  expect(records[0]?.body).not.toEqual(records[1]?.body);
});

test("a bot sits where it was asked to, is called one, and moves", async () => {
  house = await openHouse();
  const { url } = house;
  const ada = await Visitor.guest(url);
  const table = await ada.lay({
    game: "dice-race",
    config: "target=20",
    seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
    watching: true,
  });
  const { token } = await ada.sit(table, "Ada");
  const player = followed(url, table, token);
  const dice = draw("against a bot");
  for (;;) {
    const { sight } = await player.until(({ sight }) => sight?.outcome !== undefined || sight?.waiting[0] === 0);
    if (sight === undefined || sight.outcome !== undefined) break;
    await player.place.send({ kind: "play", text: pick(dice, sight.moves ?? []) });
  }
  expect(player.now.table?.seats[1]).toEqual({ kind: "bot", bot: "random", name: "random" });
  expect(player.now.sight?.laid.sitters[1]?.kind).toBe("bot");
});
