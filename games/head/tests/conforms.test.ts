/** The game keeps the promises every game makes, on small and large boards, with house rules, in both languages. */
import { conforms } from "@turnlight/kernel/conforms";
import { expect, test } from "vitest";
import { head } from "../index.ts";
import { config } from "./table.ts";

const tables = [
  "",
  "grids=6,12 words=4,3 house=mercy,bonus",
  "bank=german pack=castle grids=12,7 words=4 custom=XYZ,QUUX difficulty=easy,hard first=1",
  "house=words",
  "house=direction grids=6,8 words=3,4",
  "house=alone grids=6",
];

test("Don't Lose Your Head conforms", () => {
  expect(conforms(head.rules, { configs: tables.map(config), matches: 10 }).matches).toBe(10);
});
