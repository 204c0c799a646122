/** Endless play begins from the stock, serves nothing twice, and offers a newcomer only what has been met. */
import { campaign, mechanics, mechanicsOf, ranks, readCode, stockLevels } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { rankNear } from "../hall/legacy-import.ts";
import { type EndlessWishes, readyFor, settingsFor, withGrown, withServed } from "../lobby/endless-stock.ts";

const wishes: EndlessWishes = { side: 5, rank: 3, mechanics: [] };
const nothing = { ready: [], served: [] };

test("something is ready at once for every size and difficulty that is offered first", () => {
  for (const chapter of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([chapter, readyFor(nothing, settingsFor(mechanics, chapter)).length > 0]).toEqual([chapter, true]);
  expect(readyFor(nothing, settingsFor([], 0)).length).toBeGreaterThan(0);
});

/** How many levels are served one after the other, at most three, if none is grown meanwhile. */
const servedInARow = (offered: EndlessWishes): number => {
  let stock: Parameters<typeof withServed>[0] = nothing;
  for (let served = 0; served < 3; served++) {
    const [next] = readyFor(stock, offered);
    if (next === undefined) return served;
    stock = withServed(stock, next.code);
  }
  return 3;
};

/** What is offered to whoever solves the campaign in its order, after every level. */
const offers = (): readonly EndlessWishes[] => {
  const levels = campaign.flatMap((chapter, i) => chapter.levels.map(({ level }) => ({ level, number: i + 1 })));
  const offered = [[], ...levels.map((_, i) => levels.slice(0, i + 1))].map((met) =>
    settingsFor(
      met.flatMap(({ level }) => mechanicsOf(level)),
      met.at(-1)?.number ?? 0,
    ),
  );
  return [...new Map(offered.map((one) => [JSON.stringify(one), one])).values()];
};

test("three levels are ready wherever somebody is in the campaign, and one of the next difficulty", () => {
  expect(offers().length).toBeGreaterThan(5);
  for (const offered of offers()) {
    expect([offered, servedInARow(offered)]).toEqual([offered, 3]);
    const harder = { ...offered, rank: rankNear(offered.rank + 1) };
    expect([harder, servedInARow(harder) > 0]).toEqual([harder, true]);
  }
});

test("a newcomer finds a level ready of each of the first six difficulties", () => {
  for (const rank of ranks.slice(0, 6)) {
    const harder = { ...settingsFor([], 0), rank };
    const exact = readyFor(nothing, harder).filter((level) => level.rank === rank);
    expect([rank, exact.length > 0]).toEqual([rank, true]);
  }
});

test("something is ready at once for every size and difficulty when anything may appear", () => {
  for (const side of [4, 5, 6, 7])
    for (const rank of ranks) {
      const ready = readyFor(nothing, { side, rank, mechanics: [] });
      expect([side, rank, ready.length > 0]).toEqual([side, rank, true]);
    }
});

test("a level that was served is not served again, and a grown one comes first", () => {
  const [first] = readyFor(nothing, wishes);
  if (first === undefined) throw new Error("nothing is ready");
  const served = withServed(nothing, first.code);
  expect(readyFor(served, wishes)).not.toContainEqual(first);
  const spare = stockLevels().find(({ code, rank }) => {
    const read = readCode(code);
    return read.ok && read.value.width === 5 && rank === 3 && code !== first.code;
  });
  const grown = withGrown(served, spare?.code ?? "", 3);
  expect(readyFor(grown, wishes)[0]?.code).toBe(spare?.code);
  expect(withServed(grown, spare?.code ?? "").ready).toEqual([]);
});

test("the stock stays small however long somebody plays", () => {
  let stock: Parameters<typeof withServed>[0] = nothing;
  for (let i = 0; i < 900; i++) stock = withGrown(withServed(stock, `code${i}`), `grown${i}`, 1);
  expect(stock.served.length).toBeLessThanOrEqual(1000);
  expect(stock.ready.length).toBeLessThanOrEqual(100);
  expect(stock.served.at(-1)).toBe("code899");
});

test("a newcomer meets nothing new in endless play, and somebody who knows everything may get anything", () => {
  expect(settingsFor([], 0)).toEqual({ side: 5, rank: 1, mechanics: ["tree"] });
  expect(settingsFor(["mud", "tree"], 3)).toEqual({ side: 6, rank: 2, mechanics: ["tree", "mud"] });
  expect(settingsFor(mechanics, 9)).toEqual({ side: 6, rank: 5, mechanics: [] });
  const ready = readyFor(nothing, settingsFor(["mud", "tree"], 1));
  expect(ready).not.toEqual([]);
  for (const { code } of ready) {
    const read = readCode(code);
    for (const mechanic of read.ok ? mechanicsOf(read.value) : []) expect(["tree", "mud"]).toContain(mechanic);
  }
});
