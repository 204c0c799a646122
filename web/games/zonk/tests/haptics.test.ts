/** What the hand feels: a zonk, a bank and hot dice differ, and nothing is felt before the first touch. */
import { afterEach, expect, test, vi } from "vitest";
import { feels, vibrate } from "../play/haptics.ts";

const device = (hasBeenActive: boolean) => {
  const felt = vi.fn<(pattern: number | readonly number[]) => boolean>(() => true);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive }, vibrate: felt });
  return felt;
};

afterEach(() => vi.unstubAllGlobals());

test("a zonk, a bank, hot dice and a win each have a pattern of their own; a throw and a take have none", () => {
  const felt = device(true);
  for (const kind of ["zonked", "banked", "hot-dice", "won"] as const) vibrate(feels[kind] ?? 0);
  const patterns = felt.mock.calls.map(([pattern]) => JSON.stringify(pattern));
  expect(new Set(patterns).size).toBe(4);
  expect(patterns).not.toContain("0");
  // A zonk is one long buzz.
  expect(felt.mock.calls[0]).toEqual([[120]]);
  expect(feels).not.toHaveProperty("rolled");
  expect(feels).not.toHaveProperty("took");
});

test("nothing is felt before the first touch, which browsers would warn about", () => {
  const felt = device(false);
  vibrate(120);
  expect(felt).not.toHaveBeenCalled();
});

test("a device that cannot vibrate is left alone", () => {
  vi.stubGlobal("navigator", {});
  expect(() => vibrate([10, 20])).not.toThrow();
});
