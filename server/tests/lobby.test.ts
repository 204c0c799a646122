/** Before a match begins: saying that one is ready, and proposing other settings. */
import type { NewTable } from "@turnlight/wire";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { generousLimits } from "./support/generous.ts";
import { lineTo, openHouse, type TestHouse, Visitor, Watcher } from "./support/house.ts";

let house: TestHouse;
let ada: Visitor;
let bo: Visitor;
beforeEach(async () => {
  house = await openHouse({ limits: generousLimits });
  [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
});
afterEach(() => house.close());

const lay = (more: Partial<NewTable> = {}): Promise<string> =>
  ada.lay({
    game: "dice-race",
    config: "target=30",
    seats: [{ kind: "open" }, { kind: "open" }],
    watching: true,
    ...more,
  });
const post = async (who: Visitor, table: string, what: string, body: object): Promise<unknown> =>
  (await who.ask("POST", `/api/tables/${table}/${what}`, body)).body;
const at = async (table: string): Promise<unknown> => (await ada.ask("GET", `/api/tables/${table}`)).body;

test("a table that waits for everybody to be ready begins when both have said so", async () => {
  const table = await lay({ ready: true });
  await ada.sit(table, "Ada");
  expect(await post(ada, table, "ready", { ready: true })).toMatchObject({ ready: [0], phase: "seating" });
  await bo.sit(table, "Bo");
  expect(await at(table)).toMatchObject({ ready: [0], phase: "revealing" });
  expect(await post(ada, table, "ready", { ready: false })).toMatchObject({ ready: [], phase: "revealing" });
  await post(bo, table, "ready", { ready: true });
  const begun = await post(ada, table, "ready", { ready: true });
  expect(begun).toMatchObject({ phase: "playing" });
  expect(begun).not.toHaveProperty("ready");
  expect(await post(bo, table, "ready", { ready: true })).toMatchObject({ refusal: { code: "too-late" } });
});

test("whoever takes a seat that was left is not ready by the other's word", async () => {
  const table = await lay({ ready: true });
  await ada.sit(table, "Ada");
  await bo.sit(table, "Bo");
  await post(bo, table, "ready", { ready: true });
  await post(bo, table, "stand", {});
  const cy = await Visitor.guest(house.url);
  await cy.sit(table, "Cy");
  await post(ada, table, "ready", { ready: true });
  expect(await at(table)).toMatchObject({ ready: [0], phase: "revealing" });
});

test("proposed settings apply once everybody agrees, and everybody has to be ready again", async () => {
  const table = await lay({ ready: true });
  await ada.sit(table, "Ada");
  // Alone at the table nobody else is asked.
  expect(await post(ada, table, "propose", { config: "target=40" })).toMatchObject({
    config: expect.stringContaining("target=40"),
  });
  await bo.sit(table, "Bo");
  await post(ada, table, "ready", { ready: true });
  const proposed = await post(bo, table, "propose", { config: "target=50", clock: 60 });
  expect(proposed).toMatchObject({
    config: expect.stringContaining("target=40"),
    proposal: { seat: 1, config: expect.stringContaining("target=50"), clock: 60, agreed: [1] },
  });
  expect(await post(ada, table, "answer", { agrees: false })).not.toHaveProperty("proposal");
  await post(bo, table, "propose", { config: "target=50", clock: 300, increment: 5 });
  await post(bo, table, "ready", { ready: true });
  // Both are ready, but a question is open.
  expect(await at(table)).toMatchObject({ phase: "revealing" });
  const agreed = await post(ada, table, "answer", { agrees: true });
  expect(agreed).toMatchObject({
    config: expect.stringContaining("target=50"),
    clock: 300,
    increment: 5,
    claim: 60,
    ready: [],
  });
  expect(agreed).not.toHaveProperty("proposal");
  await post(ada, table, "ready", { ready: true });
  expect(await post(bo, table, "ready", { ready: true })).toMatchObject({ phase: "playing", clock: 300 });
});

test("who may watch, have hints and find the table can be changed before the match, by agreement", async () => {
  const table = await lay({ ready: true, found: "by-code" });
  await ada.sit(table, "Ada");
  const listed = async () => (await bo.ask("GET", "/api/open?game=dice-race")).body;
  expect(await post(ada, table, "propose", { config: "target=30", clock: 86_400, listed: true })).toMatchObject({
    listed: true,
    watching: true,
  });
  expect(await listed()).toMatchObject({ tables: [{ id: table }] });
  expect(await post(ada, table, "propose", { config: "target=30", clock: 86_400, listed: false })).not.toHaveProperty(
    "listed",
  );
  expect(await listed()).toEqual({ tables: [] });
  await bo.sit(table, "Bo");
  expect(await post(bo, table, "propose", { config: "target=30", watching: false, help: true })).toMatchObject({
    watching: true,
    proposal: { watching: false, help: true },
  });
  expect(await post(ada, table, "answer", { agrees: true })).toMatchObject({ watching: false, help: true, ready: [] });
  // What is not mentioned stays as it is.
  await post(ada, table, "propose", { config: "target=40" });
  expect(await post(bo, table, "answer", { agrees: true })).toMatchObject({ watching: false, help: true });
  await post(ada, table, "propose", { config: "target=40", help: false });
  expect(await post(bo, table, "answer", { agrees: true })).not.toHaveProperty("help");
});

test("settings that are none are not proposed; nor any by a stranger", async () => {
  const table = await lay({ game: "zonk", config: "seats=2" });
  await ada.sit(table, "Ada");
  expect(await post(ada, table, "propose", { config: "nonsense=1" })).toHaveProperty("refusal");
  expect(await post(bo, table, "propose", { config: "seats=2" })).toMatchObject({ refusal: { code: "no-right" } });
  expect(await post(ada, table, "answer", { agrees: true })).toMatchObject({ refusal: { code: "no-proposal" } });
});

describe("the number of seats", () => {
  const kindsAt = async (table: string): Promise<readonly string[]> =>
    ((await at(table)) as { readonly seats: readonly { readonly kind: string }[] }).seats.map(({ kind }) => kind);

  test("is changed at once by whoever opened the table and is alone there, within the game's range", async () => {
    const table = await lay({ game: "zonk", config: "seats=2", ready: true });
    await ada.sit(table, "Ada");
    expect(await post(ada, table, "propose", { config: "seats=4" })).toMatchObject({
      config: expect.stringContaining("seats=4"),
      phase: "seating",
    });
    expect(await kindsAt(table)).toEqual(["person", "open", "open", "open"]);
    await post(ada, table, "seat", { seat: 2, chair: { kind: "bot", bot: "random" } });
    // Open seats go first: the bot moves up.
    await post(ada, table, "propose", { config: "seats=2" });
    expect(await kindsAt(table)).toEqual(["person", "bot"]);
    for (const config of ["seats=1", "seats=7"])
      expect(await post(ada, table, "propose", { config })).toMatchObject({ refusal: { code: "bad-setting" } });
    expect(await kindsAt(table)).toEqual(["person", "bot"]);
  });

  test("is proposed where others sit, applies by agreement, and everybody has to be ready again", async () => {
    const table = await lay({ game: "zonk", config: "seats=2", ready: true });
    await ada.sit(table, "Ada");
    await bo.sit(table, "Bo");
    await post(bo, table, "ready", { ready: true });
    expect(await post(ada, table, "propose", { config: "seats=3" })).toMatchObject({
      seats: [{ kind: "person" }, { kind: "person" }],
      proposal: { seat: 0, config: expect.stringContaining("seats=3"), agreed: [0] },
    });
    expect(await post(bo, table, "answer", { agrees: true })).toMatchObject({
      config: expect.stringContaining("seats=3"),
      seats: [{ name: "Ada" }, { name: "Bo" }, { kind: "open" }],
      phase: "seating",
      ready: [],
    });
    const cy = await Visitor.guest(house.url);
    expect((await cy.sit(table, "Cy")).seat).toBe(2);
    for (const who of [ada, bo, cy]) await post(who, table, "ready", { ready: true });
    expect(await at(table)).toMatchObject({ phase: "playing" });
    expect(await post(ada, table, "propose", { config: "seats=4" })).toMatchObject({ refusal: { code: "too-late" } });
  });

  test("is changed by nobody but whoever opened the table", async () => {
    const table = await lay({
      game: "zonk",
      config: "seats=3",
      seats: [0, 1, 2].map(() => ({ kind: "open" as const })),
    });
    await ada.sit(table, "Ada");
    await bo.sit(table, "Bo");
    expect(await post(bo, table, "propose", { config: "seats=2" })).toMatchObject({ refusal: { code: "not-creator" } });
  });

  test("never takes a seat from a person, also not from one who came after the proposal", async () => {
    const table = await lay({
      game: "zonk",
      config: "seats=3",
      seats: [0, 1, 2].map(() => ({ kind: "open" as const })),
    });
    await ada.sit(table, "Ada");
    await bo.sit(table, "Bo", { seat: 2 });
    await post(ada, table, "propose", { config: "seats=2" });
    const cy = await Visitor.guest(house.url);
    await cy.sit(table, "Cy");
    await post(cy, table, "answer", { agrees: true });
    const taken = { refusal: { code: "seats-taken", values: { people: 3 } } };
    expect(await post(bo, table, "answer", { agrees: true })).toMatchObject(taken);
    expect(await kindsAt(table)).toEqual(["person", "person", "person"]);
  });

  test("moves whoever sat beyond the last seat to a free one, with their connection, before the others' eyes", async () => {
    const table = await lay({
      game: "zonk",
      config: "seats=3",
      seats: [0, 1, 2].map(() => ({ kind: "open" as const })),
      ready: true,
    });
    await ada.sit(table, "Ada");
    const { token, seat } = await bo.sit(table, "Bo", { seat: 2 });
    expect(seat).toBe(2);
    const line = lineTo(house.url);
    const following = new Watcher(line, table, token);
    await following.until(({ viewer }) => viewer === 2);
    await post(ada, table, "propose", { config: "seats=2" });
    await post(bo, table, "answer", { agrees: true });
    await following.until(({ viewer, here }) => viewer === 1 && here.includes(1));
    expect(await at(table)).toMatchObject({ seats: [{ name: "Ada" }, { name: "Bo" }] });
    for (const who of [ada, bo]) await post(who, table, "ready", { ready: true });
    expect((await following.until(({ sight }) => sight !== undefined)).sight).toMatchObject({ viewer: 1 });
    line.close();
  });
});
