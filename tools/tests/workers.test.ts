/**
 * The built page's workers: each is started by a file that no other file imports, and shares its code with the page.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../web", import.meta.url));
/** The source files that start a worker, once per worker. */
const beginners = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/^(?:dist|node_modules|build)\//.test(path))
  .flatMap((path) => readFileSync(join(root, path), "utf8").match(/new Worker\(/g) ?? []);
const folder = mkdtempSync(join(tmpdir(), "built-"));
/** The code of every built script, by file name. */
const scripts = new Map<string, string>();

beforeAll(async () => {
  await build({ root, logLevel: "error", build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1_000 } });
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (path.endsWith(".js")) scripts.set(path, readFileSync(join(folder, path), "utf8"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const found = (code: string, what: RegExp): readonly string[] => [...code.matchAll(what)].map(([, name = ""]) => name);
/** Scripts that a script imports statically or dynamically, or re-exports. */
const imported = (code: string): readonly string[] =>
  found(code, /(?:from|import)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g).map((name) => name.replace(/^.*\//, "assets/"));
const begun = (): readonly string[] => [
  ...new Set(
    [...scripts.values()].flatMap((code) =>
      found(code, /new Worker\(\s*new URL\(\s*["'`]([^"'`]+)["'`],\s*import\.meta\.url\)/g).map(
        (name) => `assets/${name}`,
      ),
    ),
  ),
];

test("every worker is begun by a file of its own, which imports nothing but the worker, and that later", () => {
  const starts = begun();
  expect(starts.length).toBeGreaterThan(0);
  expect(starts).toHaveLength(beginners.length);
  for (const start of starts) {
    const code = scripts.get(start);
    expect(code, start).toBeDefined();
    expect(imported(code ?? "")).toHaveLength(1);
    expect(code).not.toMatch(/^import\s*["{*\w]/m);
  }
});

test("no file imports the file that begins a worker, and none but that one the worker itself", () => {
  const starts = new Set(begun());
  const bodies = new Set([...starts].flatMap((start) => imported(scripts.get(start) ?? "")));
  const importers = [...scripts].flatMap(([file, code]) => imported(code).map((name) => ({ file, name })));
  expect(importers.length).toBeGreaterThan(scripts.size);
  expect(importers.filter(({ name }) => starts.has(name))).toEqual([]);
  expect(importers.filter(({ name, file }) => bodies.has(name) && !starts.has(file))).toEqual([]);
});

test("the service worker keeps every script of the build once, those that begin workers too", () => {
  // Each with its digest; those that not everybody needs are named once more, with who does.
  const listed = found(scripts.get("service-worker.js") ?? "", /(assets\/[^"'`,]+\.js)["'`]:\s*["'`]sha256-/g);
  expect(listed.toSorted()).toEqual([...scripts.keys()].filter((file) => file.startsWith("assets/")).toSorted());
});
