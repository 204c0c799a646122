/** The judge: what was played counts as it was played; what was made up, swapped, washed or copied does not. */
import { gunzipSync } from "node:zlib";
import { thirdRules } from "@turnlight/games/thirteen";
import { type Entry, Match, type MatchRecord, readRecord, seedOf, writeRecord } from "@turnlight/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { judge } from "../boards/judge.ts";
import { courseFor, playCourse } from "./support/course-record.ts";

const day = "2026-11-19";
const games = [
  ["wisp", `daily ${day}`, "solver"],
  ["zonk", `daily ${day}`, "hybrid:easy"],
  ["thirteen", `daily ${day}`, "random"],
  ["head", `daily ${day} english`, "oracle"],
  ["head", `daily ${day} german`, "apprentice"],
  ["wisp", "level keep-your-distance", "solver"],
  ["thirteen", "run 2 classic", "random"],
] as const;

const records = new Map<string, MatchRecord>();
const recordOf = (game: string, key: string): MatchRecord => {
  const record = records.get(`${game} ${key}`);
  if (record === undefined) throw new Error(`no record of ${game} ${key}`);
  return record;
};

beforeAll(async () => {
  for (const [game, key, bot] of games)
    records.set(`${game} ${key}`, await playCourse(game, await courseFor(game, key), bot, "ada"));
});

const judged = (game: string, key: string, record: MatchRecord, notes: readonly string[] = []) =>
  judge({
    game,
    course: key,
    record: writeRecord(record),
    notes: notes.map((text) => ({ after: 1, seat: 0, text })),
  });
const codeOf = async (asked: ReturnType<typeof judge>) => {
  const answer = await asked;
  return answer.ok ? "accepted" : answer.refusal.code;
};
const withEntries = (record: MatchRecord, change: (entries: readonly Entry[]) => readonly Entry[]): MatchRecord => ({
  ...record,
  entries: change(record.entries).map((entry, i) => ({ ...entry, n: i + 1 })),
});

describe.each(games)("%s, %s", (game, key) => {
  test("a whole match on the course counts, and comes back as it was played, without a name", async () => {
    const record = recordOf(game, key);
    const verdict = await judged(game, key, record);
    if (!verdict.ok) throw new Error(`${verdict.refusal.code}: ${verdict.refusal.reason}`);
    const { score, helped, isOlder, packed } = verdict.value;
    expect({ helped, isOlder, isScore: Number.isSafeInteger(score) && score >= 0 }).toEqual({
      helped: false,
      isOlder: false,
      isScore: true,
    });
    const kept = readRecord(gunzipSync(Buffer.from(packed, "base64")).toString("utf8"));
    expect(kept.ok && kept.value.entries.map(({ by, move }) => [by, move])).toEqual(
      record.entries.map(({ by, move }) => [by, move]),
    );
    expect(packed).not.toContain("Ada");
    expect(kept.ok && kept.value.players?.every(({ name }) => name === "")).toBe(true);
  });

  test("a match that isn't over is refused", async () => {
    const cut = withEntries(recordOf(game, key), (entries) => entries.slice(0, -1));
    expect(await codeOf(judged(game, key, cut))).toBe("not-finished");
  });

  test("a move that the rules don't allow is refused", async () => {
    const record = recordOf(game, key);
    const forged = withEntries(record, (entries) => {
      const last = entries.findLastIndex(({ by }) => by === 0);
      return entries.with(last, { n: 1, by: 0, at: 0, move: "win" });
    });
    expect(await codeOf(judged(game, key, forged))).not.toBe("accepted");
  });

  test("other settings, another game and unknown rules are refused", async () => {
    const record = recordOf(game, key);
    const other = game === "zonk" ? "thirteen" : "zonk";
    expect(await codeOf(judged(other, `daily ${day}`, record))).toBe("other-course");
    expect(await codeOf(judged(game, key, { ...record, version: 99 }))).toBe("wrong-version");
    expect(await codeOf(judged(game, "daily 2026-02-30", record))).toBe("no-board");
  });
});

describe("dice and boards", () => {
  test.each([
    ["zonk", `daily ${day}`],
    ["thirteen", `daily ${day}`],
    ["thirteen", "run 2 classic"],
  ])("of %s, %s are drawn again: a swapped roll is refused", async (game, key) => {
    const record = recordOf(game, key);
    const at = record.entries.findIndex(({ by }) => by === "chance");
    const other = record.entries.find(({ by, move }) => by === "chance" && move !== record.entries[at]?.move);
    if (other === undefined) throw new Error("all rolls are the same");
    const swapped = withEntries(record, (entries) => entries.with(at, { ...other, n: at + 1 }));
    expect(await codeOf(judged(game, key, swapped))).toBe("tampered");
  });

  test("a day's match with another seed is another match", async () => {
    const course = await courseFor("zonk", `daily ${day}`);
    const other = await playCourse("zonk", { ...course, seed: seedOf("mine") }, "hybrid:easy", "ada");
    expect(await codeOf(judged("zonk", `daily ${day}`, other))).toBe("other-course");
  });

  test("a hunt on a board that the Oracle didn't hide is refused", async () => {
    const key = `daily ${day} english`;
    const course = await courseFor("head", key);
    const easy = await playCourse("head", { ...course, seed: seedOf("another board") }, "oracle", "ada");
    const { seed } = recordOf("head", key);
    expect(await codeOf(judged("head", key, { ...easy, seed }))).toBe("other-course");
  });

  test("an opponent who is said to be somebody else is refused", async () => {
    const record = recordOf("zonk", `daily ${day}`);
    const players = [{ name: "Ada" }, { name: "Ivo", bot: "random" }];
    expect(await codeOf(judged("zonk", `daily ${day}`, { ...record, players }))).toBe("other-course");
  });
});

test("help that was noted is marked", async () => {
  const hinted = await judged("wisp", `daily ${day}`, recordOf("wisp", `daily ${day}`), ["hint"]);
  const coached = await judged("thirteen", `daily ${day}`, recordOf("thirteen", `daily ${day}`), ["help"]);
  expect([hinted, coached].map((one) => one.ok && one.value.helped)).toEqual([true, true]);
});

test("an older version of the rules is judged by its own rules, and said to be older", async () => {
  const { seed = "" } = await courseFor("thirteen", `daily ${day}`);
  const config = thirdRules.configText.read("challenge=none scratch=literal unlocked=all stake=0");
  if (!config.ok) throw new Error(config.refusal.reason);
  const { match } = Match.begin(thirdRules, config.value, { seed });
  match.resign(0);
  const record = { ...match.record, players: [{ name: "Ada" }] };
  const course = { config: "challenge=none scratch=literal unlocked=all stake=0", seed, bots: [null] };
  const verdict = await judge({ game: "thirteen", course, record: writeRecord(record), notes: [] });
  expect(verdict.ok && { version: verdict.value.version, isOlder: verdict.value.isOlder }).toEqual({
    version: 3,
    isOlder: true,
  });
});

test("better play has the better score", async () => {
  const scores = await Promise.all(
    (["perfect", "random"] as const).map(async (bot) => {
      const course = await courseFor("zonk", `daily ${day}`);
      const verdict = await judged("zonk", `daily ${day}`, await playCourse("zonk", course, bot, "bo"));
      return verdict.ok ? verdict.value.score : -1;
    }),
  );
  expect(scores[0]).toBeGreaterThan(scores[1] ?? 0);
});
