/** How people find a table and each other before a match: by code, among the open ones, among their own. */
import { ownTablesSchema, readMessage, tableSchema, tablesSchema } from "@turnlight/wire";
import { afterEach, describe, expect, test } from "vitest";
import { openHouse, type TestHouse, Visitor } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

let house: TestHouse;
afterEach(() => house.close());

const race = {
  game: "dice-race",
  config: "",
  seats: [{ kind: "open" as const }, { kind: "open" as const }],
  watching: true,
};

const stateOf = (body: unknown) => {
  const read = readMessage(tableSchema, body);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};
const openIn = async (visitor: Visitor, game = "dice-race"): Promise<readonly string[]> => {
  const read = readMessage(tablesSchema, (await visitor.ask("GET", `/api/open?game=${game}`)).body);
  return read.ok ? read.value.tables.map(({ id }) => id) : [];
};
const ownOf = async (visitor: Visitor) => {
  const read = readMessage(ownTablesSchema, (await visitor.ask("GET", "/api/mine")).body);
  return read.ok ? read.value.tables : [];
};

describe("finding a table", () => {
  test("six letters lead to it, however they are written, as long as it is open", async () => {
    house = await openHouse();
    const ada = await Visitor.guest(house.url);
    const table = await ada.lay({ ...race, found: "by-code" });
    const { code = "" } = stateOf((await ada.ask("GET", `/api/tables/${table}`)).body);
    expect(code).toMatch(/^[A-HJ-NP-Z]{6}$/);
    const bo = new Visitor(house.url);
    expect(stateOf((await bo.ask("GET", `/api/codes/${code.toLowerCase()}`)).body).id).toBe(table);
    expect((await bo.ask("GET", "/api/codes/AAAAAA")).status).toBe(404);
    await ada.sit(table, "Ada");
    await ada.ask("POST", `/api/tables/${table}/stand`, {});
    expect((await bo.ask("GET", `/api/codes/${code}`)).status).toBe(404);
  });

  test("a code that is taken is drawn again", async () => {
    const codes = ["ABCDEF", "ABCDEF", "GHJKLM"];
    house = await openHouse({}, { freshCode: () => codes.shift() ?? "" });
    const ada = await Visitor.guest(house.url);
    const tables = [await ada.lay({ ...race, found: "by-code" }), await ada.lay({ ...race, found: "by-code" })];
    const states = await Promise.all(
      tables.map(async (id) => stateOf((await ada.ask("GET", `/api/tables/${id}`)).body)),
    );
    expect(states.map(({ code }) => code)).toEqual(["ABCDEF", "GHJKLM"]);
  });

  test("open tables are listed by game until they are full; others are not", async () => {
    house = await openHouse();
    const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
    const open = await ada.lay({ ...race, found: "listed" });
    await ada.lay({ ...race, found: "by-code" });
    // Only with its creator there.
    expect(await openIn(bo)).toEqual([]);
    const line = new RawSocket(house.url, { cookie: ada.cookie ?? "" });
    await line.answer({ kind: "watch", id: "w", table: open });
    while ((await openIn(bo)).length === 0);
    expect(await openIn(bo)).toEqual([open]);
    expect(await openIn(bo, "zonk")).toEqual([]);
    await ada.sit(open, "Ada");
    expect(await openIn(bo)).toEqual([open]);
    await bo.sit(open, "Bo");
    expect(await openIn(bo)).toEqual([]);
    line.socket.terminate();
  });

  test("one's own tables say whose turn it is and since when", async () => {
    house = await openHouse();
    const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
    const table = await ada.lay(race);
    await ada.sit(table, "Ada");
    expect(await ownOf(ada)).toMatchObject([{ seat: 0, waiting: [], table: { id: table, phase: "seating" } }]);
    expect(await ownOf(bo)).toEqual([]);
    await bo.sit(table, "Bo");
    for (const [seat, visitor] of [ada, bo].entries())
      expect(await ownOf(visitor)).toMatchObject([
        { seat, waiting: [expect.any(Number)], table: { phase: "playing" } },
      ]);
    expect(await ownOf(new Visitor(house.url))).toEqual([]);
  });
});

describe("before the match begins", () => {
  test("whoever laid the table gives a seat to a bot and takes it back; nobody else does", async () => {
    house = await openHouse();
    const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
    const table = await ada.lay({ ...race, config: "seats=3", seats: [...race.seats, { kind: "open" }] });
    await ada.sit(table, "Ada");
    const bot = { kind: "bot", bot: "holds:20" };
    const change = (who: Visitor, seat: number, chair: object) =>
      who.ask("POST", `/api/tables/${table}/seat`, { seat, chair });
    expect(stateOf((await change(ada, 2, bot)).body).seats.map(({ kind }) => kind)).toEqual(["person", "open", "bot"]);
    expect(await change(bo, 1, bot)).toMatchObject({ status: 403 });
    expect(await change(ada, 0, { kind: "open" })).toMatchObject({ body: { refusal: { code: "own-seat" } } });
    expect(await change(ada, 1, { kind: "bot", bot: "nobody" })).toMatchObject({ status: 409 });
    expect(await change(ada, 9, { kind: "open" })).toMatchObject({ body: { refusal: { code: "no-such-seat" } } });
    await change(ada, 2, { kind: "open" });
    await bo.sit(table, "Bo");
    expect(stateOf((await change(ada, 1, { kind: "open" })).body).seats[1]).toEqual({ kind: "open" });
    await bo.sit(table, "Bo");
    expect(stateOf((await change(ada, 2, bot)).body).phase).toBe("playing");
    expect(await change(ada, 1, { kind: "open" })).toMatchObject({ body: { refusal: { code: "too-late" } } });
  });

  test("two of one name or colour are told apart", async () => {
    house = await openHouse();
    const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
    const table = await ada.lay(race);
    await ada.sit(table, "Ada");
    await bo.sit(table, "Ada");
    const { seats } = stateOf((await ada.ask("GET", `/api/tables/${table}`)).body);
    expect(seats).toMatchObject([
      { name: "Ada", colour: 0 },
      { name: "Ada II", colour: 1 },
    ]);
  });

  test("a name nobody should have to read is refused", async () => {
    house = await openHouse();
    const ada = await Visitor.guest(house.url);
    const table = await ada.lay(race);
    const person = { name: "Arschloch", colour: 0, avatar: 0 };
    expect(await ada.ask("POST", `/api/tables/${table}/sit`, { person })).toMatchObject({
      body: { refusal: { code: "bad-name" } },
    });
  });
});
