/** The result of a run, and the totals of runs. */
import { type FinishedMatch, Match, type MatchRecord, type Occasion } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import {
  aftermath,
  bestKey,
  compareDays,
  dailyConfig,
  firstStanding,
  helpNote,
  locksOf,
  type RunResult,
  readTypedSeed,
  rules,
  stakes,
  targets,
  usualBook,
} from "../index.ts";

const seed = () => {
  const read = readTypedSeed("COUNTED");
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value.seed;
};

/** One roll, then the first box that fits: a run that soon ends. */
const careless = (config: string, rounds: number): MatchRecord => {
  const read = rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  const { match } = Match.begin(rules, read.value, { seed: seed() });
  while (match.turn.kind === "seats" && match.state.phase.kind !== "shop" && match.state.sheet.round <= rounds) {
    const moves = match.moves(0);
    const texts = "pick" in moves ? [] : moves.map((move) => rules.moveText.write(move));
    const text = texts.find((one) => /^(draft|score|scratch)/.test(one)) ?? "roll";
    if (!match.play(0, text).ok) throw new Error(`"${text}" is refused`);
  }
  if (match.turn.kind === "seats") match.resign(0);
  return match.record;
};

const ended = (
  record: MatchRecord,
  occasion: Occasion | undefined,
  more: Partial<FinishedMatch> = {},
): FinishedMatch => ({
  match: "m1",
  record,
  seat: 0,
  bots: [undefined],
  ...(occasion !== undefined && { occasion }),
  notes: [],
  scores: [0],
  begun: 1000,
  ended: 2000,
  ...more,
});

const whole = careless("unlocked=none", 13);

describe("what one run counts for", () => {
  test("a run that was lost counts with its best box and stage", () => {
    const result = aftermath.result(ended(whole, { kind: "run", about: "COUNTED" }));
    expect(result).toMatchObject({ counts: "run", seed: "COUNTED", how: "lost", cleared: 0, stage: 1, target: 200 });
    expect(result?.bestPoints).toBeGreaterThan(0);
    expect(result?.bestStage).toBe(result?.score);
  });
  test("a run that was left counts as far as it came, and an empty one has no best box", () => {
    const left = aftermath.result(ended(careless("unlocked=none", 0), { kind: "run", about: "COUNTED" }));
    expect(left).toMatchObject({ counts: "run", how: "left", bestBox: "", bestPoints: 0, achievements: [] });
  });
  test("typed seeds, a daily played again and runs without an occasion are practice and achieve nothing", () => {
    for (const occasion of [{ kind: "seed", about: "COUNTED" }, { kind: "again", about: "2026-11-15" }, undefined])
      expect(aftermath.result(ended(whole, occasion))).toMatchObject({ counts: "practice", achievements: [] });
  });
  test("the run of a day belongs to the day it was begun for, and shows no seed", () => {
    expect(aftermath.result(ended(whole, { kind: "daily", about: "2026-11-15" }))).toMatchObject({
      counts: "daily",
      date: "2026-11-15",
      seed: "",
    });
    expect(aftermath.result(ended(whole, { kind: "daily", about: "someday" }))).toBeUndefined();
  });
  test("a tour, a bot's run and an easier first target count for nothing", () => {
    const run = { kind: "run", about: "COUNTED" };
    expect(aftermath.result(ended(whole, { kind: "tour", about: "LEARN" }))).toBeUndefined();
    expect(aftermath.result(ended(whole, run, { bots: ["greedy"] }))).toBeUndefined();
    expect(aftermath.result(ended(careless("first=50", 13), run))).toBeUndefined();
  });
});

const result = (more: Partial<RunResult> = {}): RunResult => ({
  counts: "run",
  challenge: "none",
  stake: 0,
  seed: "COUNTED",
  date: "",
  how: "lost",
  stage: 4,
  cleared: 3,
  score: 500,
  target: 675,
  bestStage: 600,
  bestBox: "chance",
  bestPoints: 90,
  achievements: ["first"],
  ...more,
});

const earned = (match: string, more: Partial<RunResult> = {}, begun = 1000) => ({
  match,
  begun,
  ended: begun + 500,
  result: result(more),
});

describe("how runs add up", () => {
  test("stars, figures and achievements grow with every run that counts, even by the same dice", () => {
    const twice = aftermath.add(aftermath.add(firstStanding, earned("a")), earned("b", { cleared: 5, stage: 6 }, 9000));
    expect(twice).toMatchObject({ stars: 8, runs: 2, stages: 8, mostStages: 5, endedAt: [0, 0, 0, 1, 0, 1] });
    expect(twice.achievements).toEqual({ first: 1500 });
    expect(twice.last.map(({ match }) => match)).toEqual(["b", "a"]);
  });
  test("practice is remembered and adds nothing", () => {
    const now = aftermath.add(firstStanding, earned("a", { counts: "practice", achievements: [] }));
    expect(now).toEqual({
      ...firstStanding,
      last: [{ ...result({ counts: "practice", achievements: [] }), match: "a", ended: 1500 }],
    });
  });
  test("of a day the run begun first counts, whichever ends first, and once", () => {
    const day = { counts: "daily", date: "2026-11-15" } as const;
    const later = aftermath.add(firstStanding, earned("b", { ...day, cleared: 9 }, 5000));
    const both = aftermath.add(later, earned("a", { ...day, cleared: 2 }, 1000));
    expect(both.days["2026-11-15"]).toMatchObject({ begun: 1000, cleared: 2 });
    expect(both.stars).toBe(later.stars);
  });
  test("a victory opens the first stake, and one at a stake the next, up to the last", () => {
    const won = { cleared: targets.victory, stage: targets.victory };
    const first = aftermath.add(firstStanding, earned("a", won));
    expect(first.stake).toBe(1);
    expect(aftermath.add(first, earned("b", { ...won, stake: 1 })).stake).toBe(2);
    expect(aftermath.add(first, earned("c", { ...won, stake: stakes.most })).stake).toBe(stakes.most);
    expect(aftermath.add(first, earned("d", { ...won, challenge: "ascending" })).stake).toBe(1);
    for (const challenge of ["mild", "gentle"] as const) {
      const low = aftermath.add(aftermath.start, earned("e", { ...won, challenge, cleared: 40 }));
      expect([low.stars, low.mostStages, low.victories, low.best[challenge]]).toEqual([10, 0, 0, 40]);
    }
  });
  test("the Purist has points for a best, and no stars", () => {
    const now = aftermath.add(firstStanding, earned("a", { challenge: "purist", cleared: 1, score: 251 }));
    expect(now).toMatchObject({ stars: 0, best: { purist: 251 }, endedAt: [] });
  });
  test("what is kept is read again, and what is broken is not", () => {
    const standing = aftermath.add(firstStanding, earned("a", { counts: "daily", date: "2026-11-15" }));
    expect(aftermath.readStanding(JSON.parse(JSON.stringify(standing)))).toEqual({ ok: true, value: standing });
    expect(aftermath.readStanding({ ...standing, stars: -1 }).ok).toBe(false);
    const where = "last, item 1, counts";
    expect(aftermath.readStanding({ ...standing, last: [{}] })).toMatchObject({ ok: false, refusal: { where } });
    expect(aftermath.readResult(JSON.parse(JSON.stringify(result())))).toEqual({ ok: true, value: result() });
    expect(aftermath.readResult({ ...result(), counts: "always" }).ok).toBe(false);
  });
});

describe("kits, stakes and days", () => {
  const result = (more: Partial<RunResult>): RunResult => {
    const plain = aftermath.result(ended(whole, { kind: "run", about: "COUNTED" }));
    if (plain === undefined) throw new Error("the run counts for nothing");
    return { ...plain, ...more };
  };
  const after = (results: readonly RunResult[]) =>
    results.reduce(
      (standing, one, i) => aftermath.add(standing, { result: one, match: `m${i}`, begun: i, ended: i + 1 } as never),
      firstStanding,
    );
  test("a result says its kit and the build it ended with", () => {
    const { kit, build } = result({});
    expect(kit).toBe("classic");
    expect(build).toHaveLength(1);
    const workshop = aftermath.result(
      ended(careless("unlocked=none kit=workshop", 2), { kind: "run", about: "COUNTED" }),
    );
    expect(workshop).toMatchObject({ kit: "workshop", build: ["steel", "steel"] });
  });
  test("a run that used the coach or a hint says so, and only such a run", () => {
    const occasion = { kind: "run", about: "COUNTED" } as const;
    const helped = aftermath.result(ended(whole, occasion, { notes: [{ after: 3, seat: 0, text: helpNote }] }));
    expect(helped).toMatchObject({ helped: true });
    expect(aftermath.readResult(helped)).toMatchObject({ ok: true, value: { helped: true } });
    expect(result({})).not.toHaveProperty("helped");
  });
  test("personal bests are kept by kit and stake, without challenges, practice and older results", () => {
    const { byKit } = after([
      result({ kit: "classic", stake: 0, cleared: 3, bestStage: 400 }),
      result({ kit: "classic", stake: 0, cleared: 5, bestStage: 350 }),
      result({ kit: "library", stake: 2, cleared: 1, bestStage: 250 }),
      result({ challenge: "gentle", cleared: 9 }),
      result({ counts: "practice", cleared: 9 }),
    ]);
    expect(byKit).toEqual({
      [bestKey("classic", 0)]: { runs: 2, cleared: 5, bestStage: 400 },
      [bestKey("library", 2)]: { runs: 1, cleared: 1, bestStage: 250 },
    });
    const { kit: _kit, build: _build, ...older } = result({});
    expect(after([older]).byKit).toBeUndefined();
    expect(aftermath.readResult(older).ok).toBe(true);
    expect(aftermath.readStanding(JSON.parse(JSON.stringify(after([result({})]))))).toMatchObject({ ok: true });
  });
  test("the day's run is the same for everybody: a common seed, every item, no stake", () => {
    const read = rules.configText.read(dailyConfig);
    if (!read.ok) throw new Error(read.refusal.reason);
    expect(read.value).toMatchObject({ rules: 4, challenge: "none", scratch: "literal", stake: 0, kit: "classic" });
    expect(read.value.unlocked).toEqual(locksOf(usualBook));
  });
  test("days are ordered by stages, then by points", () => {
    const days = [
      { cleared: 2, score: 300 },
      { cleared: 3, score: 10 },
      { cleared: 2, score: 301 },
    ];
    expect(days.toSorted(compareDays).map(({ score }) => score)).toEqual([300, 301, 10]);
  });
});
