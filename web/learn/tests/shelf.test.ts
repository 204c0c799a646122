/** The prepared exercises: each has its theme, shows no secret, and is judged as the game's own reviewer judges it. */
import { findGame } from "@turnlight/games";
import { readRecord, reviewMatch, rulesOf, worthOfMove } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { openMatch } from "../../match/review/opened-match.ts";
import { preparedReviews, trainedGames } from "../shelf.ts";
import { themeNames, themeOf } from "../themes.ts";
import { texts as de } from "../words.de.ts";
import { texts as en } from "../words.en.ts";

const banks = ["english", "german"] as const;

const exercisesOf = async (game: (typeof trainedGames)[number], bank: (typeof banks)[number]) =>
  (await preparedReviews(game, bank)).flatMap(({ key, value }) =>
    value.entries.flatMap(({ n, judged }) => (judged === undefined ? [] : [{ key, value, n, judged }])),
  );

describe.each(trainedGames)("%s", (game) => {
  test("has exercises in several themes, in both languages", async () => {
    for (const bank of banks) {
      const themes = new Map<string, number>();
      for (const { judged } of await exercisesOf(game, bank)) {
        const theme = themeOf(game, judged.habit ?? "") ?? "none";
        themes.set(theme, (themes.get(theme) ?? 0) + 1);
      }
      expect(themes.has("none")).toBe(false);
      expect(themes.size).toBeGreaterThanOrEqual(2);
      for (const [theme, count] of themes) expect(count, theme).toBeGreaterThanOrEqual(4);
    }
  });

  test("asks where a choice was clearly worse than another, and can be solved", async () => {
    for (const { value, n, judged } of await exercisesOf(game, "english")) {
      const opened = await openMatch(value.record);
      if (!opened.ok) throw new Error(opened.refusal.reason);
      expect(["mistake", "blunder"]).toContain(judged.mark);
      expect(opened.value.waitingAt(n - 1)).toContain(value.seat);
      expect(opened.value.entryAt(n)?.move).toBe(judged.move);
      const [best] = judged.options;
      const moves = opened.value.movesAt(n - 1, value.seat);
      expect(moves === undefined || moves.includes(best?.move ?? "")).toBe(true);
    }
  });

  test("is judged as the reviewer judges it today", async () => {
    const found = await findGame(game);
    if (!found.ok) throw new Error(found.refusal.reason);
    const reviewer = await found.value.review?.();
    const [first] = await preparedReviews(game, "english");
    const record = readRecord(first?.value.record ?? "");
    if (reviewer === undefined || first === undefined || !record.ok) throw new Error("there is nothing to judge");
    const rules = rulesOf(found.value, record.value.version);
    if (!rules.ok) throw new Error(rules.refusal.reason);
    const review = reviewMatch(rules.value, reviewer, record.value, first.value.seat);
    if (!review.ok) throw new Error(review.refusal.reason);
    const judged = [...review.value.steps()];
    expect(first.value.scale).toEqual(reviewer.scale);
    for (const entry of first.value.entries)
      expect(judged.find(({ n }) => n === entry.n)?.judged).toEqual(entry.judged);
  });
});

test("nothing of an opponent's board is in what an exercise of words shows", async () => {
  for (const bank of banks)
    for (const { value, n } of await exercisesOf("head", bank)) {
      const opened = await openMatch(value.record);
      if (!opened.ok) throw new Error(opened.refusal.reason);
      const { boards } = opened.value.viewAt(n - 1, value.seat) as { readonly boards: readonly unknown[] };
      expect(boards[1 - value.seat]).toBeNull();
    }
});

test("two moves that are one choice are weighed together", async () => {
  const joined = (await exercisesOf("zonk", "english")).find(({ judged }) => judged.next !== undefined);
  const found = await findGame("zonk");
  const reviewer = found.ok ? await found.value.review?.() : undefined;
  const record = readRecord(joined?.value.record ?? "");
  if (joined === undefined || !found.ok || reviewer === undefined || !record.ok) throw new Error("there is none");
  const { judged, n, value } = joined;
  const weigh = (move: string, next?: string) =>
    worthOfMove(found.value.rules, reviewer, record.value, {
      seat: value.seat,
      n,
      move,
      ...(next !== undefined && { next }),
    });
  const [best] = judged.options;
  expect(weigh(judged.move, judged.next)).toMatchObject({ ok: true, value: expect.closeTo(judged.made, 6) });
  expect(weigh(best?.move ?? "", best?.next)).toMatchObject({ ok: true, value: expect.closeTo(judged.best, 6) });
  expect(weigh(judged.move, "nonsense")).toMatchObject({ ok: false });
});

test("every theme has a name that tells no answer, in both languages", () => {
  for (const { themes } of [en, de]) expect(Object.keys(themes).toSorted()).toEqual([...themeNames].toSorted());
  expect(themeOf("zonk", "banks-early 3")).toBe(themeOf("zonk", "rolls-on 3"));
  expect(themeOf("zonk", "banks-early 1")).toBe(themeOf("zonk", "rolls-on 2"));
  expect(themeOf("thirteen", "stops-early")).toBe(themeOf("thirteen", "rolls-on"));
  expect(themeOf("dice-race", "any")).toBeUndefined();
});
