/** Friends, challenges, recent opponents, blocks and reports, on both databases. */
import { openOperator, type ServeOptions } from "@turnlight/server";
import { friendLinkMadeSchema, friendsSchema, readMessage, recentOpponentsSchema, tableSchema } from "@turnlight/wire";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { openHouse, type TestHouse, Visitor } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

let house: TestHouse;
let cluster: Cluster;
let kept: NonNullable<ServeOptions["keep"]>;
const sockets: RawSocket[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
  await house.close();
});
afterAll(() => cluster.stop());

const must = <T>(schema: z.ZodMiniType<T>, body: unknown): T => {
  const read = readMessage(schema, body);
  if (!read.ok) throw new Error(`${read.refusal.where} ${read.refusal.reason} ${JSON.stringify(body)}`);
  return read.value;
};
const friendsOf = async (who: Visitor) => must(friendsSchema, (await who.ask("GET", "/api/friends")).body);
const codeOf = (body: unknown) => (body as { refusal?: { code: string } }).refusal?.code;

const race = {
  game: "dice-race",
  config: "target=30",
  seats: [{ kind: "open" as const }, { kind: "open" as const }],
  watching: true,
};

const seatedTwo = async (ada: Visitor, bo: Visitor): Promise<string> => {
  const table = await ada.lay(race);
  await ada.sit(table, "Ada");
  await bo.sit(table, "Bo");
  return table;
};

const befriended = async (ada: Visitor, bo: Visitor): Promise<void> => {
  const { code } = must(friendLinkMadeSchema, (await ada.ask("POST", "/api/friends/link", { name: "Ada" })).body);
  expect((await bo.ask("POST", "/api/friends/accept", { code, name: "Bo" })).status).toBe(200);
};

const socketOf = async (who: Visitor): Promise<RawSocket> => {
  const socket = new RawSocket(house.url, { cookie: who.cookie ?? "" });
  sockets.push(socket);
  await socket.opened;
  return socket;
};

/** The newest `friends` frame, once it looks like this. */
const told = async (socket: RawSocket, isIt: (friends: string) => boolean): Promise<void> => {
  const newest = () => JSON.stringify(socket.frames.filter(({ kind }) => kind === "friends").at(-1) ?? null);
  while (!isIt(newest())) await socket.say(JSON.stringify({ kind: "ping", id: `p${socket.frames.length}` }));
};

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  const opened = async (): Promise<readonly [Visitor, Visitor]> => {
    const keep = kind === "postgres" ? { keep: { kind, url: await cluster.fresh() } } : {};
    house = await openHouse({ limits: { ...generousLimits, reconcile: 20 }, ...keep });
    kept = keep.keep ?? { kind: "folder", folder: house.folder };
    return [await Visitor.guest(house.url), await Visitor.guest(house.url)];
  };

  test("a link makes two people friends, once; each knows the other by a name and an id of their own", async () => {
    const [ada, bo] = await opened();
    const { code } = must(friendLinkMadeSchema, (await ada.ask("POST", "/api/friends/link", { name: "Ada" })).body);
    const accepted = await bo.ask("POST", "/api/friends/accept", { code, name: "Bo" });
    expect(accepted.body).toMatchObject({ friends: [{ name: "Ada", online: false }], wishes: [], asked: [] });
    const [hers, his] = [await friendsOf(ada), await friendsOf(bo)];
    expect(hers.friends).toMatchObject([{ name: "Bo" }]);
    expect(hers.friends[0]?.friend).not.toBe(his.friends[0]?.friend);
    const cy = await Visitor.guest(house.url);
    expect(codeOf((await cy.ask("POST", "/api/friends/accept", { code, name: "Cy" })).body)).toBe("no-code");
    expect((await friendsOf(cy)).friends).toEqual([]);
    const own = must(friendLinkMadeSchema, (await ada.ask("POST", "/api/friends/link", { name: "Ada" })).body);
    expect(codeOf((await ada.ask("POST", "/api/friends/accept", { code: own.code, name: "A" })).body)).toBe("own-link");
  });

  test("after a match one asks and the other accepts; nobody becomes a friend unasked", async () => {
    const [ada, bo] = await opened();
    const table = await seatedTwo(ada, bo);
    await ada.ask("POST", `/api/tables/${table}/friend`, { seat: 1 });
    expect(await friendsOf(ada)).toMatchObject({ friends: [], asked: [{ name: "Bo" }] });
    expect(await friendsOf(bo)).toMatchObject({ friends: [], wishes: [{ name: "Ada" }] });
    expect(must(recentOpponentsSchema, (await bo.ask("GET", "/api/opponents")).body).opponents).toMatchObject([
      { table, seat: 0, name: "Ada", game: "dice-race", friend: "wishes" },
    ]);
    await bo.ask("POST", `/api/tables/${table}/friend`, { seat: 0 });
    expect(await friendsOf(ada)).toMatchObject({ friends: [{ name: "Bo" }], asked: [] });
    const [friend] = (await friendsOf(bo)).friends;
    await bo.ask("POST", `/api/friends/${friend?.friend}/remove`, {});
    expect(await friendsOf(ada)).toMatchObject({ friends: [], asked: [], wishes: [] });
    const stranger = await Visitor.guest(house.url);
    expect(codeOf((await stranger.ask("POST", `/api/tables/${table}/friend`, { seat: 0 })).body)).toBe("no-right");
    expect(codeOf((await ada.ask("POST", `/api/tables/${table}/friend`, { seat: 0 })).body)).toBe("no-such-seat");
  });

  test("a request waits until it is answered or withdrawn, told as it comes, long after the match", async () => {
    const [ada, bo] = await opened();
    const table = await seatedTwo(ada, bo);
    const his = await socketOf(bo);
    await his.answer({ kind: "friends", id: "f", shown: false });
    const ask = () => ada.ask("POST", `/api/tables/${table}/friend`, { seat: 1 });
    const wishOf = async (who: Visitor) => (await friendsOf(who)).wishes[0]?.friend ?? "";
    await ask();
    await told(his, (friends) => friends.includes('"name":"Ada"'));
    const [request, own] = [await wishOf(bo), (await friendsOf(ada)).asked[0]?.friend ?? ""];
    // Withdrawn, it can neither be seen nor accepted any more.
    await ada.ask("POST", `/api/friends/${own}/remove`, {});
    await told(his, (friends) => friends.includes('"wishes":[]'));
    expect(codeOf((await bo.ask("POST", `/api/friends/${request}/agree`, {})).body)).toBe("no-request");
    await ask();
    // Nobody but the one who was asked can answer.
    const cy = await Visitor.guest(house.url);
    for (const [who, id] of [
      [ada, own],
      [cy, await wishOf(bo)],
    ] as const)
      expect(codeOf((await who.ask("POST", `/api/friends/${id}/agree`, {})).body)).toBe("no-request");
    // Later matches with others do not push it away: it needs no table.
    await house.restart();
    const agreed = await bo.ask("POST", `/api/friends/${await wishOf(bo)}/agree`, {});
    expect(agreed.body).toMatchObject({ friends: [{ name: "Ada" }], wishes: [] });
    expect(await friendsOf(ada)).toMatchObject({ friends: [{ name: "Bo" }], asked: [] });
  });

  test("a request ends with a block and with its sender's account, and the blocked cannot send another", async () => {
    const [ada, bo] = await opened();
    const table = await seatedTwo(ada, bo);
    await ada.ask("POST", `/api/tables/${table}/friend`, { seat: 1 });
    const [wish] = (await friendsOf(bo)).wishes;
    await bo.ask("POST", `/api/tables/${table}/block`, { seat: 0 });
    expect(await friendsOf(bo)).toMatchObject({ friends: [], wishes: [] });
    expect(codeOf((await bo.ask("POST", `/api/friends/${wish?.friend}/agree`, {})).body)).toBe("no-request");
    expect(codeOf((await ada.ask("POST", `/api/tables/${table}/friend`, { seat: 1 })).body)).toBe("cannot-befriend");
    expect((await friendsOf(bo)).wishes).toEqual([]);
    const cy = await Visitor.guest(house.url);
    const other = await seatedTwo(cy, bo);
    await cy.ask("POST", `/api/tables/${other}/friend`, { seat: 1 });
    expect((await friendsOf(bo)).wishes).toHaveLength(1);
    await cy.ask("POST", "/api/me/delete", {});
    expect((await friendsOf(bo)).wishes).toEqual([]);
  });

  test("friends see each other online only while that is shown, and nobody else does", async () => {
    const [ada, bo] = await opened();
    await befriended(ada, bo);
    const cy = await Visitor.guest(house.url);
    const [hers, strangers] = [await socketOf(ada), await socketOf(cy)];
    await hers.answer({ kind: "friends", id: "f", shown: false });
    await strangers.answer({ kind: "friends", id: "f", shown: true });
    await told(hers, (friends) => friends.includes('"name":"Bo","online":false'));
    const hidden = await socketOf(bo);
    await hidden.answer({ kind: "friends", id: "f", shown: false });
    expect((await friendsOf(ada)).friends).toMatchObject([{ online: false }]);
    expect((await friendsOf(bo)).friends).toMatchObject([{ online: false }]);
    await hidden.answer({ kind: "friends", id: "g", shown: true });
    await told(hers, (friends) => friends.includes('"name":"Bo","online":true'));
    hidden.socket.terminate();
    await told(hers, (friends) => friends.includes('"name":"Bo","online":false'));
    await told(strangers, (friends) => friends.includes('"friends":[]'));
  });

  test("one call challenges a friend, who finds the table and sits down", async () => {
    const [ada, bo] = await opened();
    await befriended(ada, bo);
    const his = await socketOf(bo);
    await his.answer({ kind: "friends", id: "f", shown: true });
    const [friend] = (await friendsOf(ada)).friends;
    const person = { name: "Ada", colour: 0, avatar: 0 };
    const asked = { game: "dice-race", config: "target=30", clock: 60, person };
    const table = must(tableSchema, (await ada.ask("POST", `/api/friends/${friend?.friend}/challenge`, asked)).body);
    expect(table).toMatchObject({ host: 0, seats: [{ name: "Ada" }, { kind: "open" }] });
    await told(his, (friends) => friends.includes(table.id));
    expect((await friendsOf(bo)).challenges).toMatchObject([{ table: { id: table.id, clock: 60 } }]);
    await bo.sit(table.id, "Bo");
    expect((await friendsOf(bo)).challenges).toEqual([]);
    expect((await ada.ask("GET", `/api/tables/${table.id}`)).body).toMatchObject({ phase: "playing" });
    const cy = await Visitor.guest(house.url);
    expect(codeOf((await cy.ask("POST", `/api/friends/${friend?.friend}/challenge`, asked)).body)).toBe("no-friend");
  });

  test("a block closes every door: friendship, seats, rematch, watching", async () => {
    const [ada, bo] = await opened();
    await befriended(ada, bo);
    const table = await seatedTwo(ada, bo);
    const [friend] = (await friendsOf(bo)).friends;
    const other = await ada.lay(race);
    await ada.sit(other, "Ada");
    const watching = await socketOf(bo);
    expect(await watching.answer({ kind: "watch", id: "w", table: other })).toBe("done");
    await ada.ask("POST", `/api/tables/${table}/block`, { seat: 1 });
    expect(await friendsOf(bo)).toMatchObject({ friends: [], asked: [], wishes: [] });
    const person = { name: "Bo", colour: 0, avatar: 0 };
    const asked = { game: "dice-race", config: "", person };
    expect(codeOf((await bo.ask("POST", `/api/friends/${friend?.friend}/challenge`, asked)).body)).toBe("no-friend");
    expect(codeOf((await bo.ask("POST", `/api/tables/${table}/friend`, { seat: 0 })).body)).toBe("cannot-befriend");
    const link = must(friendLinkMadeSchema, (await ada.ask("POST", "/api/friends/link", { name: "Ada" })).body);
    expect(codeOf((await bo.ask("POST", "/api/friends/accept", { code: link.code, name: "Bo" })).body)).toBe(
      "cannot-befriend",
    );
    expect(codeOf((await bo.ask("POST", `/api/tables/${other}/sit`, { person })).body)).toBe("no-seat");
    // Whoever was watching is out, and cannot come back.
    const hers = await socketOf(ada);
    await hers.answer({ kind: "watch", id: "w", table: other });
    expect(JSON.stringify(hers.frames.filter(({ kind: sent }) => sent === "presence").at(-1))).toContain(
      '"watchers":0',
    );
    expect(await watching.answer({ kind: "watch", id: "w2", table: other })).toBe("no-spectators");
    expect(must(recentOpponentsSchema, (await bo.ask("GET", "/api/opponents")).body).opponents).toEqual([]);
  });

  test("a report is stored for the operator; deleting an account takes its name off it, and ends friendships", async () => {
    const [ada, bo] = await opened();
    await befriended(ada, bo);
    const table = await seatedTwo(ada, bo);
    const report = { seat: 1, reason: "behaviour", text: "left in every match" };
    expect((await ada.ask("POST", `/api/tables/${table}/report`, report)).body).toEqual({ done: true });
    expect(codeOf((await ada.ask("POST", `/api/tables/${table}/report`, { ...report, seat: 0 })).body)).toBe(
      "no-such-seat",
    );
    expect((await ada.ask("GET", "/api/me")).body).toMatchObject({
      friends: ["Bo"],
      reports: [{ table, name: "Bo", reason: "behaviour", text: "left in every match" }],
    });
    // The operator reads it while the server runs, and closes it.
    const reports = await openOperator(kept, "test");
    if (!reports.ok) throw new Error(reports.refusal.reason);
    const [first] = await reports.value.reports();
    expect(first).toMatchObject({ table, seat: 1, name: "Bo", reason: "behaviour", text: "left in every match" });
    expect(await reports.value.closeReport(first?.id ?? "")).toMatchObject({ ok: true });
    expect(await reports.value.closeReport(first?.id ?? "")).toMatchObject({ ok: false });
    expect(await reports.value.reports()).toEqual([]);
    await reports.value.end();
    await bo.ask("POST", "/api/me/delete", {});
    expect(await friendsOf(ada)).toMatchObject({ friends: [], asked: [], wishes: [], challenges: [] });
    expect((await ada.ask("GET", "/api/me")).body).toMatchObject({ friends: [], reports: [{ name: "—" }] });
  });

  test("a finished table is among one's recent ones, with who wants a rematch", async () => {
    const [ada, bo] = await opened();
    const table = await seatedTwo(ada, bo);
    const socket = await socketOf(bo);
    await socket.answer({ kind: "watch", id: "w", table });
    const { match } = (await bo.ask("GET", `/api/tables/${table}`)).body as { match: string };
    await socket.answer({ kind: "command", id: "c", table, match, deed: { kind: "resign" } });
    await socket.answer({ kind: "command", id: "d", table, match, deed: { kind: "rematch" } });
    const recent = async () => ((await ada.ask("GET", "/api/mine")).body as { recent: unknown[] }).recent;
    while ((await recent()).length === 0);
    expect(await recent()).toMatchObject([{ table: { id: table, over: true }, seat: 0, wants: [1] }]);
    expect((await ada.ask("GET", "/api/mine")).body).toMatchObject({ tables: [] });
  });

  test("an open table is offered while its creator is there, or has days for a move", async () => {
    const [ada, bo] = await opened();
    const table = await ada.lay({ ...race, found: "listed" });
    await ada.sit(table, "Ada");
    const open = async () =>
      ((await bo.ask("GET", "/api/open?game=dice-race")).body as { tables: { id: string }[] }).tables.map(
        ({ id }) => id,
      );
    expect(await open()).toEqual([]);
    const hers = await socketOf(ada);
    await hers.answer({ kind: "watch", id: "w", table });
    while ((await open()).length === 0);
    expect(await open()).toEqual([table]);
    hers.socket.terminate();
    while ((await open()).length > 0);
    const slow = await ada.lay({ ...race, clock: 86_400, found: "listed" });
    expect(await open()).toEqual([slow]);
  });
});
