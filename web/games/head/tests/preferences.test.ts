/** The choices for the last new game, as saved on devices. */
import { expect, test } from "vitest";
import { halvesAgainstBot, halvesOf } from "../lobby/halves.ts";
import { habitsFormat } from "../lobby/preferences-format.ts";

/** As saved by versions before each player had a half of their own. */
const released = {
  opponent: "person",
  difficulty: "hard",
  grid: 9,
  words: 4,
  bank: "english",
  pack: "sea",
  house: ["mercy", "curtain"],
  list: "",
  useList: false,
  guestName: "Bea",
  guestColour: 3,
  learnt: true,
};

const halvesIn = (saved: unknown) => {
  const habits = habitsFormat.read(saved);
  if (!habits.ok) throw new Error(habits.refusal.reason);
  return halvesOf(habits.value);
};

const mine = { grid: 9, words: 4, difficulty: "hard" };

test("choices kept without a second half are both halves", () => {
  expect(halvesIn(released)).toEqual([mine, mine]);
});

test("a second half is kept beside one's own", () => {
  const theirs = { grid: 12, words: 3, difficulty: "easy" };
  expect(halvesIn({ ...released, theirs })).toEqual([mine, theirs]);
});

test("a second half that no table could have is refused", () => {
  const theirs = { grid: 13, words: 3, difficulty: "easy" };
  expect(habitsFormat.read({ ...released, theirs })).toMatchObject({ ok: false });
});

test("the bot's half is kept beside both, and where none is kept it is one's own board on Normal", () => {
  const rival = { grid: 7, words: 3, difficulty: "easy" };
  const saved = habitsFormat.read({ ...released, rival });
  const before = habitsFormat.read(released);
  if (!saved.ok || !before.ok) throw new Error("not readable");
  expect(halvesAgainstBot(saved.value)).toEqual([mine, rival]);
  expect(halvesAgainstBot(before.value)).toEqual([mine, { ...mine, difficulty: "normal" }]);
});

test("a table with the presets' house rules of before goes on with those of the presets, others stay as they were", () => {
  const renewed = (house: readonly string[]) => habitsFormat.steps?.[1]?.({ ...released, house });
  expect(renewed(["mercy", "bonus", "curtain"])).toMatchObject({ house: ["mercy", "bonus", "direction", "curtain"] });
  expect(renewed(["mercy", "curtain"])).toMatchObject({ house: ["mercy", "curtain"] });
});
