/** The layout's testing checklist, as far as it concerns rules: what lights up, what ends a stage, what wins it. */
import {
  type Category,
  categories,
  freshRun,
  freshSheet,
  preview,
  type RunState,
  rules,
  scratchable,
  target,
  targetOf,
  usualBook,
} from "@turnlight/games/thirteen";
import { describe, expect, test } from "vitest";

const config = (text = "") => {
  const read = rules.configText.read(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

interface Standing {
  readonly shown: readonly number[];
  readonly open?: readonly Category[];
  readonly score?: number;
  readonly stage?: number;
}

const standing = ({ shown, open = categories, score = 0, stage = 1 }: Standing): RunState => ({
  ...freshRun(config()),
  phase: { kind: "round" },
  stage,
  cleared: stage - 1,
  sheet: {
    ...freshSheet(
      categories.map((_, box) => box),
      targetOf(config(), stage, null),
    ),
    boxes: categories.map((category) => (open.includes(category) ? null : 0)),
    round: categories.length - open.length + 1,
    shown,
    rolled: 1,
    score,
  },
});

const lit = (state: RunState): readonly Category[] =>
  preview(usualBook, state).flatMap(({ category, valid }) => (valid ? [category] : []));

const after = (state: RunState, text: string): RunState => {
  const move = rules.moveText.read(text);
  if (!move.ok || rules.refusal(state, 0, move.value) !== undefined) throw new Error(`${text} is refused`);
  return rules.apply(state, 0, move.value).state;
};

describe("edge cases", () => {
  test("rolling [1,1,1,1,1] lights up Ones, three, four and five of a kind, and Chance", () => {
    expect(lit(standing({ shown: [1, 1, 1, 1, 1] }))).toEqual([
      "ones",
      "three-of-a-kind",
      "four-of-a-kind",
      "five-of-a-kind",
      "chance",
    ]);
  });

  test("no valid category: every open box may be scratched, and none before", () => {
    const open: readonly Category[] = ["sixes", "five-of-a-kind"];
    const stuck = standing({ shown: [1, 2, 2, 3, 5], open });
    expect(lit(stuck)).toEqual([]);
    expect(scratchable(usualBook, stuck)).toEqual(open);
    expect(scratchable(usualBook, standing({ shown: [1, 2, 2, 3, 6], open }))).toEqual([]);
  });

  test("all categories filled: round 13 ends at once", () => {
    const last = standing({ shown: [1, 2, 3, 4, 6], open: ["chance"] });
    expect(after(last, "score chance").phase).toEqual({ kind: "over", how: "lost" });
  });

  test("a score that exactly equals the target counts as a win", () => {
    const worth = 16;
    const short = (missing: number) =>
      after(standing({ shown: [1, 2, 3, 4, 6], open: ["chance"], score: 200 - worth - missing }), "score chance");
    expect(target(short(0))).toBe(200);
    expect(short(0).sheet.score).toBe(200);
    expect(short(0).phase.kind).toBe("stocking");
    expect(short(1).phase).toEqual({ kind: "over", how: "lost" });
  });
});

describe("gameplay flow", () => {
  test("targets rise from stage to stage, and a new run begins at 200", () => {
    const all = Array.from({ length: 14 }, (_, i) => target(standing({ shown: [], stage: i + 1 })));
    expect(all[0]).toBe(200);
    for (const [i, one] of all.entries()) if (i > 0) expect(one).toBeGreaterThan(all[i - 1] ?? 0);
  });

  test("a roll keeps what it names, and nothing is kept in the round after", () => {
    const rolling = after(standing({ shown: [1, 2, 3, 4, 6] }), "roll keep 2 4");
    const drawn = rules.moveText.read("rolled 5 5 5 5 5");
    if (!drawn.ok) throw new Error(drawn.refusal.reason);
    const rolled = rules.apply(rolling, "chance", drawn.value).state;
    expect(rolled.sheet.shown).toEqual([5, 2, 5, 4, 5]);
    expect(after(rolled, "score chance").sheet.shown).toEqual([]);
  });
});
