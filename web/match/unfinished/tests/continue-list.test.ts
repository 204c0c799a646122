/** The matches that the home page offers to continue. */
import { expect, test } from "vitest";
import { emptyText } from "../../../language/catalogue.ts";
import { continueList, type OnlineTicket } from "../continue-list.ts";
import type { UnfinishedItem } from "../summary.ts";

const leftAt = (id: string, touched: number): UnfinishedItem => ({
  id,
  touched,
  what: emptyText,
  against: emptyText,
  score: emptyText,
  turn: emptyText,
});

/** A game whose matches were played last at these times. */
const game = (name: string, ...touched: readonly number[]) => ({
  unfinished: touched.map((at) => leftAt(`${name} ${at}`, at)),
  left: touched.length,
});

/** For a home page with room for three. */
const offeredOf = (summaries: Parameters<typeof continueList>[0]) => continueList(summaries, [], 3);

const idsOf = (list: ReturnType<typeof offeredOf>): readonly string[] => list.matches.map(({ id }) => id);

test("the match played last comes first, whichever game it is of", () =>
  expect(idsOf(offeredOf({ head: game("head", 20), wisp: game("wisp", 30), zonk: game("zonk", 10) }))).toEqual([
    "wisp 30",
    "head 20",
    "zonk 10",
  ]));

test("as many are offered as there is room for and all are counted, also those nobody looked at", () => {
  const list = offeredOf({ head: game("head", 9, 5, 1), wisp: { ...game("wisp", 8, 7, 6), left: 12 } });
  expect(idsOf(list)).toEqual(["head 9", "wisp 8", "wisp 7"]);
  expect(list.count).toBe(15);
});

test("all three may be of one game, and each says which", () => {
  const { matches } = offeredOf({ head: game("head", 1), zonk: game("zonk", 4, 3, 2) });
  expect(matches.map((match) => (match.kind === "here" ? match.game : ""))).toEqual(["zonk", "zonk", "zonk"]);
});

test("of two played at the same moment the one of the earlier card is first", () =>
  expect(idsOf(offeredOf({ wisp: game("wisp", 5), head: game("head", 5) }))).toEqual(["wisp 5", "head 5"]));

test("nothing is offered where nothing was left", () => {
  expect(offeredOf({})).toEqual({ matches: [], count: 0 });
  expect(offeredOf({ head: game("head") })).toEqual({ matches: [], count: 0 });
});

const tableAt = (id: string, touched: number): OnlineTicket => ({
  id,
  to: `/match/${id}`,
  title: emptyText,
  room: "zonk",
  Scene: () => null,
  against: emptyText,
  turn: emptyText,
  isOwnTurn: true,
  touched,
});

test("online tables are among them by their time, and are counted", () => {
  const list = continueList({ wisp: game("wisp", 30, 10) }, [tableAt("old", 5), tableAt("new", 20)], 3);
  expect(idsOf(list)).toEqual(["wisp 30", "new", "wisp 10"]);
  expect(list.count).toBe(4);
  expect(continueList({}, [tableAt("alone", 1)], 3)).toMatchObject({ count: 1, matches: [{ kind: "online" }] });
});
