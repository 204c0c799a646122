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
  ["#/play/wisp/", { name: "play", game: "wisp" }],
  ["#/match/0a1b", { name: "match", id: "0a1b" }],
  ["#/match/far-0a1b_C", { name: "match", id: "far-0a1b_C" }],
  ["#/replay", { name: "replay" }],
  ["#/replay/kept/0a-1b", { name: "replay", kept: "0a-1b" }],
  ["#/replay/record/eJx-_9", { name: "replay", link: "eJx-_9" }],
  ["#/far", { name: "far", place: "" }],
  ["#/far/ABCDEF", { name: "far", place: "ABCDEF" }],
  ["#/far/new/dice-race", { name: "far", place: "new/dice-race" }],
  ["#/review", { name: "review", place: "" }],
  ["#/review/0a-1b", { name: "review", place: "0a-1b" }],
  ["#/play", { name: "lost", path: "play" }],
  ["#/play/ZONK", { name: "lost", path: "play/ZONK" }],
  [`#/play/${"a".repeat(41)}`, { name: "lost", path: `play/${"a".repeat(41)}` }],
  ["#/match", { name: "lost", path: "match" }],
  ["#/match/a/b", { name: "lost", path: "match/a/b" }],
  [`#/match/${"a".repeat(81)}`, { name: "lost", path: `match/${"a".repeat(81)}` }],
  ["#/settings/more", { name: "lost", path: "settings/more" }],
  ["#/replay/kept", { name: "lost", path: "replay/kept" }],
  ["#/replay/kept/a/b", { name: "lost", path: "replay/kept/a/b" }],
  ["#/replay/other/a", { name: "lost", path: "replay/other/a" }],
  ["#/far/new/Zonk", { name: "lost", path: "far/new/Zonk" }],
  ["#/far/old/zonk", { name: "lost", path: "far/old/zonk" }],
  [`#/far/${"a".repeat(101)}`, { name: "lost", path: `far/${"a".repeat(101)}` }],
  ["#/review/a b", { name: "lost", path: "review/a b" }],
  ["#/<script>", { name: "lost", path: "<script>" }],
])("%s", (hash, expected) => {
  expect(readRoute(hash)).toEqual(expected);
});

test.each([
  "settings",
  "profile",
  "statistics",
  "data",
  "unfinished",
  "shelf",
  "how-to-play",
  "makers",
  "licences",
  "rescue",
])("#/%s is a room of its own", (name) => expect(readRoute(`#/${name}`)).toEqual({ name }));
