/** The account routes. */
import { aboutMeSchema, readMessage } from "@turnlight/wire";
import { afterEach, expect, test } from "vitest";
import { lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";

let house: TestHouse;
afterEach(() => house.close());

const race = {
  game: "dice-race",
  config: "",
  seats: [{ kind: "open" as const }, { kind: "open" as const }],
  watching: true,
};

const aboutMe = async (visitor: Visitor) => {
  const read = readMessage(aboutMeSchema, (await visitor.ask("GET", "/api/me")).body);
  return read.ok ? read.value : undefined;
};

test("a recovery code makes another device the same guest, until there is a new code or everybody is signed out", async () => {
  house = await openHouse();
  const { table, ada } = await twoAt(house.url, "dice-race");
  const fresh = async () => (await ada.ask("POST", "/api/me/recovery", {})).body;
  const first = await fresh();
  const second = await fresh();
  const phone = new Visitor(house.url);
  expect(await phone.ask("POST", "/api/recover", first)).toMatchObject({ status: 404 });
  expect(await phone.ask("POST", "/api/recover", { code: "nonsense" })).toMatchObject({ status: 404 });
  expect(await phone.ask("POST", "/api/recover", second)).toMatchObject({ body: { done: true } });
  expect(await aboutMe(phone)).toMatchObject({ devices: 2, tables: [{ seat: 0, table: { id: table } }] });
  expect(await aboutMe(phone)).toEqual(await aboutMe(ada));
  await phone.ask("POST", "/api/me/sign-out", {});
  for (const device of [phone, ada]) expect(await aboutMe(device)).toBeUndefined();
  expect(await new Visitor(house.url).ask("POST", "/api/recover", second)).toMatchObject({ status: 404 });
});

test("who deletes everything resigns, is nobody in every match, and is not known any more", async () => {
  house = await openHouse();
  const { table, ada, bo, tokens } = await twoAt(house.url, "hidden-number", "highest=3");
  const line = lineTo(house.url);
  const watcher = new Watcher(line, table, tokens[1]);
  await watcher.until(({ sight }) => sight !== undefined);
  const waiting = await ada.lay(race);
  await ada.sit(waiting, "Ada");
  expect(await ada.ask("POST", "/api/me/delete", {})).toMatchObject({ body: { done: true } });
  const end = await watcher.until(({ sight }) => sight?.outcome !== undefined);
  expect(end.sight?.outcome?.ended).toEqual({ seat: 0, how: "resigned" });
  // Connected viewers no longer see the name, and nobody is there for a rematch.
  await watcher.until(({ sight }) => sight?.laid.sitters[0]?.name === "—");
  expect(JSON.stringify(watcher.now)).not.toContain("Ada");
  expect(await watcher.place.send({ kind: "rematch" })).toMatchObject({ refusal: { code: "somebody-gone" } });
  line.close();
  expect(await aboutMe(ada)).toBeUndefined();
  expect(JSON.stringify((await bo.ask("GET", `/api/tables/${waiting}`)).body)).not.toContain("Ada");
  await house.restart();
  // Everything stored, as seen on opening it again.
  const again = lineTo(house.url);
  const later = await new Watcher(again, table, tokens[1]).until(({ sight }) => sight !== undefined);
  again.close();
  expect(JSON.stringify(later)).not.toContain("Ada");
  expect(later.sight?.laid.sitters.map(({ name }) => name)).toEqual(["—", "Bo"]);
});

test("whoever is blocked meets the other at no table, and is told no more than that there is no seat", async () => {
  house = await openHouse();
  const { table, ada, bo } = await twoAt(house.url, "dice-race");
  const stranger = await Visitor.guest(house.url);
  expect(await stranger.ask("POST", `/api/tables/${table}/block`, { seat: 0 })).toMatchObject({ status: 403 });
  expect(await ada.ask("POST", `/api/tables/${table}/block`, { seat: 0 })).toMatchObject({ status: 409 });
  expect(await ada.ask("POST", `/api/tables/${table}/block`, { seat: 1 })).toMatchObject({ body: { done: true } });
  for (const [host, guest] of [
    [ada, bo],
    [bo, ada],
  ] as const) {
    const other = await host.lay({ ...race, clock: 86_400, found: "listed" });
    await host.sit(other, "Host");
    const person = { name: "Guest", colour: 0, avatar: 0 };
    expect(await guest.ask("POST", `/api/tables/${other}/sit`, { person })).toMatchObject({
      body: { refusal: { code: "no-seat", reason: "no seat is free" } },
    });
    expect(JSON.stringify((await guest.ask("GET", "/api/open?game=dice-race")).body)).not.toContain(other);
    expect(JSON.stringify((await stranger.ask("GET", "/api/open?game=dice-race")).body)).toContain(other);
    await host.ask("POST", `/api/tables/${other}/stand`, {});
  }
});

test("what somebody says is heard by everybody there; who looks on is silent, and nobody shouts", async () => {
  house = await openHouse();
  const { table, tokens } = await twoAt(house.url, "dice-race");
  const heard: string[] = [];
  const lines = [lineTo(house.url), lineTo(house.url), lineTo(house.url)];
  const [ada, bo, carl] = [tokens[0], tokens[1], undefined].map((token, i) => {
    const line = lines[i];
    if (line === undefined) throw new Error("a line is missing");
    return new Watcher(line, table, token, { said: (seat, remark) => heard.push(`${i} hears ${seat} ${remark}`) });
  });
  await Promise.all([ada, bo, carl].map((one) => one?.until(({ viewer }) => viewer !== undefined)));
  carl?.place.say("hello");
  for (let i = 0; i < 20; i++) bo?.place.say("laugh");
  ada?.place.say("good-luck");
  await new Promise<void>((resolve) => {
    const look = () =>
      heard.filter((one) => one.endsWith("0 good-luck")).length === 3 ? resolve() : setImmediate(look);
    look();
  });
  expect(heard.some((one) => one.includes("hello"))).toBe(false);
  const laughs = heard.filter((one) => one === "0 hears 1 laugh").length;
  expect(laughs).toBeGreaterThan(0);
  expect(laughs).toBeLessThan(10);
  for (const line of lines) line.close();
});
