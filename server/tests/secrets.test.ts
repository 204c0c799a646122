/**
 * No hidden information leaks: matches of every game over real sockets with every frame inspected; deliberate leaks are
 * detected.
 */
import { games } from "@turnlight/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eavesdrop, tables, type Vocabulary, vocabularyOf } from "./support/eavesdropping.ts";
import { generousLimits } from "./support/generous.ts";
import { openHouse, type TestHouse } from "./support/house.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ keep: { kind: "memory" }, limits: generousLimits });
});
afterAll(() => house.close());

test("every game that two can play is listened to", async () => {
  const { games: online } = (await (await fetch(new URL("/api/games", house.url))).json()) as {
    games: { game: string }[];
  };
  expect(online.map(({ game }) => game).sort()).toEqual(Object.keys(tables).sort());
});

describe.each(Object.entries(tables))("%s", (game, config) => {
  test("tells no opponent and no spectator a secret before the end", async () => {
    const vocabulary = await vocabularyOf(house.url, game, config, 2);
    for (let i = 0; i < 3; i++)
      expect(await eavesdrop(house.url, game, config, `${game} ${i}`, vocabulary)).toEqual([]);
  });
});

/** What leaks to whom when a view is made to reveal too much. */
const heardWhen = async (
  name: string,
  config: string,
  vocabulary: Vocabulary,
  slip: (state: unknown) => unknown,
): Promise<readonly (number | "spectator")[]> => {
  const game = await games[name]?.();
  if (game === undefined) throw new Error("no such game");
  const { rules } = game;
  const honest = rules.view;
  const sabotaged = (state: unknown, viewer: number | "spectator") => {
    const view = honest(state, viewer);
    return typeof view === "object" ? { ...view, everything: slip(state) } : view;
  };
  try {
    Object.assign(rules, { view: sabotaged });
    const runs = ["a", "b"].map((run) => eavesdrop(house.url, name, config, run, vocabulary));
    return (await Promise.all(runs)).flat().map(({ viewer }) => viewer);
  } finally {
    Object.assign(rules, { view: honest });
  }
};

test.each([
  ["head", "words=3"],
  ["hidden-number", "highest=1000"],
] as const)("a view of %s that shows everything is heard", async (name, config) => {
  const viewers = await heardWhen(name, config, new Set(), (state) => state);
  expect(viewers).toContain("spectator");
  expect(viewers.some((viewer) => viewer !== "spectator")).toBe(true);
});

test("hidden words are heard in lower case too, beside the protocol's own words", async () => {
  const config = "words=3";
  const vocabulary = await vocabularyOf(house.url, "head", config, 2);
  expect(vocabulary).toContain("spectator");
  const viewers = await heardWhen("head", config, vocabulary, (state) => JSON.stringify(state).toLowerCase());
  expect(viewers).toContain("spectator");
  expect(viewers.some((viewer) => viewer !== "spectator")).toBe(true);
});
