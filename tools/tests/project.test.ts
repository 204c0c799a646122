/** What the project says of itself: versions that agree, and files that exist where they are named. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const { needed } = await import(new URL("../node.mjs", import.meta.url).href);

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const json = (path: string) => JSON.parse(read(path));

test("the Node that is asked for is the one that is needed", () => {
  expect(json("package.json").engines.node).toBe(`>=${needed}`);
  expect(json("package-lock.json").packages[""].engines.node).toBe(`>=${needed}`);
  expect(read(".github/workflows/check.yml")).toContain(`container: node:${needed}-`);
  expect(read("README.md")).toContain(`Node ${needed} or newer`);
});

test("all packages have one version, which the changelog knows", () => {
  const { version, workspaces } = json("package.json");
  for (const folder of workspaces) expect([folder, json(`${folder}/package.json`).version]).toEqual([folder, version]);
  expect(read("CHANGELOG.md")).toContain(`\n## ${version}\n`);
});

test("the public host runs the same check as everybody", () => {
  expect(read(".github/workflows/check.yml")).toMatch(/run: \.ci\/run$/m);
});

test("every file that a document links to is there", () => {
  const documents = ["*.md", "docs/*.md", ".github/**/*.md"].flatMap((pattern) => globSync(pattern, { cwd: root }));
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
