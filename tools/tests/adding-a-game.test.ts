/** `docs/adding-a-game.md`, followed to the letter: the files on the page compile, conform and play. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type AnyGame, drawOf, Match, playOut, readBot, seedOf } from "@turnlight/kernel";
import { conforms } from "@turnlight/kernel/conforms";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(join(root, "docs/adding-a-game.md"), "utf8");
const files = [...page.matchAll(/^`((?:web\/)?games\/last-match\/\S+)`\n\n```tsx?\n([\s\S]*?)^```$/gm)].map(
  ([, path = "", source = ""]) => ({ path, source }),
);

const run = (program: string, args: readonly string[]): string =>
  spawnSync(process.execPath, [join(root, "node_modules", program), ...args], { encoding: "utf8" }).stdout;

const folder = mkdtempSync(join(root, ".walkthrough-"));
let game: AnyGame;

beforeAll(async () => {
  for (const { path, source } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const door: { lastMatch: AnyGame } = await import(pathToFileURL(join(folder, "games/last-match/index.ts")).href);
  game = door.lastMatch;
});

afterAll(() => rmSync(folder, { recursive: true }));

test("the page has rules, bot, door, tests, a door and a card on the page, its words and a screen", () => {
  expect(files.map(({ path }) => path)).toEqual([
    "games/last-match/rules/rules.ts",
    "games/last-match/bots/counter.ts",
    "games/last-match/index.ts",
    "games/last-match/tests/rules.test.ts",
    "web/games/last-match/door.tsx",
    "web/games/last-match/index.tsx",
    "web/games/last-match/words/facts.ts",
    "web/games/last-match/words/refusals.ts",
    "web/games/last-match/Screen.tsx",
  ]);
});

/** Compiles files of the walkthrough under a project's own settings; what the compiler complains of comes back. */
const compiled = (project: string, include: readonly string[]): string => {
  // The page finds a game by its door, as it would once the game's folder is there.
  const paths = { "@turnlight/games/last-match": [join(folder, "games/last-match/index.ts")] };
  // And its own files find those beside them, as if they lay in one tree.
  const rootDirs = [root, folder];
  const options = { composite: false, noEmit: true, emitDeclarationOnly: false, rootDir: root, rootDirs, paths };
  const config = join(folder, `tsconfig.${project}.json`);
  writeFileSync(
    config,
    JSON.stringify({ extends: `../${project}/tsconfig.json`, compilerOptions: options, include, references: [] }),
  );
  return run("typescript/bin/tsc", ["-p", config]);
};

test("its rules and bot compile as strictly as everything else", () => {
  expect(compiled("games", ["games/last-match/index.ts"])).toBe("");
});

test("its card and screen compile where the page would have them", () => {
  expect(compiled("web", ["web/games/last-match/**/*"])).toBe("");
});

test("the game conforms", () => {
  expect(
    conforms(game.rules, {
      configs: [
        { matches: 21, first: 0 },
        { matches: 1, first: 1 },
      ],
    }).matches,
  ).toBe(50);
});

test("the bot wins from where it can win", async () => {
  const bots = ["counter", "random"].map((name) => readBot(game, name));
  for (let i = 0; i < 20; i++) {
    const { match } = Match.begin(game.rules, { matches: 21, first: 0 }, { seed: seedOf(`${i}`) });
    const sittings = bots.map((bot, seat) => {
      if (!bot.ok) throw new Error(bot.refusal.reason);
      return { bot: bot.value, draw: drawOf(seedOf(`${i} ${seat}`)) };
    });
    const { outcome } = await playOut(match, sittings, { nodes: 1, bound: 100 });
    expect(outcome.scores).toEqual([1, 0]);
  }
});

test("both registry lines it asks for fit the registries", () => {
  expect(page).toContain('"last-match": async () => (await import("./last-match/index.ts")).lastMatch,');
  expect(readFileSync(join(root, "games/index.ts"), "utf8")).toMatch(
    /: async \(\) => \(await import\("[^"]+"\)\)\.\w+,/,
  );
  expect(readFileSync(join(root, "web/games/index.ts"), "utf8")).toMatch(/"dice-race": diceRace,/);
});
