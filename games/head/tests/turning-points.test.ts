/** The guesses that decided a duel. */
import { expect, test } from "vitest";
import { turningPoints } from "../index.ts";
import { begun, idle } from "./table.ts";

const cells = ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "E3"];

test("a duel won by finding is decided by the winner's finds, told in order, and by the last of all", () => {
  const table = begun();
  idle(table, ["word 3 CROWN", "letter Z", ...cells.map((cell) => `cell ${cell}`), "letter D", "letter G", "letter L"]);
  const view = table.match.view(0);
  expect(view.fall).toEqual({ seat: 1, why: "found" });
  const points = turningPoints(view);
  if (!points.ok) throw new Error(points.refusal.reason);
  expect(points.value).toHaveLength(3);
  expect(points.value.map(({ at }) => at)).toEqual(points.value.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(points.value.map(({ guess }) => (guess.kind === "letter" ? guess.letter : guess.kind))).toEqual([
    "D",
    "G",
    "L",
  ]);
  expect(points.value.at(-1)).toMatchObject({ at: view.guesses.length - 1, shown: 1, weight: 1 });
});

test("single cells are routine, except the one that ends the duel", () => {
  const table = begun();
  idle(table, ["word 1 DOG", "word 2 GOLD", "word 3 CROWN", ...cells.map((cell) => `cell ${cell}`)]);
  const view = table.match.view(0);
  const points = turningPoints(view);
  if (!points.ok) throw new Error(points.refusal.reason);
  expect(points.value.map(({ guess }) => guess.kind)).toEqual(["word", "word", "cell"]);
  expect(points.value.at(-1)?.at).toBe(view.guesses.length - 1);
});

test("in a duel that the blade ends, the loser's wrong words decide, and no plain miss is retold", () => {
  const table = begun();
  const misses = ["Z", "Q", "X", "V", "B", "K", "P", "F", "U", "I", "J", "M", "S", "T", "H", "Y"];
  idle(
    table,
    misses.map((letter) => `letter ${letter}`),
  );
  idle(table, ["word 1 DIG", "cell H8", "cell G8", "word 1 DUG"]);
  const view = table.match.view(0);
  expect(view.fall).toEqual({ seat: 0, why: "misses" });
  const points = turningPoints(view);
  if (!points.ok) throw new Error(points.refusal.reason);
  expect(points.value.map(({ guess: { by, hit, kind } }) => [by, hit, kind])).toEqual([
    [0, false, "word"],
    [0, false, "word"],
  ]);
  expect(points.value.at(-1)).toMatchObject({ at: view.guesses.length - 1, weight: 1, shown: 0 });
});

test("while nobody has lost their head there is nothing to retell", () => {
  expect(turningPoints(begun().match.view(0))).toMatchObject({ ok: false, refusal: { code: "not-over" } });
});
