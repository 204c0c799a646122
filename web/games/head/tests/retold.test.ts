/** What is retold of a duel: a word that was known and never found, never a routine miss. */
import { type HeadView, head } from "@turnlight/games/head";
import { Match, seedOf, sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { duelStories } from "../review/retold.ts";
import { review as german } from "../words/review.de.ts";
import { review as english } from "../words/review.en.ts";

const { rules } = head;
const config = rules.configText.read("grids=6");
if (!config.ok) throw new Error(sentence(config.refusal));

/** Seat 0 guesses TEA at once and then letters and cells that are not there, until the blade falls. */
const lost = () => {
  const { match } = Match.begin(rules, config.value, { seed: seedOf("retold") });
  const board = [
    { word: "TEA", at: "A1", toward: "E" },
    { word: "SEAT", at: "A2", toward: "E" },
    { word: "STARE", at: "A3", toward: "E" },
  ] as const;
  const play = (seat: number, move: unknown): void => {
    const done = match.play(seat, rules.moveText.write(move as never));
    if (!done.ok) throw new Error(sentence(done.refusal));
  };
  play(0, { kind: "place", board });
  play(1, { kind: "place", board });
  play(0, { kind: "word", row: 1, word: "TEA" });
  const empty = [
    "A5",
    "B5",
    "C5",
    "D5",
    "E5",
    "F5",
    "A6",
    "B6",
    "C6",
    "D6",
    "E6",
    "F6",
    "A4",
    "B4",
    "C4",
    "D4",
    "E4",
    "F4",
  ];
  const turn = { 0: 0, 1: 0 };
  while (match.turn.kind === "seats") {
    const seat = match.turn.seats[0] === 0 ? 0 : 1;
    const letters = [..."QXZJVWKYFBGPHDMCUOIN"];
    if (seat === 0) play(0, { kind: "cell", cell: empty[turn[0]] });
    else play(1, { kind: "letter", letter: letters[turn[1]] });
    turn[seat] += 1;
  }
  return match;
};

const retold = (isOwn: boolean) => {
  const match = lost();
  const resumed = Match.resume(rules, match.record);
  if (!resumed.ok) throw new Error(sentence(resumed.refusal));
  const { steps } = resumed.value;
  return {
    seat: 0,
    isOwn,
    of: steps.length,
    viewAt: (n: number): HeadView => rules.view(steps[n - 1]?.state ?? rules.setup(config.value), 0),
    entryAt: (n: number) => steps[n - 1]?.entry,
    nameOf: (seat: number) => ["Ada", "Bo"][seat] ?? "",
  };
};

test("a word known early and never found is retold with its guess, to the player and to others", () => {
  expect(duelStories(retold(true))[0]).toMatchObject({ kind: "known", word: "TEA", guess: 1, foundAt: undefined });
  expect(english.stories?.(retold(true))[0]?.text).toBe("You knew TEA at guess 1 and never found it.");
  expect(english.stories?.(retold(false))[0]?.text).toBe("Ada knew TEA at guess 1 and never found it.");
  expect(german.stories?.(retold(true))[0]?.text).toBe("Du kanntest TEA bei Versuch 1 und hast es nie gefunden.");
  expect(german.stories?.(retold(false))[0]?.text).toBe("Ada kannte TEA bei Versuch 1 und hat es nie gefunden.");
});

test("a miss by itself is not retold, however much it cost; a word tried too early is", () => {
  const before = retold(true).viewAt(3);
  const moment = {
    n: 5,
    kind: "fault",
    isGood: false,
    amount: "1.2 misses",
    before,
    after: before,
    seat: 0,
    isOwn: true,
  } as const;
  const judged = (habit: string, move: string) => ({ ...moment, judged: { move, habit } as never, nameOf: String });
  for (const words of [english, german]) {
    expect(words.retell?.(judged("unlikely", "letter Y"))).toBeUndefined();
    expect(words.retell?.(judged("tells-little", "cell D4"))).toBeUndefined();
    expect(words.retell?.(judged("rash", "word 2 SEAT"))).toContain("SEAT");
  }
});
