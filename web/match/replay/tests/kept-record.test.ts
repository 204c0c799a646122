/** A replay is shared by its place on the server only if it is the very record that the server keeps. */
import { expect, test } from "vitest";
import { noteKept, withPlace } from "../kept-record.ts";

test("the record the server has sent has a place there, any other has none", () => {
  expect(withPlace("a record")).toEqual({ text: "a record" });
  noteKept("a record", "table", "match");
  expect(withPlace("a record")).toEqual({ text: "a record", place: "/replays/online/table/match" });
  // One board of several, or a match of this device.
  expect(withPlace("a board of it")).toEqual({ text: "a board of it" });
});
