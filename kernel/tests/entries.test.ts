/** Older entries of a match are packed as text and come back unchanged. */
import { type Actor, drawOf, type Entry, pick, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { Entries } from "../entries.ts";

const actors: readonly Actor[] = [0, 1, 17, "chance", "host"];
const moves = ["roll", "rolled 6", 'say "[1,2]"', "a\nline\u2028and ü 🎲", "\\"];

test("however many are entered and taken back, a log hands out what a plain list would", () => {
  const draw = drawOf(seedOf("entries"));
  const entries = new Entries();
  const plain: Entry[] = [];
  let longest = 0;
  for (const [adding, of, turns] of [
    [9, 10, 150],
    [1, 10, 200],
    [6, 10, 400],
  ] as const)
    for (let turn = 0; turn < turns; turn++) {
      if (draw.below(of) < adding) {
        const at = draw.below(2 ** 32) * 1000;
        const entry = { n: plain.length + 1, by: pick(draw, actors), move: pick(draw, moves), at };
        entries.push(entry);
        plain.push(entry);
      } else {
        entries.pop();
        plain.pop();
      }
      longest = Math.max(longest, plain.length);
      expect(entries.length).toBe(plain.length);
      expect(entries.newest).toEqual(plain.at(-1));
      for (const actor of actors)
        expect(entries.newestBy((by) => by === actor)).toEqual(plain.findLast(({ by }) => by === actor));
      expect(entries.list()).toEqual(plain);
    }
  expect(longest).toBeGreaterThan(100);
});
