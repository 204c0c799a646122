/** Every command as a person or a script would use it. */
import { readRecord } from "@turnlight/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { played, typed } from "./typed.ts";

const json = async (line: string, files?: Readonly<Record<string, string>>) => {
  const { code, out, err } = await typed(`${line} --json`, files);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out);
};

describe("simulate", () => {
  test("reports wins with intervals in the promised fields", async () => {
    const result = await json("simulate dice-race --seats holds:20,random --games 400 --seed 1");
    expect(Object.keys(result)).toEqual(["game", "games", "seats", "meanTurns"]);
    expect(Object.keys(result.seats[0])).toEqual(["bot", "wins", "winRate", "low", "high", "meanScore"]);
    expect(result).toMatchObject({ game: "dice-race", games: 400, seats: [{ bot: "holds:20" }, { bot: "random" }] });
    const [holds, random] = result.seats;
    expect(holds.wins + random.wins).toBe(400);
    expect(holds.low).toBeGreaterThan(0.7);
    expect(holds.low < holds.winRate && holds.winRate < holds.high).toBe(true);
  });

  test("gives the same result for the same seed, whatever the number of workers", async () => {
    const line = "simulate hidden-number --seats halving,random --games 301 --seed lamp --workers";
    const [one, two, five] = await Promise.all([1, 2, 5].map((workers) => json(`${line} ${workers}`)));
    expect(two).toEqual(one);
    expect(five).toEqual(one);
    expect(await json("simulate hidden-number --seats halving,random --games 301 --seed other")).not.toEqual(one);
  });

  test("takes the number of seats from the bots named", async () => {
    const { seats } = await json("simulate dice-race --seats random,random,random --games 3 --set target=10");
    expect(seats).toHaveLength(3);
  });

  test("shows how far it has come", async () => {
    const { progress } = await typed("simulate dice-race --seats random,random --games 50 --set target=10");
    expect(progress.at(-1)).toBe(1);
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  });

  test("says it in words, too", async () => {
    const { out } = await typed("simulate dice-race --seats holds:20,random --games 100 --seed 1");
    expect(out).toMatch(/^100 matches of dice-race \(seats=2 target=50 first=0\), [\d.]+ decisions per match\n/);
    expect(out).toMatch(/seat 0 {2}holds:20 {2}wins +[\d.]+% {2}\([\d.]+% to [\d.]+%\) {2}mean score [\d.]+/);
  });
});

describe("review", () => {
  const recorded = async (line: string) => ({ "match.json": (await typed(`record ${line}`)).out });

  test("says of every decision what it gave away, and what would have been better", async () => {
    const files = await recorded("zonk --seats random,random --set target=600 --seed 3");
    const result = await json("review match.json --seat 1", files);
    expect(result).toMatchObject({ game: "zonk", seat: 1, scale: { unit: "chance" }, accuracy: expect.any(Number) });
    const faults = result.entries.filter((entry: { judged?: { mark?: string } }) => entry.judged?.mark !== undefined);
    expect(faults.length).toBe(result.marks.slip + result.marks.mistake + result.marks.blunder);
    const { out, progress } = await typed("review match.json --seat 1", files);
    expect(out).toContain(`accuracy ${result.accuracy.toFixed(1)} in ${result.decisions} decisions`);
    expect(out).toContain("based only on what this seat could know at the time");
    expect(out.match(/: cost /g)).toHaveLength(faults.length);
    expect(progress.at(-1)).toBe(1);
  });

  test("refuses a seat that nobody has, and a game that nobody judges", async () => {
    const files = await recorded("dice-race --seats random,random --set target=10");
    expect(await typed("review match.json", files)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no review for dice-race/),
    });
    const wisp = await recorded("wisp --seats solver");
    expect(await typed("review match.json --seat 4", wisp)).toMatchObject({ code: 2 });
    expect(await typed("review match.json --seat x", wisp)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--seat/),
    });
  });
});

describe("record and replay", () => {
  test("a recorded match can be read, replayed and verified", async () => {
    const { out } = await typed("record dice-race --seats holds:20,random --seed 7");
    const record = readRecord(out);
    expect(record.ok && record.value.game).toBe("dice-race");
    const replay = await json("replay match.json --verify", { "match.json": out });
    expect(replay).toMatchObject({ game: "dice-race", verified: true, outcome: { scores: expect.any(Array) } });
    expect(replay.entries[0]).toEqual({ n: 1, by: 0, move: "roll", told: { 0: [], 1: [], spectator: [] } });
    const text = await typed("replay match.json --verify", { "match.json": out });
    expect(text.out).toMatch(/\nverified: all \d+ rolls match the seed$/);
  });

  test("the same seed records the same match, another seed another", async () => {
    const [a, b, c] = await Promise.all(
      ["x", "x", "y"].map((seed) => typed(`record dice-race --seats random,random --seed ${seed}`)),
    );
    expect(a?.out).toBe(b?.out);
    expect(a?.out).not.toBe(c?.out);
  });

  test("one seat's replay holds nothing that seat was not told", async () => {
    const { out } = await typed("record hidden-number --seats halving,halving --seed 3 --story");
    const hidden = /seat 0: hide (\d+)/.exec(out)?.[1];
    const replay = await typed("replay match.story --view 1", { "match.story": out });
    expect(replay.out).toContain("seat 0: moves\n      hid seat=0\n");
    expect(replay.out.split("\n").slice(0, 6).join("\n")).not.toContain(`hide ${hidden}`);
    const data = await json("replay match.story --view spectator", { "match.story": out });
    expect(data.entries[0]).toEqual({ n: 1, by: 0, told: { spectator: [{ kind: "hid", seat: 0 }] } });
  });

  test("the commitment noted before the match is checked against the seed", async () => {
    const files = { "m.json": (await typed("record dice-race --seats random,random")).out };
    const { commitment } = await json("replay m.json", files);
    expect((await typed(`replay m.json --commitment ${commitment}`, files)).code).toBe(0);
    const other = await typed(`replay m.json --commitment ${"0".repeat(64)}`, files);
    expect([other.code, other.err]).toEqual([2, expect.stringMatching(/the seed doesn't match the commitment/)]);
  });
});

describe("conform", () => {
  test("passes an honest game", async () => {
    expect(await json("conform hidden-number --matches 20")).toMatchObject({ conforms: true, matches: 20 });
  });
});

describe("games and help", () => {
  test("lists every game with its settings and bots", async () => {
    const { games } = await json("games");
    expect(games).toContainEqual({
      game: "dice-race",
      about: expect.any(String),
      version: 1,
      settings: "seats=2 target=50 first=0",
      bots: [expect.objectContaining({ bot: "holds" }), expect.objectContaining({ bot: "random" })],
      commands: [],
    });
  });

  test("a game's help lists its own commands", async () => {
    expect(await typed("wisp --help")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\n {2}wisp solve +find a shortest/),
    });
    expect((await typed("dice-race --help")).out).toContain("no commands of its own");
  });

  test("every command has help with examples", async () => {
    const { out } = await typed("--help");
    for (const name of [
      "games",
      "simulate",
      "record",
      "replay",
      "conform",
      "admin",
      "backup",
      "restore",
      "archive",
      "serve",
    ]) {
      expect(out).toMatch(new RegExp(`^ {2}${name} `, "m"));
      const help = await typed(`${name} --help`);
      expect([help.code, help.out]).toEqual([0, expect.stringMatching(/--json .*\n[\s\S]*Examples:\n {2}turnlight /)]);
    }
  });
});

describe("bad input: one line on what is wrong and what would be right, and exit code 2", () => {
  const record = '{"game":"dice-race","version":1,"config":"","seed":"","entries":[]}';
  test.each([
    ["fly", 'turnlight: unknown command "fly"; expected games, simulate'],
    ["dice-race fly", 'turnlight: dice-race has no command "fly"; expected simulate, record or replay'],
    ["games --module nowhere.js", 'turnlight: can\'t load games from "nowhere.js": '],
    ["games --module README.md", 'turnlight: can\'t load games from "README.md": '],
    ["games --module cli/io.ts", 'turnlight: can\'t load games from "cli/io.ts": it has none; expected export const'],
    ["games --module", "turnlight: --module needs a value; expected --module FILE"],
    ["simulate", "turnlight: GAME is missing; expected GAME"],
    ["simulate chess --seats a,b", 'turnlight: there is no game "chess"; expected dice-race'],
    ["simulate dice-race", "turnlight: no players given; expected bots"],
    ["simulate dice-race --seats random", "turnlight: --seats names 1 bot; expected 2 for this match of dice-race"],
    ["simulate dice-race --seats random,nobody", 'turnlight: dice-race has no bot "nobody"; expected holds, random'],
    [
      "simulate dice-race --seats random,random --games many",
      'turnlight: --games is "many"; expected a whole number from 1',
    ],
    [
      "simulate dice-race --seats random,random --set target=3",
      'turnlight: setting target: it is "3"; expected a whole number from 10 to 1000',
    ],
    ["simulate dice-race --seats random,random --speed 3", "turnlight: unknown option --speed; expected --seats"],
    ["simulate dice-race --seats", "turnlight: --seats needs a value; expected --seats a,b"],
    ["simulate dice-race --json=yes --seats random,random", 'turnlight: --json takes no value, but got "yes"'],
    ["simulate dice-race --seed 1 --seed 2 --seats random,random", "turnlight: --seed was given twice"],
    ["replay a.json b.json", 'turnlight: unexpected argument "b.json"; expected FILE'],
    ["replay nowhere.json", "turnlight: cannot open nowhere.json"],
    ["replay bad.json", "turnlight: bad.json, seed: the seed is"],
    ["replay noise", "turnlight: noise, line 1, column 1: this isn't complete JSON"],
    ["conform hidden-number --set highest=1", "turnlight: setting highest"],
    ["admin anything", 'turnlight: there is nothing called "anything"; expected status, people'],
    ["admin reports --data nowhere", 'turnlight: there is no folder "nowhere"; expected a server\'s data folder'],
    [
      "serve --bus postgres://localhost/news",
      "turnlight: --bus only works with a shared database; expected --database",
    ],
  ])("%s", async (line, expected) => {
    const { code, out, err } = await typed(line, { "bad.json": record, noise: "\u0000\u0001".repeat(5_000_000) });
    expect({ code, out, lines: err.split("\n").length }).toEqual({ code: 2, out: "", lines: 1 });
    expect(err.startsWith(expected) ? expected : err).toBe(expected);
  });
});

test("whatever is typed, it ends with 0 or 2 and never throws", async () => {
  // Nothing here starts a server or a long run; everything else may be typed in any order.
  const known = fc.constantFrom(
    ..."simulate record replay games dice-race hidden-number wisp --help --json --seats --set --seed --nodes --view".split(
      " ",
    ),
    ..."--verify --story --commitment random,random halving,random target=10 highest=4 0 1 -1 -- - = --=x spectator a.json".split(
      " ",
    ),
  );
  const word = fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: fc.string({ maxLength: 12 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 7 }), fc.string(), async (words, file) => {
      const games = words[0] === "simulate" ? ["--games=2"] : [];
      const { code, err } = await played([...words, ...games], { "a.json": file, "-": file });
      expect([0, 2]).toContain(code);
      expect(err.split("\n").length).toBe(1);
      expect(err === "").toBe(code === 0);
    }),
    { numRuns: 150, seed: 13 },
  );
});
