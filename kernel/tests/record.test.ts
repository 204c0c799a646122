/** Records and stories round-trip, and invalid ones are refused with a clear one-line message. */
import {
  commitment,
  drawOf,
  Match,
  type MatchRecord,
  playOut,
  type Refusal,
  type Result,
  randomBot,
  readRecord,
  readStory,
  seedOf,
  sentence,
  writeRecord,
  writeStory,
} from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";

let raceRecord: MatchRecord;
let duelRecord: MatchRecord;

beforeAll(async () => {
  const seed = seedOf("records");
  const sittings = [0, 1].map((seat) => ({ bot: randomBot, draw: drawOf(seedOf(`bot ${seat}`)) }));
  const race = Match.begin(diceRace.rules, { seats: 2, target: 20, first: 0 }, { seed }).match;
  await playOut(race, sittings, { nodes: 1, bound: 1000 });
  raceRecord = race.record;
  const duel = Match.begin(hiddenNumber.rules, { highest: 6, first: 1 }, { seed }).match;
  await playOut(duel, sittings, { nodes: 1, bound: 1000 });
  duelRecord = duel.record;
});

const reading = (text: string): Result<unknown> => {
  const record = text.startsWith("turnlight story") ? readStory(text) : readRecord(text);
  if (!record.ok) return record;
  const { rules } = record.value.game === "hidden-number" ? hiddenNumber : diceRace;
  return Match.resume<unknown, unknown, unknown, unknown, { kind: string }>(rules, record.value, { verify: true });
};
const refused = (text: string): Refusal => {
  const read = reading(text);
  if (read.ok) throw new Error("this should have been refused");
  return read.refusal;
};
const changed = (change: (record: Record<string, unknown>) => void): string => {
  const record = JSON.parse(writeRecord(raceRecord));
  change(record);
  return JSON.stringify(record);
};
const entryOf = (record: Record<string, unknown>, i: number) =>
  (record["entries"] as Record<string, unknown>[])[i] as Record<string, unknown>;

test("a record comes back from its text, and a story gives the same record", () => {
  for (const [rules, record] of [
    [diceRace.rules, raceRecord],
    [hiddenNumber.rules, duelRecord],
  ] as const) {
    expect(readRecord(writeRecord(record))).toEqual({ ok: true, value: record });
    const story = writeStory(rules, record);
    expect(story.ok && readStory(story.value)).toEqual({ ok: true, value: record });
  }
});

test("a record of an unfinished match goes on where it stopped", () => {
  const due = raceRecord.entries.findIndex(({ by }) => by === "chance");
  const cut = { ...raceRecord, entries: raceRecord.entries.slice(0, due) };
  const resumed = Match.resume(diceRace.rules, cut);
  // The roll that was due is drawn again, and is the same.
  expect(resumed.ok && resumed.value.match.entries).toEqual(raceRecord.entries.slice(0, due + 1));
});

describe("what is wrong with a record is said in one line", () => {
  const line = (refusal: Refusal) => sentence(refusal);

  test("a missing field", () => {
    for (const field of ["game", "version", "config", "seed", "entries"])
      expect(line(refused(changed((record) => delete record[field])))).toMatch(
        new RegExp(`^${field}: it is missing; expected `),
      );
    expect(line(refused(changed((record) => delete entryOf(record, 2)["by"])))).toMatch(
      /^entry 3, by: it is missing; expected chance or host or a whole number from 0$/,
    );
  });

  test("a wrong version", () => {
    expect(line(refused(changed((record) => Object.assign(record, { version: 9 }))))).toBe(
      "the record was made by version 9 of dice-race; expected version 1",
    );
    expect(refused(changed((record) => Object.assign(record, { version: "1" }))).code).toBe("bad-field");
  });

  test("settings that make no sense", () => {
    expect(line(refused(changed((record) => Object.assign(record, { config: "seats=9" }))))).toBe(
      'config, setting seats: it is "9"; expected a whole number from 2 to 6',
    );
  });

  test("an unreadable move", () => {
    expect(line(refused(changed((record) => Object.assign(entryOf(record, 2), { move: "jump" }))))).toMatch(
      /^entry 3: "jump" is not a move in the dice race; expected "roll"/,
    );
  });

  test("an entry out of order", () => {
    const swapped = changed((record) => (record["entries"] as unknown[]).reverse());
    expect(line(refused(swapped))).toMatch(/^entry 1, n: it is \d+; expected 1, since entries are numbered in order/);
  });

  test("a move out of turn", () => {
    expect(line(refused(changed((record) => Object.assign(entryOf(record, 0), { by: 1 }))))).toBe(
      "entry 1: it isn't seat 1's turn; expected a move by seat 0",
    );
  });

  test("a tampered die", () => {
    const tampered = changed((record) => {
      const roll = entryOf(record, 1);
      roll["move"] = roll["move"] === "rolled 6" ? "rolled 5" : "rolled 6";
    });
    expect(line(refused(tampered))).toMatch(
      /^entry 2: the record says "rolled \d", but the seed gives another roll; expected "rolled \d"/,
    );
  });

  test("an impossible die is refused even when nobody verifies", () => {
    const record = readRecord(changed((value) => Object.assign(entryOf(value, 1), { move: "roll" })));
    expect(record.ok && Match.resume(diceRace.rules, record.value)).toMatchObject({
      ok: false,
      refusal: { code: "not-now", where: "entry 2" },
    });
  });

  test("a truncated file", () => {
    const text = writeRecord(raceRecord);
    expect(line(refused(text.slice(0, text.length / 2)))).toMatch(
      /^line \d+, column \d+: this isn't complete JSON; expected a match record/,
    );
    expect(line(refused(""))).toBe("it's empty; expected a match record, as `turnlight record` writes it");
  });

  test("ten megabytes of noise", () => {
    const noise = "x9{[\u0000é".repeat(2 ** 21);
    expect(noise.length).toBeGreaterThan(10_000_000);
    expect(line(refused(noise))).toMatch(/^line 1, column 1: this isn't complete JSON/);
    expect(line(refused(`[${"[".repeat(10_000_000)}`))).toMatch(/n't complete JSON/);
  });

  test("an entry after the end", () => {
    const late = changed((record) => {
      const entries = record["entries"] as unknown[];
      entries.push({ n: entries.length + 1, by: 0, move: "roll", at: 0 });
    });
    expect(refused(late)).toMatchObject({ code: "match-over", where: `entry ${raceRecord.entries.length + 1}` });
  });

  test("another game's record", () => {
    const read = Match.resume(diceRace.rules, duelRecord);
    expect(!read.ok && line(read.refusal)).toBe('this is a record of "hidden-number"; expected a record of dice-race');
  });

  test("a broken story names its line", () => {
    const story = writeStory(diceRace.rules, raceRecord);
    const text = story.ok ? story.value : "";
    expect(line(refused(text.replace("seed: ", "seed: z")))).toMatch(/^line 4: the seed is/);
    expect(line(refused(text.replace("   2  chance: ", "   7  chance: ")))).toMatch(
      /^line \d+: it says " +7 {2}chance: .*; expected entry 2/,
    );
    expect(line(refused("turnlight story 2\n"))).toMatch(/^line 1: it begins with "turnlight story 2"/);
  });
});

test("nothing thrown at the door comes through as an exception", () => {
  const texts = [
    () => writeRecord(raceRecord),
    () => writeRecord(duelRecord),
    () => {
      const story = writeStory(hiddenNumber.rules, duelRecord);
      return story.ok ? story.value : "";
    },
  ];
  const cut = fc.record({
    which: fc.nat(2),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(30),
    put: fc.oneof(fc.string(), fc.json(), fc.integer().map(String)),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), cut), (input) => {
      let text = typeof input === "string" ? input : "";
      if (typeof input !== "string") {
        const whole = texts[input.which]?.() ?? "";
        const at = Math.floor(input.from * whole.length);
        text = whole.slice(0, at) + input.put + whole.slice(at + input.length);
      }
      const read = reading(text);
      if (!read.ok) {
        expect(sentence(read.refusal)).not.toMatch(/\n/);
        expect(read.refusal.reason).not.toBe("");
      }
    }),
    { numRuns: 1500, seed: 13 },
  );
});

test("a record's fields may hold anything and are still only refused", () => {
  const field = fc.constantFrom("game", "version", "config", "seed", "entries");
  fc.assert(
    fc.property(field, fc.jsonValue(), (name, value) => {
      const read = reading(changed((record) => Object.assign(record, { [name]: value })));
      expect(typeof read.ok).toBe("boolean");
    }),
    { numRuns: 500, seed: 13 },
  );
});

test("the commitment shown before the match fits the seed in the record", () => {
  expect(commitment(raceRecord.seed)).toMatch(/^[0-9a-f]{64}$/);
});
