/** The ladder shows a known boss's target, and for an unknown one only the maximum. */
import { freshRun, type RunState, rules, targetOf } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { rungOf } from "../play/ladder.ts";

const run = (settings: string, more: Partial<RunState>): RunState => {
  const read = rules.configText.read(settings);
  if (!read.ok) throw new Error(read.refusal.reason);
  return { ...freshRun(read.value), ...more };
};
const noUpper = { kind: "no-upper" } as const;

test("the boss that comes next asks for its share, and the one after it at most the usual target", () => {
  const state = run("", { stage: 3, cleared: 3, twist: noUpper });
  const { config } = state;
  expect(rungOf(state, 4)).toEqual({ target: targetOf(config, 4, noUpper), isExact: true });
  expect(rungOf(state, 5)).toEqual({ target: targetOf(config, 5, null), isExact: true });
  expect(rungOf(state, 8)).toEqual({ target: targetOf(config, 8, null), isExact: false });
});

test("a boss that was beaten is not told by the twist of the next one", () => {
  const state = run("stake=2", { stage: 5, cleared: 5, twist: noUpper });
  expect(rungOf(state, 6)).toEqual({ target: targetOf(state.config, 6, noUpper), isExact: true });
  expect(rungOf(state, 3)).toEqual({ target: targetOf(state.config, 3, null), isExact: false });
});
