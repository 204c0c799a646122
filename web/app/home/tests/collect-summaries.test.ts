/** Which games the home page asks, in which order it lists them, and what happens when one fails. */
import { expect, test } from "vitest";
import { collectSummaries, offered } from "../collect-summaries.ts";

const games = ["head", "wisp", "zonk", "thirteen"];

/** A device on which these games were played; loading a broken one fails. */
const device = (played: readonly string[], { isBare = false, broken = "" } = {}) => {
  const asked: string[] = [];
  const loaded: string[] = [];
  const reported: unknown[] = [];
  return {
    asked,
    loaded,
    reported,
    ports: {
      isBare: async () => isBare,
      isPlayed: async (game: string) => {
        asked.push(game);
        return played.includes(game);
      },
      load: async (game: string) => {
        loaded.push(game);
        if (game === broken) throw new Error(`${game} is broken`);
        return `of ${game}`;
      },
      report: (problem: unknown) => void reported.push(problem),
    },
  };
};

test("on a first visit no game is asked at all", async () => {
  const { ports, asked, loaded } = device(games, { isBare: true });
  expect(await collectSummaries(games, ports)).toEqual({});
  expect([asked, loaded]).toEqual([[], []]);
});

test("only what was played is loaded", async () => {
  const { ports, asked, loaded, reported } = device(["zonk", "wisp"]);
  expect(await collectSummaries(games, ports)).toEqual({ wisp: "of wisp", zonk: "of zonk" });
  expect(asked).toEqual(games);
  expect(loaded.toSorted()).toEqual(["wisp", "zonk"]);
  expect(reported).toEqual([]);
});

test("the games keep the order of their cards, whichever answers first", async () => {
  const { ports } = device(games);
  const answers = new Map<string, () => void>();
  const slow = {
    ...ports,
    load: (game: string) => new Promise<string>((resolve) => answers.set(game, () => resolve(`of ${game}`))),
  };
  const collected = collectSummaries(games, slow);
  // All are asked at once, within a few microtasks; then they answer from the last to the first.
  for (let turns = 0; turns < 50; turns++) await Promise.resolve();
  expect([...answers.keys()]).toEqual(games);
  for (const game of games.toReversed()) answers.get(game)?.();
  expect(Object.keys(await collected)).toEqual(games);
});

test("one that fails is reported and left out, and the others are told of all the same", async () => {
  const { ports, reported } = device(games, { broken: "wisp" });
  expect(await collectSummaries(games, ports)).toEqual({
    head: "of head",
    zonk: "of zonk",
    thirteen: "of thirteen",
  });
  expect(reported).toEqual([new Error("wisp is broken")]);
});

test("one of which it cannot be found out whether it was played is left out too", async () => {
  const { ports, reported } = device(games);
  const isPlayed = async (game: string) => {
    if (game === "head") throw new Error("no answer");
    return true;
  };
  expect(Object.keys(await collectSummaries(games, { ...ports, isPlayed }))).toEqual(["wisp", "zonk", "thirteen"]);
  expect(reported).toEqual([new Error("no answer")]);
});

test("six matches to go on with are offered", () => expect(offered).toBe(6));
