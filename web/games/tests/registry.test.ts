/** The registries of rules and of pages hold the same games, and each page's claims about its game are true. */
import { findGame, games } from "@turnlight/games";
import { type AnyGame, readBot } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { hallCards } from "../index.ts";
import { allPages, pageOf } from "../pages.ts";

const gameOf = async (name: string): Promise<AnyGame> => {
  const found = await findGame(name);
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value;
};

test("every game has a page, and every page a game", () => {
  const shown = allPages().map(([game]) => game);
  const lacking = Object.keys(games).filter((game) => !shown.includes(game));
  expect(lacking, `add them to web/games/index.ts (docs/adding-a-game.md, "The page's registry")`).toEqual([]);
  const unknown = shown.filter((game) => !Object.hasOwn(games, game));
  expect(unknown, `add them to games/index.ts (docs/adding-a-game.md, "The registry")`).toEqual([]);
});

test("no other name finds a page", () => {
  for (const name of ["", "toString", "__proto__", "nobody"]) expect(pageOf(name)).toBeUndefined();
});

describe.each(Object.keys(hallCards))("%s", (name) => {
  const page = pageOf(name);
  if (page === undefined) throw new Error(`${name} has no page`);

  test("says truly whether it is for one", async () => {
    const { rules, sideBySide } = await gameOf(name);
    const usual = rules.configText.read("");
    expect(page.solo === true).toBe(usual.ok && rules.seats(usual.value) === 1);
    expect(page.sideBySide !== undefined, "rules and page both say whether it is played side by side").toBe(
      sideBySide !== undefined,
    );
  });

  test("names opponents that can be made", async () => {
    const game = await gameOf(name);
    for (const { bot } of page.opponents) expect(readBot(game, bot).ok, bot).toBe(true);
  });

  test("has a review in words if and only if its decisions are judged", async () => {
    const game = await gameOf(name);
    expect(page.review !== undefined).toBe(game.review !== undefined);
  });
});
