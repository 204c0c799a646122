/** Nothing leaks: matches of every game over real sockets with everybody listening; and sabotage is heard. */
import { games } from "@turnlight/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eavesdrop, tables } from "./support/eavesdropping.ts";
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
    for (let i = 0; i < 3; i++) expect(await eavesdrop(house.url, game, config, `${game} ${i}`)).toEqual([]);
  });
});

test.each([
  ["head", "words=3"],
  ["hidden-number", "highest=1000"],
] as const)("a view of %s that shows everything is heard", async (name, config) => {
  const game = await games[name]?.();
  if (game === undefined) throw new Error("no such game");
  const { rules } = game;
  const honest = rules.view;
  const sabotaged = (state: unknown, viewer: number | "spectator") => {
    const view = honest(state, viewer);
    return typeof view === "object" ? { ...view, everything: state } : view;
  };
  try {
    Object.assign(rules, { view: sabotaged });
    const leaks = (await Promise.all(["a", "b"].map((run) => eavesdrop(house.url, name, config, run)))).flat();
    expect(leaks.map(({ viewer }) => viewer)).toContain("spectator");
    expect(leaks.some(({ viewer }) => viewer !== "spectator")).toBe(true);
  } finally {
    Object.assign(rules, { view: honest });
  }
});
