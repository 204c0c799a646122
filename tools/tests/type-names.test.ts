/** Type names are unique, or the duplicates are listed here with a reason. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const packages = ["kernel", "decency", "games", "host", "wire", "server", "cli", "web"];

/** At most this many names may stand for more than one type; `repeated` lists them with the reason. */
const most = 30;
const repeated: Readonly<Record<string, string>> = {};

interface TypeDefinition {
  readonly name: string;
  readonly file: string;
  readonly isExported: boolean;
}

const definitionsIn = (file: string, source: string): readonly TypeDefinition[] =>
  [...source.matchAll(/^(export )?(?:default )?(?:declare )?(?:abstract )?(?:interface|type|class) ([A-Z]\w*)/gm)].map(
    ([, exported, name = ""]) => ({ name, file, isExported: exported !== undefined }),
  );

const isOwn = (file: string): boolean => !/(?:^|\/)(?:node_modules|dist|tests)\/|\.test\.ts$/.test(file);

const definitionsOf = (folder: string): readonly TypeDefinition[] =>
  globSync("**/*.{ts,tsx}", { cwd: join(root, folder), exclude: (path) => /^(?:node_modules|dist)$/.test(path) })
    .filter(isOwn)
    .toSorted()
    .flatMap((path) => definitionsIn(`${folder}/${path}`, readFileSync(join(root, folder, path), "utf8")));

/** The definitions of each name that is defined more than once. */
const repeatedIn = (definitions: readonly TypeDefinition[]): Readonly<Record<string, readonly TypeDefinition[]>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(definitions, ({ name }) => name)).flatMap(([name, all = []]) =>
      all.length > 1 ? [[name, all]] : [],
    ),
  );

test("definitions are found, whatever they are and however they are exported", () => {
  const source = `
export interface One<T> { readonly a: T }
type Two = "type Nine";
export type Three<K> = K;
export abstract class Four {}
class Five {}
export declare class Six {}
export type { Seven } from "./seven.ts";
  interface Eight {}
`;
  expect(definitionsIn("f.ts", source).map(({ name, isExported }) => `${name} ${isExported}`)).toEqual([
    "One true",
    "Two false",
    "Three true",
    "Four true",
    "Five false",
    "Six true",
  ]);
});

test.each(packages)("no type that %s exports has the name of another one there", (folder) => {
  const definitions = definitionsOf(folder);
  expect(definitions).not.toEqual([]);
  const clashes = Object.entries(repeatedIn(definitions))
    .filter(([, all]) => all.some(({ isExported }) => isExported))
    .map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(", ")}`);
  expect(clashes).toEqual([]);
});

test("a name that is used for two types anywhere is listed here with its reason", () => {
  const found = repeatedIn(packages.flatMap(definitionsOf));
  const unlisted = Object.entries(found)
    .filter(([name]) => !Object.hasOwn(repeated, name))
    .map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(", ")}`);
  expect(unlisted).toEqual([]);
  expect(Object.keys(repeated).filter((name) => !Object.hasOwn(found, name))).toEqual([]);
  expect(Object.keys(repeated).length).toBeLessThanOrEqual(most);
});
