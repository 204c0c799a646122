import {
  type Board,
  type Duel,
  type HeadFact,
  type HeadMove,
  type HeadView,
  head,
  newAchievements,
  signsOf,
  summaryOf,
  tallyOf,
} from "@turnlight/games/head";
import { drawOf, Match, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { page as card } from "../../page.ts";
import { moodOf } from "../gallows/mood.ts";
import { foundLines } from "../lines.ts";
import { following, tensionAt, zoneAt } from "../shown-duel.ts";
import { composed, typedOn } from "../spelling.ts";

const configOf = (text: string) => {
  const read = head.rules.configText.read(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

/** A match in which both sides move at random, step by step. */
const randomMatch = (phrase: string) => {
  const { match } = Match.begin(head.rules, configOf("grids=6 house=bonus,direction"), { seed: seedOf(phrase) });
  const draw = drawOf(seedOf(`${phrase}, moves`));
  const views: HeadView[] = [match.view("spectator")];
  const told: (readonly HeadFact[])[] = [];
  while (match.turn.kind === "seats") {
    const [seat = 0] = match.turn.seats;
    const moves = match.moves(seat);
    if (!("pick" in moves)) throw new Error("this game's moves are described");
    const move: HeadMove = moves.pick(draw);
    const played = match.play(seat, head.rules.moveText.write(move));
    if (!played.ok) throw new Error(played.refusal.reason);
    told.push(played.value.flatMap((step) => step.told.map(({ fact }) => fact)));
    views.push(match.view("spectator"));
  }
  return { match, views, told };
};

test("what is shown follows the facts to exactly what is true", () => {
  for (const phrase of ["one", "two", "three"]) {
    const { views, told } = randomMatch(phrase);
    for (const [i, facts] of told.entries()) {
      const before = views[i];
      const after = views[i + 1];
      if (before === undefined || after === undefined || before.ready.includes(false)) continue;
      const shown = facts.reduce(following, before);
      expect(shown.hunts).toEqual(after.hunts);
      expect(shown.fall).toEqual(after.fall);
      expect(shown.guesses.map(({ again: _, ...guess }) => guess)).toEqual(
        after.guesses.map(({ again: _, ...guess }) => guess),
      );
    }
  }
});

test("every fact of a match has a sound and a time of its own", () => {
  const kinds = new Set(
    ["one", "two", "three"].flatMap((phrase) => randomMatch(phrase).told.flat()).map(({ kind }) => kind),
  );
  expect(kinds.size).toBeGreaterThan(8);
  for (const kind of kinds) {
    expect(card.sounds[kind], kind).toBeDefined();
    expect(card.times?.[kind], kind).toBeGreaterThan(0);
  }
});

describe("a word found entirely", () => {
  const board: Board = [
    { word: "EVE", at: "A1", toward: "E" },
    { word: "BIRD", at: "A2", toward: "E" },
    { word: "RAVEN", at: "A3", toward: "E" },
  ];
  const guessed = (...moves: string[]): HeadView => {
    const { match } = Match.begin(head.rules, configOf("grids=6"), { seed: seedOf("lines") });
    const own = board.map(({ word, at, toward }) => `${word} ${at} ${toward}`).join(", ");
    for (const seat of [0, 1]) match.play(seat, `place ${own}`);
    const idle = ["letter Q", "letter X", "letter Z", "letter J", "letter Y", "letter K", "letter W"];
    for (const [i, move] of moves.entries())
      for (const [seat, text] of [
        [0, move],
        [1, idle[i] ?? ""],
      ] as const) {
        const played = match.play(seat, text);
        if (!played.ok) throw new Error(`${text}: ${played.refusal.reason}`);
      }
    return match.view(0);
  };

  test("is marked where its letters lie, backwards or not", () => {
    const view = guessed("letter E", "letter V", "cell A1", "cell B1", "cell C1");
    expect(foundLines(view.hunts[0], 6, null)).toEqual([{ row: 1, cells: [0, 1, 2] }]);
  });

  test("is not marked while one of its cells is missing", () => {
    const view = guessed("letter E", "letter V", "cell A1", "cell B1");
    expect(foundLines(view.hunts[0], 6, null)).toEqual([]);
  });

  test("is not marked where its letters lie twice, unless one knows the board", () => {
    const spelt = ["A1", "B1", "C1", "A3", "B3", "C3"].map((cell, i) => ({
      cell,
      colour: "green" as const,
      letter: "EVE"[i % 3] ?? "",
    }));
    const hunt = { ...guessed("letter E", "letter V").hunts[0], cells: spelt };
    expect(foundLines(hunt, 6, null)).toEqual([]);
    expect(foundLines(hunt, 6, board)).toEqual([{ row: 1, cells: [0, 1, 2] }]);
  });
});

test("letters typed fill the blanks in order; shown ones stay", () => {
  expect(composed({ row: 3, pattern: "_TTE_", typed: "O" })).toBe("OTTE_");
  const full = { row: 3, pattern: "_TTE_", typed: "OR" };
  expect(composed(full)).toBe("OTTER");
  expect(typedOn(full, "X")).toEqual(full);
});

test("the zones begin at half and at four fifths, and the music quickens at 80 and at 95 per cent", () => {
  expect([0.49, 0.5, 0.79, 0.8].map(zoneAt)).toEqual(["safe", "warning", "warning", "danger"]);
  const quick = [0.79, 0.8, 0.94, 0.95].map(tensionAt);
  expect(quick[0]).toBeLessThan(quick[1] ?? 0);
  expect(quick[1]).toBe(quick[2]);
  expect(quick[2]).toBeLessThan(quick[3] ?? 0);
});

test("a head feels its danger, the other's bad luck, and the end", () => {
  const calm = { danger: 0, zone: "safe", fallen: false, won: false, amused: false } as const;
  expect(moodOf(calm)).toBe("calm");
  expect(moodOf({ ...calm, danger: 0.3 })).toBe("uneasy");
  expect(moodOf({ ...calm, danger: 0.6, zone: "warning" })).toBe("scared");
  expect(moodOf({ ...calm, danger: 0.9, zone: "danger" })).toBe("horrified");
  expect(moodOf({ ...calm, amused: true })).toBe("gleeful");
  expect(moodOf({ ...calm, danger: 0.9, zone: "danger", won: true })).toBe("gleeful");
  expect(moodOf({ ...calm, fallen: true })).toBe("gone");
});

test("a summary counts a wrong word as one wrong guess and two misses, and its signs give no letter away", () => {
  const { match } = Match.begin(head.rules, configOf("grids=6"), { seed: seedOf("summary") });
  const board = "place CAT A1 E, BIRD A2 E, RAVEN A3 E";
  for (const [seat, move] of [
    [0, board],
    [1, board],
    [0, "letter A"],
    [1, "letter Q"],
    [0, "word 1 HAT"],
    [1, "letter X"],
    [0, "cell A1"],
    [1, "letter Z"],
    [0, "word 1 CAT"],
  ] as const) {
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(`${move}: ${played.refusal.reason}`);
  }
  const view = match.view("spectator");
  expect(summaryOf(view, 0)).toMatchObject({ hits: 3, misses: 2, turns: 4, words: 1, wordsGuessed: 1, bestRun: 2 });
  expect(summaryOf(view, 0).accuracy).toBe(0.75);
  expect(signsOf(view, 0)).toBe("●◇■◆");
  expect(signsOf(view, 0)).not.toMatch(/[A-Z0-9]/i);
});

describe("deeds", () => {
  const lost: Duel = {
    won: false,
    difficulty: "normal",
    opponent: "executioner",
    grid: 8,
    how: "misses",
    summary: { hits: 5, misses: 21, limit: 21, words: 0, turns: 26, accuracy: 0.2, wordsGuessed: 0, bestRun: 2 },
  };
  const won: Duel = { ...lost, won: true, how: "found", summary: { ...lost.summary, misses: 10, turns: 40 } };

  test("the first win is one, the second is not", () => {
    expect(newAchievements([won])).toEqual(["first-head"]);
    expect(newAchievements([won, won])).toEqual([]);
  });

  test("three in a row come with the third", () => {
    expect(newAchievements([won, lost, won, won])).toEqual([]);
    expect(newAchievements([won, lost, won, won, won])).toEqual(["three-in-a-row"]);
  });

  test("one miss from the blade, few misses, and the Oracle each count", () => {
    const near = { ...won, summary: { ...won.summary, misses: 20 } };
    expect(newAchievements([won, near])).toEqual(["by-a-hair"]);
    expect(newAchievements([won, { ...won, summary: { ...won.summary, misses: 3 } }])).toEqual(["clean-collar"]);
    expect(newAchievements([won, { ...won, opponent: "oracle" }])).toEqual(["oracle"]);
  });

  test("a tally counts wins, and the best row of them", () => {
    expect(tallyOf([won, won, lost, won])).toEqual({ played: 4, won: 3, streak: 1, bestStreak: 2 });
    expect(tallyOf([])).toEqual({ played: 0, won: 0, streak: 0, bestStreak: 0 });
  });
});
