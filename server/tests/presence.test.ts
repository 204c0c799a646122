/** Who is told of whom: connected, reconnecting or away, what they are doing, and who has a table's link open. */
import { afterEach, expect, test } from "vitest";
import { generousLimits as generous } from "./support/generous.ts";
import { lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

let house: TestHouse | undefined;
const lines: { close(): void }[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await house?.close();
  house = undefined;
});

const followed = (url: string, table: string, token?: string, called?: string): Watcher => {
  const line = lineTo(url, undefined, called);
  lines.push(line);
  return new Watcher(line, table, token);
};

const stateOf = (watcher: Watcher, seat: number) => watcher.now.presence?.find((one) => one.seat === seat)?.state;

test("whoever leaves is away at once; whose line is lost is reconnecting, and away after a while", async () => {
  let now = 1_800_000_000_000;
  house = await openHouse({ limits: { ...generous, reconnecting: 30_000, reconcile: 10 } }, { now: () => now });
  const { url } = house;
  const { table, tokens } = await twoAt(url, "dice-race", "target=30");
  const ada = followed(url, table, tokens[0]);
  await ada.until(() => stateOf(ada, 0) === "connected" && stateOf(ada, 1) === "away");
  const left = followed(url, table, tokens[1]);
  await ada.until(() => stateOf(ada, 1) === "connected");
  left.place.leave();
  await ada.until(() => stateOf(ada, 1) === "away");
  const lost = new RawSocket(url);
  await lost.opened;
  await lost.answer({ kind: "watch", id: "w", table, token: tokens[1] });
  await ada.until(() => stateOf(ada, 1) === "connected");
  now += 5000;
  lost.socket.terminate();
  await ada.until(() => stateOf(ada, 1) === "reconnecting");
  expect(ada.now.presence?.[1]).toEqual({ seat: 1, state: "reconnecting", since: now });
  now += 30_000;
  await ada.until(() => stateOf(ada, 1) === "away");
});

test("a client that falls silent is dropped soon if it asked to be checked, and the others are told", async () => {
  house = await openHouse({ limits: { ...generous, pongPatience: 100 } });
  const { url } = house;
  const { table, tokens } = await twoAt(url, "dice-race", "target=30");
  const ada = followed(url, table, tokens[0]);
  const silent = new RawSocket(url);
  await silent.opened;
  await silent.answer({ kind: "watch", id: "w", table, token: tokens[1] });
  await ada.until(() => stateOf(ada, 1) === "connected");
  await silent.answer({ kind: "ping", id: "p", every: 1000 });
  // A black hole: nothing is read and nothing answered, and the connection is never closed.
  silent.socket.pause();
  await ada.until(() => stateOf(ada, 1) === "reconnecting");
  silent.socket.terminate();
});

test("others see which dice somebody holds in Zonk, and in other games only that they think", async () => {
  house = await openHouse({ limits: generous });
  const { url } = house;
  for (const [game, config] of [
    ["zonk", "target=500"],
    ["hidden-number", "highest=3"],
  ] as const) {
    const { table, tokens } = await twoAt(url, game, config);
    const players = tokens.map((token) => followed(url, table, token));
    const [first] = await Promise.all(players.map((one) => one.until(({ sight }) => sight !== undefined)));
    const seat = first?.sight?.waiting[0] ?? 0;
    const match = first?.sight?.match;
    const other = players[1 - seat];
    const raw = new RawSocket(url);
    await raw.opened;
    await raw.answer({ kind: "watch", id: "w", table, token: tokens[seat] });
    const holding = { kind: "holding", dice: [0, 3] };
    const answer = await raw.answer({ kind: "intent", id: "i", table, match, intent: holding });
    if (game === "zonk") {
      expect(answer).toBe("done");
      await other?.until(({ intents }) => JSON.stringify(intents) === JSON.stringify([{ seat, intent: holding }]));
    } else {
      expect(answer).toBe("secret-intent");
      players[seat]?.place.intend({ kind: "thinking" });
      await other?.until(({ intents }) => intents?.[0]?.intent.kind === "thinking");
    }
    raw.socket.terminate();
  }
});

test("only somebody to move can show what they are doing, and nobody who watches", async () => {
  house = await openHouse({ limits: generous });
  const { url } = house;
  const { table, tokens } = await twoAt(url, "dice-race", "target=30");
  const ada = followed(url, table, tokens[0]);
  const { sight } = await ada.until((now) => now.sight !== undefined);
  const resting = 1 - (sight?.waiting[0] ?? 0);
  const raw = new RawSocket(url);
  await raw.opened;
  const intent = { kind: "intent", table, match: sight?.match, intent: { kind: "thinking" } };
  await raw.answer({ kind: "watch", id: "w", table, token: tokens[resting] });
  expect(await raw.answer({ ...intent, id: "i1" })).toBe("not-your-turn");
  await raw.answer({ kind: "watch", id: "w2", table });
  expect(await raw.answer({ ...intent, id: "i2" })).toBe("only-watching");
  raw.socket.terminate();
});

test("a spectator cannot resign, and is told why", async () => {
  house = await openHouse({ limits: generous });
  const { url } = house;
  const { table } = await twoAt(url, "dice-race", "target=30");
  const spectator = followed(url, table);
  await spectator.until(({ sight }) => sight !== undefined);
  expect(await spectator.place.send({ kind: "resign" })).toMatchObject({
    ok: false,
    refusal: { code: "only-watching" },
  });
});

test("whoever waits sees the friend open the link and choose a name, even where nobody may watch", async () => {
  house = await openHouse({ limits: generous });
  const { url } = house;
  const ada = await Visitor.guest(url);
  const seats = [{ kind: "open" as const }, { kind: "open" as const }];
  const table = await ada.lay({ game: "dice-race", config: "target=30", seats, watching: false });
  const { token } = await ada.sit(table, "Ada");
  const waiting = followed(url, table, token);
  await waiting.until(({ here }) => here.length === 1);
  const friend = followed(url, table);
  await waiting.until(({ watchers }) => watchers === 1);
  friend.place.call("  Bo ");
  await waiting.until(({ names }) => names[0] === "Bo");
  // A name nobody may have is not shown.
  friend.place.call("\u202eBo");
  await waiting.until(({ names, watchers }) => names.length === 0 && watchers === 1);
  // The match begins with somebody else: the friend sees that the table is full, and nothing of the match.
  const cy = await Visitor.guest(url);
  const seat = await cy.sit(table, "Cy");
  const playing = followed(url, table, seat.token);
  await playing.until(({ sight }) => sight !== undefined);
  const { table: seen, sight } = await friend.until((now) => now.table?.phase === "playing");
  expect(seen?.seats.map((one) => (one.kind === "person" ? one.name : one.kind))).toEqual(["Ada", "Cy"]);
  expect(sight).toBeUndefined();
  const late = new RawSocket(url);
  expect(await late.answer({ kind: "watch", id: "w", table })).toBe("no-spectators");
  late.socket.terminate();
});
