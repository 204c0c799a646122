/** Which destination a page belongs to, and the way one level up. */
import { expect, test } from "vitest";
import { destinationOf, upFrom } from "../destination.ts";

test("back leads one level up: level to map, map to home", () => {
  expect(upFrom({ name: "play", game: "wisp", place: "daily" })).toBe("/play/wisp");
  expect(upFrom({ name: "play", game: "wisp" })).toBe("/");
});

test("pages one step below lead to their destination, destinations nowhere", () => {
  expect(upFrom({ name: "statistics" })).toBe("/profile");
  expect(upFrom({ name: "licences" })).toBe("/settings");
  expect(upFrom({ name: "review", place: "one" })).toBe("/review");
  expect(upFrom({ name: "review", place: "" })).toBe("/learn");
  expect(upFrom({ name: "learn", place: "today" })).toBe("/learn");
  expect(upFrom({ name: "learn", place: "" })).toBeUndefined();
  expect(upFrom({ name: "profile" })).toBeUndefined();
  expect(upFrom({ name: "settings" })).toBe("/");
});

test("every page of the house is marked in the navigation, a match is not", () => {
  expect(destinationOf({ name: "unfinished" })).toBe("home");
  expect(destinationOf({ name: "how-to-play" })).toBe("learn");
  expect(destinationOf({ name: "statistics" })).toBe("profile");
  expect(destinationOf({ name: "data" })).toBe("settings");
  expect(destinationOf({ name: "match", id: "one" })).toBeUndefined();
});

test("settings opened from a game's menu lead back to that menu", () => {
  expect(upFrom({ name: "settings", from: "head" })).toBe("/play/head");
  expect(upFrom({ name: "settings" })).toBe("/");
});
