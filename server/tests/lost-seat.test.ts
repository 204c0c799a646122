/**
 * A player whose seat was taken back while still connected: they can no longer play, chat or see anything through it.
 */
import type { NewTable } from "@turnlight/wire";
import { afterEach, expect, test } from "vitest";
import { openHouse, type TestHouse, Visitor } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

let house: TestHouse;
const sockets: RawSocket[] = [];
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
  await house.close();
});

const hidden: NewTable = {
  game: "hidden-number",
  config: "highest=3",
  seats: [{ kind: "open" }, { kind: "open" }],
  watching: false,
};

/** A connection that watches the table with a seat's token. */
const lineBy = async (table: string, token: string): Promise<RawSocket> => {
  const line = new RawSocket(house.url);
  sockets.push(line);
  expect(await line.answer({ kind: "watch", id: "watch", table, token })).toBe("done");
  return line;
};

const kindsOf = ({ frames }: RawSocket): readonly string[] => frames.map(({ kind }) => kind);

/** Ada has taken the second seat back from Bo, who is still connected, and Carl has taken it: the match begins. */
const withBoReplaced = async () => {
  house = await openHouse();
  const [ada, bo, carl] = [
    await Visitor.guest(house.url),
    await Visitor.guest(house.url),
    await Visitor.guest(house.url),
  ];
  const table = await ada.lay(hidden);
  const first = await ada.sit(table, "Ada");
  // A promised phrase delays the match until Bo is connected.
  const second = await bo.sit(table, "Bo", { fingerprint: "0".repeat(64) });
  expect(second.seat).toBe(1);
  const lines = { ada: await lineBy(table, first.token), bo: await lineBy(table, second.token) };
  expect(await ada.ask("POST", `/api/tables/${table}/seat`, { seat: 1, chair: { kind: "open" } })).toMatchObject({
    status: 200,
  });
  const third = await carl.sit(table, "Carl");
  expect(third.seat).toBe(1);
  const { body } = await ada.ask("GET", `/api/tables/${table}`);
  const { match } = body as { readonly match: string };
  expect(match).toEqual(expect.any(String));
  return { table, match, token: second.token, ada: lines.ada, bo: lines.bo, carl: await lineBy(table, third.token) };
};

test("a line whose seat was taken back plays nothing there, not even to resign", async () => {
  const { table, match, bo, carl } = await withBoReplaced();
  const resign = { kind: "command", table, match, deed: { kind: "resign" } };
  expect(await bo.answer({ ...resign, id: "bo resigns" })).toBe("no-right");
  expect(bo.frames.find(({ id }) => id === "bo resigns")?.refusal).toMatchObject({
    reason: "you no longer have this seat",
  });
  // The match is still on for whoever sits there now.
  expect(await carl.answer({ ...resign, id: "carl resigns" })).toBe("acknowledged");
});

test("a line whose seat was taken back says nothing at the table", async () => {
  const { table, ada, bo, carl } = await withBoReplaced();
  expect(await bo.answer({ kind: "say", id: "bo says", table, remark: "hello" })).toBe("no-right");
  expect(await carl.answer({ kind: "say", id: "carl says", table, remark: "laugh" })).toBe("done");
  // All earlier frames have arrived with this answer.
  expect(await ada.answer({ kind: "ping", id: "ping" })).toBe("done");
  expect(ada.frames.filter(({ kind }) => kind === "said")).toEqual([{ kind: "said", table, seat: 1, remark: "laugh" }]);
});

test("a line whose seat was taken back hears nothing of the match, and its old token opens nothing", async () => {
  const { table, token, ada, bo, carl } = await withBoReplaced();
  expect(await carl.answer({ kind: "say", id: "carl says", table, remark: "hello" })).toBe("done");
  expect(await ada.answer({ kind: "ping", id: "ping" })).toBe("done");
  expect(await bo.answer({ kind: "ping", id: "ping" })).toBe("done");
  expect(kindsOf(ada)).toEqual(expect.arrayContaining(["event", "said"]));
  expect(kindsOf(bo)).not.toContain("event");
  expect(kindsOf(bo)).not.toContain("said");
  expect(await bo.answer({ kind: "watch", id: "old token", table, token })).toBe("no-right");
  expect(await bo.answer({ kind: "watch", id: "no token", table })).toBe("no-spectators");
});
