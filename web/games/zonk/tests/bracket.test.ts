/** The player's own tournament match: its result is exactly the match's result. */
import { noMemory, writeMemory, type ZonkResult } from "@turnlight/games/zonk";
import { seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { dueOf, freshTournament, tournamentOf, withOthers, withOwnResult } from "../lobby/bracket.ts";

const fresh = freshTournament("Ada", seedOf("bracket"), "target=1000");
const playing = { ...fresh, playing: "mine" };

const allDueIn = (saved: typeof fresh) => {
  const read = tournamentOf(saved);
  if (!read.ok) throw new Error(read.refusal.reason);
  return dueOf(read.value);
};
const dueIn = (saved: typeof fresh) => allDueIn(saved).mine;

const result: ZonkResult = {
  won: true,
  trophies: [],
  landlady: false,
  habits: writeMemory(noMemory),
  scores: [1040, 760],
};

test("a match that is over is entered with its scores, once", () => {
  const due = dueIn(playing);
  const after = withOwnResult(playing, [{ match: "other" }, { match: "mine", earned: { result } }], false);
  expect(after.playing).toBe("");
  expect(after.results).toEqual([{ round: due?.round, match: due?.match, scores: [1040, 760] }]);
  expect(withOwnResult(after, [{ match: "mine", earned: { result } }], false)).toBe(after);
});

test("a match that goes on stays, and one that is gone can be played again", () => {
  expect(withOwnResult(playing, [], true)).toBe(playing);
  expect(withOwnResult(playing, [{ match: "other", earned: { result } }], false)).toEqual(fresh);
});

test("what cannot be read as a result enters nothing", () => {
  expect(withOwnResult(playing, [{ match: "mine", earned: { result: { won: 7 } } }], false)).toEqual(fresh);
});

test("whoever sits down while the others play keeps their seat, and the others' results are entered", () => {
  const others = allDueIn(fresh).others.map((due, i) => ({ due, scores: [1000 + i, 500] }));
  const after = withOthers(fresh, playing, others);
  expect(after?.playing).toBe("mine");
  expect(after?.results.map(({ scores }) => scores)).toEqual([
    [1000, 500],
    [1001, 500],
    [1002, 500],
  ]);
});

test("what was played in one bracket is not entered into another", () => {
  const others = allDueIn(fresh).others.map((due) => ({ due, scores: [1000, 500] }));
  expect(withOthers(fresh, freshTournament("Ada", seedOf("another"), "target=1000"), others)).toBeUndefined();
});
