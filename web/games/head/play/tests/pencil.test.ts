import { expect, test } from "vitest";
import { nextMarks } from "../pencil.ts";

test("a cell is marked as likely, then as empty, then not at all; other marks stay", () => {
  const likely = nextMarks({ A1: "empty" }, "B2");
  expect(likely).toEqual({ A1: "empty", B2: "likely" });
  const empty = nextMarks(likely, "B2");
  expect(empty).toEqual({ A1: "empty", B2: "empty" });
  expect(nextMarks(empty, "B2")).toEqual({ A1: "empty" });
});
