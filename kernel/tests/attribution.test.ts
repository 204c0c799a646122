/** Luck and decisions: they add up to the result, to the digit that is shown, and mirror each other between two seats. */
import { expect, test } from "vitest";
import { attributionsOf, inTenths, moveCountOf, type ReviewedEntry, sharesOf } from "../index.ts";

const at = (
  n: number,
  cause: ReviewedEntry["cause"],
  value: number | undefined,
  decided?: ReviewedEntry["decided"],
): ReviewedEntry => ({
  n,
  cause,
  ...(value !== undefined && { outlook: { value, exact: true } }),
  ...(decided !== undefined && { decided }),
});

const match: readonly ReviewedEntry[] = [
  at(0, "others", 0.44),
  at(1, "dice", 0.6),
  at(2, "you", 0.55, { seat: 1, change: -0.05 }),
  at(3, "others", 0.5834, { seat: 0, change: 0.0334 }),
  at(4, "dice", 1),
];

test("start, luck and every seat's decisions add up to the result", () => {
  const [whole] = attributionsOf(match);
  expect(whole?.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
  const sum = (whole?.decisions ?? []).reduce(
    (all, { change }) => all + change,
    (whole?.start ?? 0) + (whole?.luck ?? 0),
  );
  expect(sum).toBeCloseTo(1, 12);
});

test("as figures in tenths they add up as well, whatever was rounded", () => {
  for (let i = 0; i < 1000; i++) {
    const odd = [0.3333, 0.0666, 0.12345, 0.9995].map((part) => (part * (i + 1)) % 0.2);
    const entries = [
      at(0, "others", odd[0]),
      at(1, "you", odd[1], { seat: 0, change: -(odd[2] ?? 0) }),
      at(2, "others", odd[3], { seat: 1, change: odd[0] ?? 0 }),
    ];
    const shown = attributionsOf(entries).map(inTenths)[0];
    const sum = (shown?.decisions ?? []).reduce(
      (all, { change }) => all + change,
      (shown?.start ?? 0) + (shown?.luck ?? 0),
    );
    expect(sum).toBe(shown?.end);
  }
});

test("the bound is the largest of the seat's own decisions that gave something away", () => {
  const judged = { move: "m", options: [], best: 0.5, made: 0.4, given: 0.1, counts: true, turn: 1, exact: false };
  const own = (n: number, given: number, bound: number): ReviewedEntry => ({
    ...at(n, "you", 0.4, { seat: 0, change: 0 - given }),
    judged: { ...judged, given, bound },
  });
  const entries = [
    at(0, "others", 0.5),
    own(1, 0.1, 0.004),
    own(2, 0.02, 0.009),
    own(3, 0, 0.03),
    at(4, "others", 0.4, { seat: 1, change: -0.1 }),
  ];
  const [whole] = attributionsOf(entries);
  expect(whole?.bound).toBe(0.009);
  expect(whole === undefined ? undefined : inTenths(whole).bound).toBe(9);
  expect(attributionsOf(entries, { unit: "moves" })[0]?.bound).toBe(0);
});

test("a run is split at its shops, where there is no chance to speak of", () => {
  const stages = attributionsOf([
    at(0, "others", 0.5),
    at(1, "dice", 1),
    at(2, "you", undefined),
    at(3, "others", 0.4),
    at(4, "dice", 0),
  ]);
  expect(stages.map(({ from, to, end }) => [from, to, end])).toEqual([
    [0, 1, 1],
    [3, 4, 0],
  ]);
});

test("an entry that only judges the seat itself counts as its own", () => {
  const judged = { move: "m", options: [], best: 0.5, made: 0.4, given: 0.1, counts: true, turn: 1, exact: true };
  const shares = sharesOf([at(0, "others", 0.5), { ...at(1, "you", 0.4), judged }, at(2, "dice", 1)]);
  expect(shares.you).toBeCloseTo(-0.1, 12);
  expect(shares.dice).toBeCloseTo(0.6, 12);
});

test("without luck the best number of moves and the detours make the moves", () => {
  const judged = { move: "m", options: [], best: -3, made: -3, given: 0, counts: true, turn: 1, exact: true };
  const moves = [5, 6, 5, 4, 3, 2, 1, 0].map((value, n) => ({ ...at(n, "you", value), ...(n > 0 && { judged }) }));
  expect(moveCountOf(moves)).toEqual({ best: 5, added: 2, made: 7, won: true });
});
