/** The text of a shared result: coloured signs in short lines. */
import { expect, test } from "vitest";
import { signLines } from "../share-signs.ts";

test("guesses are shared in colour, ten to a line, each kind with its shape", () => {
  expect(signLines("●○■□◆◇")).toEqual(["🟢⚪🟩⬜🔷🔸"]);
  const lines = signLines("●□".repeat(19));
  expect(lines.map((line) => [...line].length)).toEqual([10, 10, 10, 8]);
  expect(lines.join("")).toBe("🟢⬜".repeat(19));
  expect(signLines("")).toEqual([]);
});
