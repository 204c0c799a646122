/** Where a link leads. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("addEventListener", () => {});
const { readRoute } = await import("../routes.ts");

test.each([
  ["", { name: "home" }],
  ["#/", { name: "home" }],
  ["#/settings", { name: "settings" }],
  ["#/settings/", { name: "settings" }],
  ["#/play/zonk", { name: "play", game: "zonk" }],
  ["#/play/wisp/level/1Ab-_", { name: "play", game: "wisp", place: "level/1Ab-_" }],
  ["#/play/wisp/", { name: "play", game: "wisp" }],
  ["#/match/0a1b", { name: "match", id: "0a1b" }],
  ["#/match/online-0a1b_C", { name: "match", id: "online-0a1b_C" }],
  ["#/replays", { name: "replays" }],
  ["#/replays/saved/0a-1b", { name: "replays", saved: "0a-1b" }],
  ["#/replays/link/eJx-_9", { name: "replays", link: "eJx-_9" }],
  ["#/replays/online/0a1b_C", { name: "replays", online: "0a1b_C" }],
  ["#/replays/online/0a1b_C/m-1", { name: "replays", online: "0a1b_C/m-1" }],
  ["#/replays/online/a/b/c", { name: "not-found", path: "replays/online/a/b/c" }],
  ["#/online", { name: "online", place: "" }],
  ["#/online/ABCDEF", { name: "online", place: "ABCDEF" }],
  ["#/online/new/dice-race", { name: "online", place: "new/dice-race" }],
  ["#/online/quick/zonk", { name: "online", place: "quick/zonk" }],
  [`#/online/friend/${"a".repeat(43)}`, { name: "online", place: `friend/${"a".repeat(43)}` }],
  ["#/review", { name: "review", place: "" }],
  ["#/learn", { name: "learn", place: "" }],
  ["#/learn/today", { name: "learn", place: "today" }],
  ["#/learn/zonk/bank", { name: "learn", place: "zonk/bank" }],
  ["#/learn/zonk", { name: "not-found", path: "learn/zonk" }],
  ["#/review/0a-1b", { name: "review", place: "0a-1b" }],
  ["#/play", { name: "not-found", path: "play" }],
  ["#/play/ZONK", { name: "not-found", path: "play/ZONK" }],
  [`#/play/${"a".repeat(41)}`, { name: "not-found", path: `play/${"a".repeat(41)}` }],
  ["#/match", { name: "not-found", path: "match" }],
  ["#/match/a/b", { name: "not-found", path: "match/a/b" }],
  [`#/match/${"a".repeat(81)}`, { name: "not-found", path: `match/${"a".repeat(81)}` }],
  ["#/settings/more", { name: "not-found", path: "settings/more" }],
  ["#/replays/saved", { name: "not-found", path: "replays/saved" }],
  ["#/replays/saved/a/b", { name: "not-found", path: "replays/saved/a/b" }],
  ["#/replays/other/a", { name: "not-found", path: "replays/other/a" }],
  ["#/online/new/Zonk", { name: "not-found", path: "online/new/Zonk" }],
  ["#/online/old/zonk", { name: "not-found", path: "online/old/zonk" }],
  [`#/online/${"a".repeat(101)}`, { name: "not-found", path: `online/${"a".repeat(101)}` }],
  ["#/review/a b", { name: "not-found", path: "review/a b" }],
  ["#/settings/for/head", { name: "settings", from: "head" }],
  ["#/<script>", { name: "not-found", path: "<script>" }],
])("%s", (hash, expected) => {
  expect(readRoute(hash)).toEqual(expected);
});

test.each([
  "settings",
  "profile",
  "statistics",
  "data",
  "unfinished",
  "achievements",
  "how-to-play",
  "developers",
  "licences",
  "rescue",
])("#/%s is a room of its own", (name) => expect(readRoute(`#/${name}`)).toEqual({ name }));

test.each([
  ["#/shelf", "#/achievements"],
  ["#/makers", "#/developers"],
  ["#/far", "#/online"],
  ["#/far/", "#/online/"],
  ["#/far/ABCDEF", "#/online/ABCDEF"],
  ["#/far/0123456789abcdef", "#/online/0123456789abcdef"],
  ["#/far/new/dice-race", "#/online/new/dice-race"],
  ["#/far/you", "#/online/account"],
  ["#/match/far-0a1b_C", "#/match/online-0a1b_C"],
  ["#/replay", "#/replays"],
  ["#/replay/kept/0a-1b", "#/replays/saved/0a-1b"],
  ["#/replay/record/eJx-_9", "#/replays/link/eJx-_9"],
])("the former address %s still leads to %s", (former, now) => {
  expect(readRoute(now).name).not.toBe("not-found");
  expect(readRoute(former)).toEqual(readRoute(now));
});

test.each(["far/new/Zonk", "replay/other/a", "farther", "replayed/a", "shelf/more"])(
  "a former address that never existed is not found as it was written: #/%s",
  (path) => expect(readRoute(`#/${path}`)).toEqual({ name: "not-found", path }),
);
