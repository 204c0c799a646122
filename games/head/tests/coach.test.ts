/** The coach: which guesses cost most, what would have been better, and why. */
import { childSeed, drawOf, Match, playOut, readBot, seedOf, usualBound } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { appraise, type HeadView, head, type Lesson, review } from "../index.ts";
import { begun, config, type Table } from "./table.ts";

const reviewed = (view: HeadView, seat = 0, nodes = 60_000) => {
  const read = review(view, seat, { nodes });
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

/** Seat 0 guesses as told while seat 1 finds everything. */
const lost = (guesses: readonly string[]): Table => {
  const table = begun();
  const cells = ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "E3"];
  const answers = ["word 1 CAT", "word 2 CART", "word 3 RAVEN", ...cells.map((cell) => `cell ${cell}`)];
  for (const [i, answer] of answers.entries()) {
    table.play(0, guesses[i] ?? `cell ${"ABCDEFGH"[i % 8]}${i < 8 ? 6 : 5}`);
    table.play(1, answer);
  }
  expect(table.match.view(0).fall).toEqual({ seat: 0, why: "found" });
  return table;
};

const lessonAt = (lessons: readonly Lesson[], at: number): Lesson | undefined =>
  lessons.find((lesson) => lesson.at === at);

const played = async (seats: readonly string[], settings = "", name = "coached") => {
  const seed = childSeed(seedOf(name), settings);
  const { match } = Match.begin(head.rules, config(settings), { seed });
  const sittings = seats.map((text, seat) => {
    const bot = readBot(head as never, text);
    if (!bot.ok) throw new Error(bot.refusal.reason);
    return { bot: bot.value as never, draw: drawOf(childSeed(seed, String(seat))) };
  });
  await playOut(match, sittings, { nodes: 5000, bound: usualBound });
  return match.view(0);
};

test("a word with a letter already missed is named impossible, and costs the most", () => {
  const { lessons } = reviewed(lost(["letter S", "letter E", "word 1 SEA"]).match.view(0));
  expect(lessons[0]).toMatchObject({ at: 4, fault: "impossible", guess: { kind: "word", word: "SEA", hit: false } });
  expect(lessons[0]?.cost).toBeGreaterThan(2);
});

test("a word tried while hundreds fit is rash, also when it is right", () => {
  const { lessons } = reviewed(lost(["letter E", "word 3 CROWN"]).match.view(0));
  expect(lessonAt(lessons, 2)).toMatchObject({ fault: "rash", guess: { word: "CROWN", hit: true } });
});

test("a rare letter before the common ones is unlikely, and the better one is named with what it saves", () => {
  const { lessons } = reviewed(lost(["letter Q"]).match.view(0));
  const lesson = lessonAt(lessons, 0);
  expect(lesson).toMatchObject({ fault: "unlikely", better: { guess: { kind: "letter" } } });
  expect(lesson?.better.hit).toBeGreaterThan((lesson?.made.hit ?? 1) + 0.4);
  expect(lesson?.cost).toBeCloseTo((lesson?.better.value ?? 0) - (lesson?.made.value ?? 0));
});

test("a cell on which no word can lie any more is impossible", () => {
  const walls = ["cell B8", "cell A7", "cell B7", "cell A8"];
  const { lessons } = reviewed(lost(walls).match.view(0));
  expect(lessonAt(lessons, 6)).toMatchObject({ fault: "impossible", guess: { cell: "A8" } });
});

test("at most three, the costliest first, each as the Oracle saw it then", async () => {
  const view = await played(["human:weak", "executioner:0.8"]);
  const { lessons, guesses, cost } = reviewed(view);
  expect(lessons).toHaveLength(3);
  expect(guesses).toBe(view.guesses.filter(({ by }) => by === 0).length);
  const costs = lessons.map((lesson) => lesson.cost);
  expect(costs).toEqual(costs.toSorted((one, two) => two - one));
  expect(cost).toBeGreaterThan(costs.reduce((sum, one) => sum + one, 0));
  for (const { at, guess, seen, better } of lessons) {
    expect(view.guesses[at]).toEqual(guess);
    expect(guess.by).toBe(0);
    const then = { ...view, hunts: [seen, view.hunts[1]] as const };
    const again = appraise(then, 0, { nodes: 50_000, draw: drawOf(seedOf("look again")) });
    expect(again.valueOf(better.guess).value).toBeGreaterThan(again.valueOf(guess).value);
  }
});

test("the Oracle has little to learn, a beginner a lot", async () => {
  const view = await played(["oracle", "human:weak"]);
  const [oracle, weak] = [reviewed(view, 0), reviewed(view, 1)];
  expect(oracle.cost / oracle.guesses).toBeLessThan(0.05);
  expect(weak.cost / weak.guesses).toBeGreaterThan(0.2);
});

test("it judges by what could be known: the board behind it changes nothing", () => {
  const view = lost(["letter O", "cell A1", "letter Q"]).match.view(0);
  const [mine, theirs] = view.boards;
  const moved = (theirs ?? []).map((placed) => (placed.word === "CROWN" ? { ...placed, at: "A4" } : placed));
  const elsewhere: HeadView = { ...view, boards: [mine, moved] };
  expect(reviewed(elsewhere).lessons.map(({ at, made, better }) => [at, made, better])).toEqual(
    reviewed(view).lessons.map(({ at, made, better }) => [at, made, better]),
  );
});

test("the same match gives the same review, in German and with four words too, within its budget", async () => {
  const view = await played(["human:casual", "human:weak"], "bank=german pack=sea grids=12,9 words=4");
  expect(reviewed(view, 1, 5000)).toEqual(reviewed(view, 1, 5000));
});

test("a match that is not over cannot be reviewed", () => {
  expect(review(begun().match.view(0), 0)).toMatchObject({ ok: false, refusal: { code: "not-over" } });
});
