import { expect, test } from "vitest";
import { numberDuplicates } from "../numbered-lines.ts";

test("lines that would read alike are numbered from the second on", () =>
  expect(numberDuplicates(["a", "b", "a", "a"])).toEqual(["a", "b", "a (2)", "a (3)"]));
