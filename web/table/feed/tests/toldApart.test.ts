import { expect, test } from "vitest";
import { toldApart } from "../toldApart.ts";

test("lines that would read alike are numbered from the second on", () =>
  expect(toldApart(["a", "b", "a", "a"])).toEqual(["a", "b", "a (2)", "a (3)"]));
