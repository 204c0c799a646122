import { expect, test } from "vitest";
import { endingOf, type Level, legalMoves, setup, type WispState, wisp } from "../../index.ts";
import { firstLight } from "../first-light.ts";

const apart = ({ width }: Level, one: number, other: number): number =>
  Math.abs((one % width) - (other % width)) + Math.abs(Math.floor(one / width) - Math.floor(other / width));

interface Turn {
  readonly before: WispState;
  readonly after: WispState;
}

/** Every turn that can be played on a level. */
const turnsOn = (level: Level): readonly Turn[] => {
  const begun = setup(level);
  const known = new Set([JSON.stringify(begun)]);
  const turns: Turn[] = [];
  for (const waiting = [begun]; ; ) {
    const before = waiting.pop();
    if (before === undefined) return turns;
    for (const move of legalMoves(before)) {
      const after = wisp.rules.apply(before, 0, move).state;
      turns.push({ before, after });
      const seen = JSON.stringify(after);
      if (endingOf(after) !== undefined || known.has(seen)) continue;
      known.add(seen);
      waiting.push(after);
    }
  }
};

const first = firstLight.levels[0];
if (first === undefined) throw new Error("there is no first level");
const turns = turnsOn(first.level);
const placeOf = ({ enemies }: WispState): number | undefined => enemies[0]?.at;

/** The page says so in the tale of the first level: web/games/wisp/words/levels.en.ts. */
test("one step for each of yours, and who ends a step within its reach is caught: true in every turn of the first level", () => {
  expect(turns.length).toBeGreaterThan(1000);
  const { level } = first;
  for (const { before, after } of turns) {
    const from = placeOf(before) ?? -1;
    // An enemy that was purified or caught the wisp has moved as well, into the grove or onto the wisp.
    const to = placeOf(after) ?? (endingOf(after) === "won" ? level.goal : after.wisp);
    expect(apart(level, from, to)).toBe(1);
    // Its reach is one step along a row or a column; whoever stands in the grove is out of it.
    if (after.wisp !== level.goal && apart(level, from, after.wisp) === 1) expect(endingOf(after)).toBe("caught");
  }
});

test("it does not have whoever it stands beside: one can still get away", () => {
  const { level } = first;
  const beside = turns.filter(({ before }) => apart(level, placeOf(before) ?? -1, before.wisp) === 1);
  expect(beside.some(({ after }) => endingOf(after) === undefined)).toBe(true);
});
