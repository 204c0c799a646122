/** What a victory says it opens. */
import { rules, stakes } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { nextStake } from "../play/next-stake.ts";

const configOf = (text: string) => {
  const read = rules.configText.read(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

test("a victory at the highest stake so far opens the next one", () => {
  expect(nextStake(configOf(""), { practice: false, stake: 0 })).toBe(1);
  expect(nextStake(configOf("stake=3"), { practice: false, stake: 3 })).toBe(4);
});

test("nothing is opened by practice, by a challenge, below the highest stake, or beyond the last", () => {
  expect(nextStake(configOf(""), { practice: true, stake: 0 })).toBeUndefined();
  expect(nextStake(configOf("challenge=gentle"), { practice: false, stake: 0 })).toBeUndefined();
  expect(nextStake(configOf("stake=1"), { practice: false, stake: 3 })).toBeUndefined();
  expect(nextStake(configOf(`stake=${stakes.most}`), { practice: false, stake: stakes.most })).toBeUndefined();
});
