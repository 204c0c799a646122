/**
 * Import rules: each forbidden import is a lint error, each allowed one is not; and rules cannot compile against
 * browser or Node APIs.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { cyclesIn, faultsIn, sourcesOf } from "../borders.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = (program: string, args: readonly string[], cwd: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd,
    encoding: "utf8",
  });
  return stdout + stderr;
};

const forbidden = [
  ["kernel", "node:fs"],
  ["kernel", "preact"],
  ["kernel", "zod/mini"],
  ["kernel", "@turnlight/games"],
  ["kernel", "./examples/dice-race/index.ts"],
  ["kernel/examples/dice-race", "../../match.ts"],
  ["games/wisp", "../zonk/index.ts"],
  ["games/wisp", "@turnlight/host"],
  ["games/wisp/rules", "../solver/search.ts"],
  ["games/wisp/rules", "@turnlight/games/zonk"],
  ["games/wisp/rules", "@turnlight/decency"],
  ["games/wisp/rules", "node:crypto"],
  ["games/wisp/solver", "../../zonk/index.ts"],
  ["games/wisp/solver", "preact"],
  ["decency", "@turnlight/games/head"],
  ["host", "@turnlight/games/zonk"],
  ["host", "@turnlight/wire"],
  ["wire", "node:fs"],
  ["wire", "@turnlight/games"],
  ["server", "@turnlight/cli"],
  ["server", "@turnlight/web"],
  ["server/tables", "@turnlight/kernel/examples/dice-race"],
  ["cli", "@turnlight/web"],
  ["web/app", "@turnlight/server"],
  ["web/app", "@turnlight/decency"],
  ["web/app", "node:fs"],
  ["web/app", "@turnlight/games/commands"],
  ["web/settings", "../store/store.ts"],
  ["web/language", "../match/table.ts"],
  ["web/language/texts", "../../match/table.ts"],
  ["web/store", "../app/App.tsx"],
  ["web/store", "../language/language.ts"],
  ["web/sound", "../games/index.ts"],
  ["web/ui", "../match/table.ts"],
  ["web/ui/dice", "../../games/index.ts"],
  ["web/match", "../games/index.ts"],
  ["web/match/local", "../../app/App.tsx"],
  ["web/match", "../review/Review.tsx"],
  ["web/games", "../app/App.tsx"],
  ["web/games/wisp", "../zonk/page.ts"],
  ["web/games/wisp", "../../review/Review.tsx"],
  ["web/games/wisp/play", "../../zonk/play/offers.ts"],
  ["web/review", "../app/App.tsx"],
  ["web/review", "../statistics/Statistics.tsx"],
  ["web/statistics", "../review/Review.tsx"],
  ["web/online", "../app/App.tsx"],
  ["web/online", "../review/Review.tsx"],
  ["web/workers", "../app/App.tsx"],
  ["web/service-worker", "../store/store.ts"],
] as const;

const allowed = [
  ["kernel", "./rules.ts"],
  ["kernel/conforms", "../match.ts"],
  ["kernel", "@noble/hashes/sha2.js"],
  ["kernel/examples/dice-race", "@turnlight/kernel"],
  ["games", "@turnlight/kernel/examples/dice-race"],
  ["games/wisp/rules", "@turnlight/kernel"],
  ["games/wisp/solver", "../rules/turn.ts"],
  ["games/head/content", "@turnlight/decency"],
  ["host", "@turnlight/kernel"],
  ["wire", "zod/mini"],
  ["server/http", "../tables/clocks.ts"],
  ["server", "node:fs"],
  ["server/people", "@turnlight/decency"],
  ["cli", "@turnlight/games"],
  ["cli", "@turnlight/server"],
  ["web/app", "@turnlight/kernel"],
  ["web/app", "../review/Review.tsx"],
  ["web/store", "../settings/model.ts"],
  ["web/store", "@turnlight/games/wisp"],
  ["web/ui", "../language/language.ts"],
  ["web/match", "../ui/index.ts"],
  ["web/games/wisp", "../../ui/index.ts"],
  ["web/games/wisp", "../page.ts"],
  ["web/games/wisp/play", "../../../match/table.ts"],
  ["web/games/wisp/words", "../../../language/language.ts"],
  ["web/app/match", "../../games/index.ts"],
  ["web/online/meeting", "../../games/index.ts"],
] as const;

const faultsOf = (folder: string, imported: string): readonly string[] =>
  faultsIn(new Map([[`${folder}/case.ts`, `import { x } from "${imported}";\n`]]));

describe("import borders are lint errors", () => {
  test.each(forbidden)("%s may not import %s", (folder, imported) => {
    expect(faultsOf(folder, imported)).toEqual([expect.stringContaining(`${folder}/case.ts imports ${imported}: `)]);
  });

  test.each(allowed)("%s may import %s", (folder, imported) => {
    expect(faultsOf(folder, imported)).toEqual([]);
  });

  test("what is fetched later or only re-exported crosses borders, too", () => {
    for (const line of [
      'const x = () => import("../app/App.tsx");',
      'export * from "../app/App.tsx";',
      'import "../app/App.tsx";',
    ])
      expect(faultsIn(new Map([["web/store/case.ts", line]]))).toHaveLength(1);
  });

  test("a cycle of imports is named with its files, also where only types are imported", () => {
    const cycle = new Map([
      ["host/one.ts", 'import type { Two } from "./two.ts";\n'],
      ["host/two.ts", 'import { one } from "./one.ts";\n'],
    ]);
    expect(faultsIn(cycle)).toEqual(["a cycle of imports: host/one.ts → host/two.ts → host/one.ts"]);
    expect(
      cyclesIn(
        new Map([
          ["a", ["b"]],
          ["b", []],
        ]),
      ),
    ).toEqual([]);
  });

  test("all sources keep within them", () => {
    const sources = sourcesOf();
    expect(sources.size).toBeGreaterThan(800);
    expect(faultsIn(sources)).toEqual([]);
  });
});

describe("kernel and rules do not compile against the world outside", () => {
  const folder = mkdtempSync(join(root, ".impure-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("neither files nor page, timers nor console", () => {
    const sources = {
      files: 'import { readFileSync } from "node:fs";\nexport const x = readFileSync;\n',
      page: "export const x = document.title;\n",
      timer: "setTimeout(() => {}, 1);\nexport {};\n",
      console: 'console.log("x");\nexport {};\n',
    };
    for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, `${name}.ts`), source);
    const options = { composite: false, noEmit: true, emitDeclarationOnly: false, rootDir: root };
    const config = join(folder, "tsconfig.json");
    writeFileSync(
      config,
      JSON.stringify({
        extends: "../games/tsconfig.json",
        compilerOptions: options,
        include: ["*.ts"],
        references: [],
      }),
    );
    const said = run("typescript/bin/tsc", ["-p", config], root);
    for (const name of Object.keys(sources)) expect(said).toMatch(new RegExp(`${name}\\.ts\\(1,\\d+\\): error TS`));
  });
});
