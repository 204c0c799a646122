/** Who knows one game's folder on the page finds their way in every other. */
import { existsSync, globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const home = fileURLToPath(new URL("../../web/games", import.meta.url));
const folders = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "tests")
  .map(({ name }) => name);

const has = (game: string, ...names: readonly string[]): boolean =>
  names.some((name) => existsSync(join(home, game, name)));

test("there are games", () => expect(folders).toEqual(expect.arrayContaining(["head", "wisp", "zonk", "thirteen"])));

describe.each(folders)("%s", (game) => {
  test("has a door, a screen and words for its facts", () => {
    expect(has(game, "index.ts", "index.tsx")).toBe(true);
    expect(has(game, "Screen.tsx")).toBe(true);
    expect(has(game, "words/facts.ts")).toBe(true);
  });

  test("keeps its texts in words", () => {
    const texts = globSync("**/*.{de,en}.ts", { cwd: join(home, game) });
    expect(texts.filter((file) => !file.startsWith("words/"))).toEqual([]);
  });

  test("has all of the rooms, if it has a lobby", () => {
    if (!has(game, "lobby")) return;
    for (const part of ["Scene.tsx", "shared.ts", "lobby/Lobby.tsx", "play", "learn", "words", "tests"])
      expect(has(game, part), part).toBe(true);
  });
});
