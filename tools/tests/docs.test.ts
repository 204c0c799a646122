/** The docs say what is there: links, anchors, paths, commands, figures and examples. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { zonk } from "@turnlight/games/zonk";
import { drawOf, Match, playOut, randomBot, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const documents = ["*.md", "docs/*.md", ".github/**/*.md"]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((path) => path.replaceAll("\\", "/"));

/** Without code blocks. */
const proseOf = (path: string): string => read(path).replace(/^```[\s\S]*?^```$/gm, "");

/** A heading's anchor, as code hosts make it. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

const anchorsIn = (path: string): readonly string[] =>
  [...proseOf(path).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

test("every heading that a document links to is there", () => {
  const missing = documents.flatMap((document) =>
    [...proseOf(document).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].flatMap(([, target = "", anchor = ""]) => {
      const file = target === "" ? document : normalize(join(dirname(document), target));
      return existsSync(join(root, file)) && anchorsIn(file).includes(anchor)
        ? []
        : [`${document}: ${target}#${anchor}`];
    }),
  );
  expect(missing).toEqual([]);
});

/** Files that a guide tells its readers to write. */
const ofGuides = /\/last-match\/|^games\/zonk\/bots\/timid\.ts$|^web\/languages\/fr\b/;

test("every path of the repository that a document names is there", () => {
  const named =
    /`((?:bench|cli|decency|docs|e2e|games|host|kernel|server|tools|web|wire|\.ci|\.github)\/[\w./-]*[\w/])`/g;
  const missing = documents
    .filter((document) => document !== "CHANGELOG.md")
    .flatMap((document) =>
      [...proseOf(document).matchAll(named)]
        .map(([, path = ""]) => path)
        .filter((path) => !ofGuides.test(path) && !/^web\/dist\b/.test(path) && !existsSync(join(root, path)))
        .map((path) => `${document}: ${path}`),
    );
  expect(missing).toEqual([]);
});

test("every tree of files shows what is there", () => {
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/^```\n ([\w/-]+\/)\n([\s\S]*?)^```$/gm)].flatMap(([, folder = "", lines = ""]) =>
      lines
        .split("\n")
        .flatMap((line) => /^ {3}(\S+(?:, \S+)*)(?: {2,}|$)/.exec(line)?.[1]?.split(", ") ?? [])
        .filter((name) => !existsSync(join(root, folder, name)))
        .map((name) => `${document}: ${folder}${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

test("every file that the pages of a game's docs name is in its folder", () => {
  const missing = ["head", "wisp", "thirteen"].flatMap((game) => {
    const document = `docs/${game}-page.md`;
    return [
      ...proseOf(document).matchAll(/`((?:hall|lobby|play|setup|hunt|learn|board|editor|items)\/[\w./-]+\.\w+)`/g),
    ]
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(join(root, "web/games", game, path)))
      .map((path) => `${document}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test("every command that a document names is there", () => {
  const scripts: readonly string[] = Object.keys(JSON.parse(read("package.json")).scripts);
  const commands = new Set(globSync("cli/commands/*.ts", { cwd: root }).map((path) => /(\w+)\.ts$/.exec(path)?.[1]));
  const games = globSync("games/*/commands", { cwd: root }).map((path) => path.split(/[\\/]/)[1] ?? "");
  const missing = documents.flatMap((document) => {
    const text = read(document);
    const scriptsSaid = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].filter(([, name = ""]) => !scripts.includes(name));
    const filesSaid = [...text.matchAll(/\bnode ((?:bench|tools)\/[\w./-]+\.m?[jt]s)/g)].filter(
      ([, path = ""]) => !existsSync(join(root, path)),
    );
    const commandsSaid = [...text.matchAll(/(?:^|[`(] ?|npx )turnlight (?!story \d)([a-z]+)/gm)].filter(
      ([, name = ""]) => !commands.has(name) && !games.includes(name),
    );
    return [...scriptsSaid, ...filesSaid, ...commandsSaid].map(([said]) => `${document}: ${said}`);
  });
  expect(missing).toEqual([]);
});

test("the index leads to every document", () => {
  const index = read("docs/README.md");
  const missing = documents
    .filter((path) => path.startsWith("docs/") && path !== "docs/README.md")
    .filter((path) => !index.includes(`(${path.slice("docs/".length)})`));
  expect(missing).toEqual([]);
});

/** What is readable in one go. */
const mostWords = 150;

test("no paragraph is longer than one reads in one go", () => {
  const long = documents
    .filter((document) => document !== "docs/licences.md")
    .flatMap((document) =>
      proseOf(document)
        .split(/\n\s*\n|\n(?= *(?:[-*|]|\d+\.) )/)
        .filter((paragraph) => !/^\s*\|/.test(paragraph) && paragraph.split(/\s+/).length > mostWords)
        .map((paragraph) => `${document}: ${paragraph.trim().slice(0, 60)}…`),
    );
  expect(long).toEqual([]);
});

test("the page and the docs give the same rules and tips", async () => {
  const playing = read("docs/playing.md").replaceAll("'", "’");
  for (const game of ["head", "wisp", "zonk", "thirteen"]) {
    const { texts } = await import(new URL(`../../web/games/${game}/words/page.en.ts`, import.meta.url).href);
    for (const tip of texts.tips) expect(playing).toContain(`- ${tip}\n`);
  }
});

test("the bot of the guide plays legal matches, and banks at 50 points", async () => {
  const [, source = ""] = /`games\/zonk\/bots\/timid\.ts`\n\n```ts\n([\s\S]*?)^```$/m.exec(read("docs/bots.md")) ?? [];
  const code = stripTypeScriptTypes(source.replace(/^import type .*$/gm, ""));
  const { timid } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const config = zonk.rules.configText.read("seats=2 target=500");
  if (!config.ok) throw new Error(config.refusal.reason);
  const { match } = Match.begin(zonk.rules, config.value, { seed: seedOf("guide") });
  await playOut(
    match,
    [timid, randomBot].map((bot, seat) => ({ bot, draw: drawOf(seedOf(`guide ${seat}`)) })),
    { nodes: 1000, bound: 10_000 },
  );
  const turns = match.state.turns.filter(({ seat, ended }) => seat === 0 && ended === "banked");
  expect(turns.length).toBeGreaterThan(0);
  for (const { takes } of turns) {
    const points = takes.reduce((sum, take) => sum + take.points, 0);
    expect(points).toBeGreaterThanOrEqual(50);
    expect(points - (takes.at(-1)?.points ?? 0)).toBeLessThan(50);
  }
});
