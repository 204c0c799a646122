/** What a guess is said to have brought: where a letter stands, and which cells it has named. */
import { head } from "@turnlight/games/head";
import { Match, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { de } from "../../words/play.de.ts";
import { en } from "../../words/play.en.ts";
import { broughtSaid } from "../sentences.ts";

/** A duel in which the first player hunts CAT, WOLF and OTTER. */
const begun = (config = "grids=6") => {
  const read = head.rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  const { match } = Match.begin(head.rules, read.value, { seed: seedOf("said") });
  const play = (seat: 0 | 1, move: string) => {
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(played.refusal.reason);
  };
  play(0, "place AUK A1 E, BIRD A2 E, RAVEN A3 E");
  play(1, "place CAT A1 E, WOLF A2 E, OTTER A3 E");
  /** What is said after the first player's guess, in both languages. */
  const guess = (move: string, answer = "letter Q") => {
    const [before] = match.view(0).hunts;
    play(0, move);
    const { hunts, guesses } = match.view(0);
    const [last] = guesses.slice(-1);
    if (last === undefined) throw new Error("nobody has guessed");
    const said = [en, de].map((words) => broughtSaid(before, hunts[0], last, words).join(" "));
    play(1, answer);
    return said;
  };
  return { guess };
};

test("a letter that is there is said in its words", () => {
  const { guess } = begun();
  const [english, german] = guess("letter T");
  expect(english).toBe("Word 1: blank blank T. Word 3: blank T T blank blank.");
  expect(german).toMatch(/^Wort 1: .+ T\. Wort 3: .+\.$/);
});

test("a letter also names the cells in which it was felt before", () => {
  const { guess } = begun();
  expect(guess("cell A1")[0]).toBe("");
  const [english, german] = guess("letter C", "letter X");
  expect(english).toBe("Word 1: C blank blank. A1 is C.");
  expect(german).toContain("Im Feld A1 steht C.");
});

test("a miss brings nothing", () => {
  expect(begun().guess("letter Z")).toEqual(["", ""]);
});
