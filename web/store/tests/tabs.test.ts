/** The same match open in two tabs: neither loses what the other has played. */
import { accept } from "@turnlight/kernel";
import { beforeEach, expect, test } from "vitest";
import { openStore } from "../index.ts";
import { codeOf, freshDevice, matchOf } from "./things.ts";

beforeEach(freshDevice);

const twoTabs = async () => {
  const [a, b] = [await openStore(), await openStore()];
  await a.matches.put(matchOf("m", ["1", "2"]));
  return { a, b, seen: matchOf("m", ["1", "2"]) };
};

test("a shorter log does not overwrite a longer one", async () => {
  const { a, b, seen } = await twoTabs();
  const longer = matchOf("m", ["1", "2", "3", "4"]);
  expect(await b.matches.put(longer, seen)).toEqual(accept(undefined));
  const late = await a.matches.put(matchOf("m", ["1", "2", "3"]), seen);
  expect(late).toEqual({
    ok: false,
    refusal: {
      code: "moved-on",
      reason: "this match has been played on elsewhere, perhaps in another tab",
      where: "entry 4",
      right: "to load it again and go on from there",
    },
  });
  expect(await a.matches.get("m")).toEqual(longer);
});

test("nor does a log that went another way, however long", async () => {
  const { a, b, seen } = await twoTabs();
  await b.matches.put(matchOf("m", ["1", "2", "left"]), seen);
  expect(codeOf(await a.matches.put(matchOf("m", ["1", "2", "right"]), seen))).toBe("moved-on");
  expect(codeOf(await a.matches.put(matchOf("m", ["1", "2", "right", "on"]), seen))).toBe("moved-on");
});

test("taking back a move is fine for the one who saw it last, and for nobody else", async () => {
  const { a, b, seen } = await twoTabs();
  const undone = matchOf("m", ["1"]);
  expect(codeOf(await b.matches.put(undone))).toBe("moved-on");
  expect(await a.matches.put(undone, seen)).toEqual(accept(undefined));
  expect(codeOf(await b.matches.put(undone, matchOf("m", ["1", "2", "3"])))).toBe("accepted");
});

test("of many saves at once the longest log stays", async () => {
  const tabs = await Promise.all([openStore(), openStore(), openStore()]);
  const moves = ["1", "2", "3", "4", "5", "6"];
  await Promise.all(
    [3, 1, 6, 2, 5, 4].map((n, i) => tabs[i % tabs.length]?.matches.put(matchOf("m", moves.slice(0, n)))),
  );
  expect((await tabs[0]?.matches.get("m"))?.record.entries).toHaveLength(6);
});
