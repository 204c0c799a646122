/** Where a link leads. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("addEventListener", () => {});
const { readRoute } = await import("../routes.ts");

test.each([
  ["", { name: "menu" }],
  ["#/", { name: "menu" }],
  ["#/settings", { name: "settings" }],
  ["#/settings/", { name: "settings" }],
  ["#/play/zonk", { name: "play", game: "zonk" }],
  ["#/play/wisp/level/1Ab-_", { name: "play", game: "wisp", place: "level/1Ab-_" }],
  ["#/match/0a1b", { name: "match", id: "0a1b" }],
  ["#/play", { name: "lost", path: "play" }],
  ["#/play/ZONK", { name: "lost", path: "play/ZONK" }],
  ["#/match/a/b", { name: "lost", path: "match/a/b" }],
  ["#/<script>", { name: "lost", path: "<script>" }],
])("%s", (hash, expected) => {
  expect(readRoute(hash)).toEqual(expected);
});
