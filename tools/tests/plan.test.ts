/** All games have the same folder layout, in `games/` and in `web/games/`. */
import { existsSync, globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["tests", "node_modules"].includes(entry.name))
    .map(({ name }) => name);
const pages = foldersIn("web/games");
const rules = foldersIn("games");

/** Fails with the file to add, and where the guide explains it. */
const needs = (folder: string, name: string, section: string, ...others: readonly string[]): void => {
  const isThere = [name, ...others].some((one) => existsSync(join(root, folder, one)));
  expect(isThere, `add ${folder}/${name} (docs/adding-a-game.md, "${section}")`).toBe(true);
};

test("there are games", () => expect(pages).toEqual(expect.arrayContaining([...rules])));

describe.each(rules)("games/%s", (game) => {
  test("has a manifest, rules, tests and a golden match", () => {
    needs(`games/${game}`, "index.ts", "The manifest");
    needs(`games/${game}`, "rules", "The rules");
    needs(`games/${game}`, "tests", "The tests");
    const golden = globSync("golden/*.story", { cwd: join(root, "games", game) });
    expect(golden, `add games/${game}/golden/*.story (docs/adding-a-game.md, "The tests")`).not.toEqual([]);
  });
});

describe.each(pages)("web/games/%s", (game) => {
  const folder = `web/games/${game}`;

  test("has a card, a manifest and words for its facts", () => {
    needs(folder, "hall/card.ts", "The card", "hall/card.tsx");
    needs(folder, "page.ts", "The page", "page.tsx");
    needs(folder, "words/facts.ts", "What happens, in words");
  });

  test("keeps its texts in words", () => {
    const texts = globSync("**/*.{de,en}.ts", { cwd: join(root, folder) });
    expect(texts.filter((file) => !file.startsWith("words/"))).toEqual([]);
  });

  test("has few files beside its folders", () => {
    const loose = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(loose.map(({ name }) => name).length).toBeLessThanOrEqual(5);
  });

  test("has all of the rooms, if it has a lobby", () => {
    if (!existsSync(join(root, folder, "lobby"))) return;
    for (const part of ["hall/Scene.tsx", "shared.ts", "lobby/Lobby.tsx", "play/Screen.tsx", "learn", "words", "tests"])
      expect(existsSync(join(root, folder, part)), part).toBe(true);
  });
});
