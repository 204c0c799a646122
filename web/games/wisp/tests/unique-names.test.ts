import { expect, test } from "vitest";
import { placeFor } from "../editor/unique-names.ts";

const saved = (key: string, name = key) => ({ key, value: { name } });

test("a level of the same name is kept beside the other, not in its place", () => {
  expect(placeFor("Mine", undefined, [])).toEqual({ key: "Mine", name: "Mine" });
  expect(placeFor("Mine", undefined, [saved("Mine")])).toEqual({ key: "Mine 2", name: "Mine 2" });
  expect(placeFor("Mine", undefined, [saved("Mine"), saved("Mine 2")])).toEqual({ key: "Mine 3", name: "Mine 3" });
});

test("a level that is kept already keeps its place, also under another name", () => {
  expect(placeFor("Mine", "Mine", [saved("Mine")])).toEqual({ key: "Mine", name: "Mine" });
  expect(placeFor("Yours", "Mine", [saved("Mine"), saved("Yours")])).toEqual({ key: "Mine", name: "Yours 2" });
});

test("a key is free even where a name was changed", () => {
  expect(placeFor("Mine", undefined, [saved("Mine", "Other")])).toEqual({ key: "Mine 2", name: "Mine" });
});

test("no name grows too long for its drawer", () => {
  const long = "x".repeat(60);
  expect(placeFor(long, undefined, [saved(long)]).name).toHaveLength(60);
});
