/** The ladder: each opponent has a temper that shows in its guesses, and progress follows from the duels won. */
import { childSeed, drawOf, Match, playOut, seedOf, usualBound } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { characterBots } from "../bots/characters/characters.ts";
import { sweptFirst } from "../bots/executioner/strategies.ts";
import { humanBot } from "../bots/humans.ts";
import {
  aftermath,
  type CharacterName,
  characterNames,
  type Duel,
  head,
  ladderProgress,
  presetTable,
  stepClimbed,
  stepOfDuel,
} from "../index.ts";
import { config } from "./table.ts";

const duels = 12;

const guessesOf = async (name: CharacterName) => {
  const made = characterBots[name].make(undefined);
  if (!made.ok) throw new Error(made.refusal.reason);
  const all = [];
  for (let i = 0; i < duels; i++) {
    const seed = childSeed(seedOf("tempers"), `${name} ${i}`);
    const { match } = Match.begin(head.rules, { ...config(), ...presetTable("evening"), first: i % 2 }, { seed });
    const sittings = [humanBot("casual"), made.value].map((bot, seat) => ({
      bot,
      draw: drawOf(childSeed(seed, `bot ${seat}`)),
    }));
    await playOut(match, sittings, { nodes: 1, bound: usualBound });
    all.push(match.state.guesses.filter(({ by }) => by === 1));
  }
  return all;
};

const shareOf = <T>(list: readonly T[], test: (one: T) => boolean): number => list.filter(test).length / list.length;

test("each character guesses in its own way", async () => {
  const [apprentice, gravedigger, crier, clerk] = await Promise.all(
    (["apprentice", "gravedigger", "crier", "clerk"] as const).map(guessesOf),
  );
  const early = (guesses: Awaited<ReturnType<typeof guessesOf>> = []) => guesses.flatMap((all) => all.slice(0, 10));
  const wrongWords = (guesses: Awaited<ReturnType<typeof guessesOf>> = []) =>
    guesses.flat().filter(({ kind, hit }) => kind === "word" && !hit).length / duels;
  const isCell = ({ kind }: { readonly kind: string }): boolean => kind === "cell";
  expect(shareOf(early(gravedigger), isCell)).toBeGreaterThan(0.75);
  expect(shareOf(early(crier), isCell)).toBeLessThan(0.3);
  // A word solved early may leave nothing but cells.
  expect(shareOf(early(clerk), isCell)).toBeLessThan(0.05);
  expect(wrongWords(crier)).toBeGreaterThan(1.5);
  for (const careful of [apprentice, gravedigger, clerk]) expect(wrongWords(careful)).toBeLessThan(0.25);
  const letters = (apprentice ?? []).map((all) =>
    all.flatMap((guess) => (guess.kind === "letter" ? [guess.letter] : [])),
  );
  const firstLetters = letters.flatMap((asked) => asked.slice(0, 3));
  expect(shareOf(firstLetters, (letter) => "AEIOU".includes(letter))).toBeGreaterThan(0.5);
});

test("a sweep goes row by row over every second cell, or from the edge inwards", () => {
  const all = Array.from({ length: 36 }, (_, cell) => cell);
  expect(sweptFirst(all, 6, "rows")).toEqual([0, 2, 4]);
  expect(sweptFirst(all.slice(6), 6, "rows")).toEqual([7, 9, 11]);
  expect(sweptFirst(all, 6, "edges")).toHaveLength(20);
  expect(sweptFirst([14, 15, 7], 6, "edges")).toEqual([7]);
});

test("the same seat's view and dice give the same guess, whatever the hidden board is", async () => {
  for (const name of characterNames) {
    const made = characterBots[name].make(undefined);
    if (!made.ok) throw new Error(made.refusal.reason);
    const guesses = [];
    for (const theirs of ["place CAT A1 E, WOLF A2 E, OTTER A3 E", "place DOG A1 E, BEAR A2 E, MOUSE A3 E"]) {
      const { match } = Match.begin(head.rules, { ...config("grids=6"), first: 0 }, { seed: seedOf("hidden") });
      match.play(0, "place AUK A1 E, BIRD A2 E, RAVEN A3 E");
      match.play(1, theirs);
      const view = head.rules.view(match.state, 0);
      const moves = head.rules.moves(match.state, 0);
      guesses.push((await made.value.choose({ view, seat: 0, moves, draw: drawOf(seedOf("dice")), nodes: 1 })).move);
    }
    expect(guesses[0]).toEqual(guesses[1]);
  }
});

const duel = (opponent: Duel["opponent"], won: boolean, difficulty: Duel["difficulty"] = "normal") => ({
  opponent,
  won,
  difficulty,
});

test("a step is climbed with the first duel won there", () => {
  expect(ladderProgress([])).toEqual({ climbed: [], next: "apprentice" });
  const played = [duel("apprentice", true), duel("executioner", false), duel("oracle", true, "easy")];
  expect(ladderProgress(played)).toEqual({ climbed: ["apprentice", "oracle"], next: "easy" });
  expect(stepClimbed(played)).toBe("oracle");
  expect(stepClimbed([...played, duel("apprentice", true)])).toBeUndefined();
  expect(stepClimbed([...played, duel("clerk", false)])).toBeUndefined();
  expect(stepOfDuel({ opponent: "executioner", difficulty: "hard" })).toBe("hard");
});

test("a duel against a character is kept under its own name, apart from the Executioner's evening", () => {
  const { match } = Match.begin(head.rules, config("grids=6"), { seed: seedOf("kept") });
  match.play(0, "place AUK A1 E, BIRD A2 E, RAVEN A3 E");
  match.play(1, "place CAT A1 E, WOLF A2 E, OTTER A3 E");
  match.resign(1);
  const result = aftermath.result({
    match: "kept",
    record: match.record,
    seat: 0,
    bots: [undefined, "crier"],
    notes: [],
    scores: [1, 0],
    begun: 0,
    ended: 1,
  });
  expect(result).toMatchObject({ opponent: "crier", won: true, evening: "" });
  const read = aftermath.readResult(result);
  expect(read.ok).toBe(true);
});
