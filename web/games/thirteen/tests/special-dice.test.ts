import { expect, test } from "vitest";
import { specialDice } from "../play/special-dice.ts";

test("a die that is owned twice is listed once, with its number", () => {
  expect(specialDice({ dice: ["plain", "steel", "plain", "copper", "steel"] })).toEqual([
    { kind: "steel", count: 2 },
    { kind: "copper", count: 1 },
  ]);
});
