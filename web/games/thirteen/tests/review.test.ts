/** The coach's summary agrees with the solver: a perfect stage gives nothing away, a careless one does. */
import { advise, hintMove, type RunState, rules, usualBook } from "@turnlight/games/thirteen";
import { Match, seedOf, writeRecord } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { reviewRun } from "../learn/review.ts";

const config = rules.configText.read("challenge=purist");
if (!config.ok) throw new Error(config.refusal.reason);
const purist = config.value;

/** A Purist's whole stage, by a policy. */
const played = (seed: string, choose: (state: RunState, texts: readonly string[]) => string): string => {
  const { match } = Match.begin(rules, purist, { seed: seedOf(seed) });
  while (match.outcome === undefined) {
    const moves = match.moves(0);
    if ("pick" in moves) throw new Error("too many moves");
    const read = match.play(
      0,
      choose(
        match.state,
        moves.map((move) => rules.moveText.write(move)),
      ),
    );
    if (!read.ok) throw new Error(read.refusal.reason);
  }
  return writeRecord(match.record);
};

const reviewed = (record: string) => {
  const read = reviewRun(record, () => {});
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

test("who follows the hints gives nothing away", () => {
  const record = played("perfect", (state, [first = ""]) => {
    if (state.sheet.shown.length === 0) return first;
    const move = hintMove(advise(usualBook, state, "points"));
    return move === undefined ? first : rules.moveText.write(move);
  });
  const { lost, counts, worst, exact } = reviewed(record);
  expect(lost).toBeCloseTo(0, 6);
  expect(counts.mistake + counts.inaccurate).toBe(0);
  expect(worst).toEqual([]);
  expect(exact).toBe(true);
});

test("a careless stage gives away much, and the worst comes first", () => {
  const record = played("careless", (_, texts) => texts.find((text) => /^score/.test(text)) ?? texts[0] ?? "");
  const { decisions, lost, worst } = reviewed(record);
  expect(decisions).toBeGreaterThanOrEqual(13);
  expect(lost).toBeGreaterThan(50);
  expect(worst).toHaveLength(3);
  expect(worst[0]?.lost).toBeGreaterThanOrEqual(worst[1]?.lost ?? 0);
});

test("what is no record is refused", () => {
  expect(reviewRun("{}", () => {}).ok).toBe(false);
});
