/** Claiming the win or a draw against somebody who has gone. */
import { readMessage, recordSchema } from "@turnlight/wire";
import { afterEach, expect, test } from "vitest";
import { generousLimits } from "./support/generous.ts";
import { lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";

const begun = 1_800_000_000_000;
let now = begun;
let house: TestHouse | undefined;
const lines: { close(): void }[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await house?.close();
  house = undefined;
  now = begun;
});

const followed = (url: string, table: string, token?: string): Watcher => {
  const line = lineTo(url);
  lines.push(line);
  return new Watcher(line, table, token);
};

const opened = async (): Promise<string> => {
  house = await openHouse({ limits: { ...generousLimits, reconcile: 10 } }, { now: () => now });
  return house.url;
};

/** Two people at a table, one of whom is waited for and goes. */
const withSomebodyGone = async (url: string, more: object = {}) => {
  const { table, tokens, ada } = await twoAt(url, "dice-race", "target=30", more);
  const players = [followed(url, table, tokens[0]), followed(url, table, tokens[1])] as const;
  const { sight } = await players[0].until((one) => one.sight !== undefined && one.here.length === 2);
  const gone = sight?.waiting[0] ?? 0;
  const here = players[gone === 0 ? 1 : 0];
  players[gone === 0 ? 0 : 1].place.leave();
  await here.until((one) => one.here.length === 1);
  return { table, ada, gone, here, tokens };
};

test("after a minute away the win can be claimed, and not a second earlier", async () => {
  const url = await opened();
  const { table, gone, here, ada } = await withSomebodyGone(url, { clock: 3000 });
  expect(here.now.table).toMatchObject({ claim: 60 });
  now += 59_000;
  expect(await here.place.send({ kind: "claim", takes: "win" })).toMatchObject({
    refusal: { code: "nobody-absent", values: { seconds: 1 } },
  });
  now += 1000;
  expect(await here.place.send({ kind: "claim", takes: "win" })).toMatchObject({ ok: true });
  const claimed = { seat: 1 - gone, against: [gone], takes: "win" };
  const { sight } = await here.until((one) => one.sight?.outcome !== undefined && one.sight.claimed !== undefined);
  expect(sight).toMatchObject({ departures: [{ seat: gone, how: "forfeited" }], claimed });
  // The same from the log alone, and a record that replays.
  await house?.restart();
  const again = followed(url, table);
  const replayed = await again.until((one) => one.sight !== undefined);
  expect(replayed.sight).toMatchObject({ outcome: sight?.outcome, claimed });
  const record = readMessage(recordSchema, (await ada.ask("GET", `/api/tables/${table}/record`)).body);
  expect(record.ok && record.value.entries.at(-1)).toMatchObject({ by: "host", move: `forfeit ${gone}` });
});

test("a draw can be claimed as well, and counts for nobody", async () => {
  const url = await opened();
  const { gone, here } = await withSomebodyGone(url, { claim: 30 });
  now += 30_000;
  expect(await here.place.send({ kind: "claim", takes: "draw" })).toMatchObject({ ok: true });
  const { sight } = await here.until((one) => one.sight?.outcome !== undefined && one.sight.claimed !== undefined);
  expect(sight).toMatchObject({
    outcome: { stopped: true },
    claimed: { seat: 1 - gone, against: [gone], takes: "draw" },
  });
});

test("nothing can be claimed against somebody who is back, or whom the match does not wait for", async () => {
  const url = await opened();
  const { table, gone, here, tokens } = await withSomebodyGone(url, { claim: 30 });
  now += 40_000;
  const back = followed(url, table, tokens[gone]);
  await here.until((one) => one.here.length === 2);
  expect(await here.place.send({ kind: "claim", takes: "win" })).toMatchObject({ refusal: { code: "nobody-absent" } });
  // Now the other one is gone, while it is not their turn.
  here.place.leave();
  await back.until((one) => one.here.length === 1 && one.sight !== undefined);
  now += 40_000;
  expect(await back.place.send({ kind: "claim", takes: "win" })).toMatchObject({ refusal: { code: "nobody-absent" } });
});

test("with a slow clock nothing can be claimed, and without one only after a day", async () => {
  const url = await opened();
  const slow = await withSomebodyGone(url, { clock: 86_400 });
  now += 3_600_000;
  expect(slow.here.now.table).not.toHaveProperty("claim");
  expect(await slow.here.place.send({ kind: "claim", takes: "win" })).toMatchObject({ refusal: { code: "no-claims" } });
  const free = await withSomebodyGone(url);
  expect(free.here.now.table).toMatchObject({ claim: 86_400 });
});

test("after a restart of the server the time begins anew", async () => {
  const url = await opened();
  const { here } = await withSomebodyGone(url, { claim: 30 });
  now += 600_000;
  await house?.restart();
  await here.until((one) => one.presence?.some(({ state, since }) => state === "away" && since === now) === true);
  expect(await here.place.send({ kind: "claim", takes: "win" })).toMatchObject({ refusal: { code: "nobody-absent" } });
});

test("among three, the absent one is out and the others play on; a draw is not one person's to claim", async () => {
  const url = await opened();
  const people = [await Visitor.guest(url), await Visitor.guest(url), await Visitor.guest(url)];
  const seats = people.map(() => ({ kind: "open" as const }));
  const asked = { game: "zonk", config: "seats=3", seats, watching: true, claim: 30 };
  const table = (await people[0]?.lay(asked)) ?? "";
  const players: Watcher[] = [];
  for (const [i, person] of people.entries())
    players.push(followed(url, table, (await person.sit(table, ["Ada", "Bo", "Cy"][i] ?? "")).token));
  const first = await players[0]?.until((one) => one.here.length === 3 && one.sight !== undefined);
  const gone = first?.sight?.waiting[0] ?? 0;
  const here = players[(gone + 1) % 3];
  players[gone]?.place.leave();
  await here?.until((one) => one.here.length === 2);
  now += 30_000;
  expect(await here?.place.send({ kind: "claim", takes: "draw" })).toMatchObject({
    refusal: { code: "others-play-on" },
  });
  expect(await here?.place.send({ kind: "claim", takes: "win" })).toMatchObject({ ok: true });
  const after = await here?.until((one) => one.sight?.departures.length === 1);
  expect(after?.sight?.outcome).toBeUndefined();
  expect(after?.sight?.waiting).not.toContain(gone);
});
