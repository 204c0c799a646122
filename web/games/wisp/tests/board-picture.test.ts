/** What the board shows of a turn, fact by fact. */
import { readLevel, setup, type WispFact } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { following, shownOf } from "../board/board-picture.ts";

const read = readLevel(". r . .\n. r . W\n. . . p\nG . . .");
if (!read.ok) throw new Error(read.refusal.reason);
const begun = shownOf(setup(read.value.level));
const whoIs = (kind: string): readonly number[] => begun.figures.filter((one) => one.kind === kind).map(({ id }) => id);
const [into = -1, merged = -1] = whoIs("red");
const [sleeper = -1] = whoIs("sleeper");

const after = (...facts: readonly WispFact[]) => {
  const { figures } = facts.reduce(following, begun);
  return (id: number) => figures.find((one) => one.id === id);
};

test("who wakes turns purple, who merges leaves and is counted, and who is purified leaves", () => {
  expect(after()(sleeper)).toMatchObject({ kind: "sleeper" });
  expect(after({ kind: "wake", who: sleeper, at: 11 })(sleeper)).toMatchObject({ kind: "purple", at: 11 });
  const one = after({ kind: "merge", who: merged, into, at: 1, count: 2 });
  expect(one(merged)).toMatchObject({ leaving: "merged" });
  expect(one(into)).toMatchObject({ count: 2 });
  expect(one(into)?.leaving).toBeUndefined();
  expect(after({ kind: "purify", who: into, at: 12, count: 1 })(into)).toMatchObject({ leaving: "purified" });
});
