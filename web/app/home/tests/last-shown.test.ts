/** What the home page showed last is restored at the next visit. */
import { expect, test } from "vitest";
import { readShown, writeShown } from "../last-shown.ts";

test.each([
  ["nothing played", {}, { played: [], left: false }],
  ["played, nothing left", { zonk: { left: 0 } }, { played: ["zonk"], left: false }],
  [
    "one of two with something left",
    { head: { left: 0 }, wisp: { left: 2 } },
    { played: ["head", "wisp"], left: true },
  ],
])("%s", (_, summaries, shown) => expect(readShown(writeShown(summaries, 0))).toEqual(shown));

test("whoever comes for the first time is shown nothing", () =>
  expect(readShown("")).toEqual({ played: [], left: false }));

test("what earlier visits have kept is still read", () => {
  expect(readShown("left wisp zonk")).toEqual({ played: ["wisp", "zonk"], left: true });
  expect(readShown("none head")).toEqual({ played: ["head"], left: false });
});

test("an online table alone keeps its place, too", () =>
  expect(readShown(writeShown({}, 1))).toEqual({ played: [], left: true }));
