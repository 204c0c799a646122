/** How quickly a guess is performed. */
import { head } from "@turnlight/games/head";
import { Match, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { head as card } from "../page.ts";

const viewOf = (config: string) => {
  const read = head.rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  return Match.begin(head.rules, read.value, { seed: seedOf("hurry") }).match.view("spectator");
};

test("on small boards a guess is performed more briskly than on the usual ones", () => {
  const small = card.hurry?.(viewOf("grids=6")) ?? 1;
  expect(small).toBeLessThan(1);
  expect(card.hurry?.(viewOf("grids=6,8"))).toBe(1);
  expect(card.hurry?.(viewOf("grids=8"))).toBe(1);
});

test("a cell that turns over on a small board is still seen to its end", () => {
  const { cell } = card.times ?? {};
  expect(typeof cell === "number" && cell * (card.hurry?.(viewOf("grids=6")) ?? 1)).toBeGreaterThanOrEqual(260);
});

test("the blade takes its time on every board", () => {
  expect(card.hurry?.({ ...viewOf("grids=6"), fall: { seat: 1, why: "misses" } })).toBe(1);
});
