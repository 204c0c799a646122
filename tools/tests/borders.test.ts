/** Who may import whom: each forbidden import is a lint error, each allowed one is not; and rules cannot even compile against the world. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

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
  ["kernel", "@turnlight/games"],
  ["kernel/examples/dice-race", "../../match.ts"],
  ["games/wisp", "../zonk/index.ts"],
  ["games/wisp/rules", "../solver/search.ts"],
  ["games/wisp/rules", "@turnlight/games/zonk"],
  ["games/wisp/rules", "node:crypto"],
  ["games/wisp/solver", "../../zonk/index.ts"],
  ["games/wisp/solver", "preact"],
  ["server", "@turnlight/cli"],
  ["web/shell", "@turnlight/server"],
  ["web/shell", "node:fs"],
  ["web/shell", "@turnlight/games/commands"],
  ["web/language", "../table/table.ts"],
  ["web/store", "../shell/App.tsx"],
  ["web/sound", "../games/index.ts"],
  ["web/language/texts", "../../table/table.ts"],
  ["web/table", "../games/index.ts"],
  ["web/table/parts", "../../shell/App.tsx"],
  ["web/games", "../shell/App.tsx"],
  ["web/games/wisp", "../zonk/Screen.tsx"],
  ["web/games/wisp", "../../shell/App.tsx"],
  ["web/games/wisp/play", "../../zonk/play/offers.ts"],
  ["web/games/wisp/play", "../../../table/table.ts"],
  ["cli", "@turnlight/web"],
] as const;

const allowed = [
  ["kernel", "./rules.ts"],
  ["kernel/conforms", "../match.ts"],
  ["kernel", "@noble/hashes/sha2.js"],
  ["kernel/tests", "node:fs"],
  ["games/wisp/rules", "@turnlight/kernel"],
  ["games/wisp/solver", "../rules/turn.ts"],
  ["web/shell", "@turnlight/kernel"],
  ["web/store", "../settings/settings.ts"],
  ["web/store", "@turnlight/games/wisp"],
  ["web/table/parts", "../../language/language.ts"],
  ["web/games/wisp", "../../table/parts/index.ts"],
  ["web/games/wisp", "../card.ts"],
  ["web/games/wisp/play", "../shared.ts"],
  ["web/games/wisp/play", "../../screen.ts"],
  ["web/games/wisp/words", "../../../language/language.ts"],
  ["web/shell/match", "../../games/index.ts"],
  ["cli", "@turnlight/games"],
] as const;

/** The project's lint settings over a tree of one-line files, linted in one go. */
const lintAll = (imports: readonly (readonly [string, string])[]): readonly boolean[] => {
  const tree = mkdtempSync(join(tmpdir(), "borders-"));
  const { vcs: _, $schema: __, ...config } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(join(tree, "biome.json"), JSON.stringify(config));
  for (const [i, [folder, imported]] of imports.entries()) {
    mkdirSync(join(tree, folder), { recursive: true });
    writeFileSync(join(tree, folder, `case-${i}.ts`), `export * from "${imported}";\n`);
  }
  const said = run(
    "@biomejs/biome/bin/biome",
    ["lint", "--only=style/noRestrictedImports", "--max-diagnostics=none"],
    tree,
  );
  rmSync(tree, { recursive: true });
  return imports.map(([folder], i) => said.includes(`${folder}/case-${i}.ts`));
};

describe("import borders are lint errors", () => {
  let refused: readonly boolean[];
  beforeAll(() => {
    refused = lintAll([...forbidden, ...allowed]);
  });

  test.each(forbidden.map((pair, i) => [...pair, i] as const))("%s may not import %s", (_folder, _imported, i) => {
    expect(refused[i]).toBe(true);
  });

  test.each(allowed.map((pair, i) => [...pair, forbidden.length + i] as const))(
    "%s may import %s",
    (_folder, _imported, i) => {
      expect(refused[i]).toBe(false);
    },
  );
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
