/** Players' names at online tables. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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

/** The name a player gets after giving this one, or the refusal. */
const calledAs = async (name: string): Promise<unknown> => {
  const ada = await Visitor.guest(house.url);
  const table = await ada.lay(race);
  const { status, body } = await ada.ask("POST", `/api/tables/${table}/sit`, {
    person: { name, colour: 0, avatar: 0 },
  });
  const { refusal, table: state } = body as {
    refusal?: { code: string };
    table?: { seats: readonly { name?: string }[] };
  };
  return refusal === undefined ? state?.seats[0]?.name : `${status} ${refusal.code}`;
};

test("a name is trimmed, composed and has single spaces; one that is empty or cannot be seen is refused", async () => {
  house = await openHouse();
  expect(await calledAs("  Jose\u0301 \n  Mari\u0301a ")).toBe("Jos\u00e9 Mar\u00eda");
  expect(await calledAs("👨‍👩‍👧‍👦")).toBe("👨‍👩‍👧‍👦");
  expect(await calledAs(" ".repeat(100) + "x".repeat(60))).toBe("x".repeat(60));
  for (const empty of ["", "   ", "\n"]) expect(await calledAs(empty)).toBe("400 empty-name");
  for (const odd of ["\u200b", "A\u200bda", "\u202eadA", "\u3164", "A\u0000da", "\ufe0f"])
    expect(await calledAs(odd)).toBe("400 odd-characters");
  expect(await calledAs("x".repeat(61))).toBe("400 long-name");
});

test("a name in look-alike letters of another script, or with a bot's label, is refused", async () => {
  house = await openHouse();
  for (const bad of ["ѕһіт", "fυck", "ꜰᴜᴄᴋ"]) expect(await calledAs(bad)).toBe("409 bad-name");
  for (const bot of ["Executioner (bot)", "Oracle [BOT]", "Ada (вот)"])
    expect(await calledAs(bot)).toBe("400 bot-name");
  expect(await calledAs("Соня")).toBe("Соня");
});

test("two of the same long name are told apart, and neither is cut in the midst of a sign", async () => {
  house = await openHouse();
  const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
  const table = await ada.lay(race);
  const name = `AB${"😀".repeat(29)}`;
  for (const one of [ada, bo]) await one.sit(table, name);
  expect((await ada.ask("GET", `/api/tables/${table}`)).body).toMatchObject({
    seats: [{ name }, { name: `AB${"😀".repeat(27)} II` }],
  });
});

test("whoever looks on under a name that cannot be read looks on without one", async () => {
  house = await openHouse();
  const { table, tokens } = await twoAt(house.url, "dice-race");
  const lines = [lineTo(house.url, undefined, "Carl \u202e"), lineTo(house.url, undefined, " Eve  Adams ")];
  const watchers = lines.map((line) => new Watcher(line, table));
  const player = new Watcher(lineTo(house.url), table, tokens[0]);
  const { names } = await player.until((now) => now.watchers === 2 && now.names.length > 0);
  expect(names).toEqual(["Eve Adams"]);
  for (const { line } of [...watchers, player]) line.close();
});

test("names that an earlier version has kept are read as they are", async () => {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  const keep = { kind: "folder" as const, folder };
  house = await openHouse({ keep });
  const { table, ada, tokens } = await twoAt(house.url, "dice-race");
  const { cookie } = ada;
  await house.close();
  const database = new DatabaseSync(join(folder, "turnlight.sqlite"));
  const old = "\u202e A\u200b\n\u0000 ";
  const withOld = (json: unknown): string => String(json).replaceAll('"name":"Ada"', `"name":${JSON.stringify(old)}`);
  for (const { id, state } of database.prepare("SELECT id, state FROM tables").all())
    database.prepare("UPDATE tables SET state = ? WHERE id = ?").run(withOld(state), String(id));
  for (const { id, head } of database.prepare("SELECT id, head FROM matches").all())
    database.prepare("UPDATE matches SET head = ? WHERE id = ?").run(withOld(head), String(id));
  database.close();
  house = await openHouse({ keep });
  const back = new Visitor(house.url);
  back.cookie = cookie;
  expect((await back.ask("GET", "/api/mine")).body).toMatchObject({
    tables: [{ table: { seats: [{ name: old }, {}] } }],
  });
  const line = lineTo(house.url);
  const { sight } = await new Watcher(line, table, tokens[0]).until((now) => now.sight !== undefined);
  expect(sight?.laid.sitters[0]?.name).toBe(old);
  line.close();
  rmSync(folder, { recursive: true });
});
