/** The page's sheets and the doors they come by, read from the sources: what the rules about sheets are checked on. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { scopeOf } from "../build/scoped-sheets.ts";

const web = resolve(import.meta.dirname, "..");
const nameOf = (path: string): string => relative(web, path).replaceAll("\\", "/");
const pathOf = (name: string): string => join(web, name);
// A file in public/ belongs to no room: the server's own pages ask for it.
const outside = /(^|\/)(dist|node_modules|tests|gallery|public)\//;
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: web })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !outside.test(name));

/** One selector: the classes of its subject, and all others in it. */
interface Rule {
  readonly selector: string;
  readonly subject: readonly string[];
  readonly around: readonly string[];
}

export interface Sheet {
  readonly name: string;
  readonly scope: string | undefined;
  readonly text: string;
  readonly rules: readonly Rule[];
  readonly keyframes: readonly string[];
  readonly queries: readonly string[];
}

/** Splits where a sign stands outside all brackets. */
const splitAt = (text: string, signs: string): readonly string[] => {
  const pieces = [""];
  let depth = 0;
  for (const sign of text) {
    if ("([".includes(sign)) depth++;
    if (")]".includes(sign)) depth--;
    if (depth === 0 && signs.includes(sign)) pieces.push("");
    else pieces.push(`${pieces.pop()}${sign}`);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
};

const classesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = ""]) => name);

const readRule = (selector: string): readonly Rule[] => {
  const compounds = splitAt(selector, " >+~");
  const last = compounds.at(-1) ?? "";
  const others = compounds.slice(0, -1).flatMap(classesIn);
  // `:is(.a, .b)` stands for both, one at a time; `:not(.a)` and `:has(.a)` only narrow.
  const narrowing = [...last.matchAll(/:(?:not|has|where)\([^()]*(?:\([^()]*\))?[^()]*\)/g)].map(([text]) => text);
  const plain = narrowing.reduce((text, one) => text.replace(one, ""), last);
  const around = [...others, ...narrowing.flatMap(classesIn)];
  const either = /:is\(([^()]*)\)/.exec(plain);
  if (either === null) return [{ selector, subject: classesIn(plain), around }];
  const rest = classesIn(plain.replace(either[0], ""));
  return splitAt(either[1] ?? "", ",").map((one) => {
    const inner = splitAt(one, " >+~");
    return {
      selector,
      subject: [...rest, ...classesIn(inner.at(-1) ?? "")],
      around: [...around, ...inner.slice(0, -1).flatMap(classesIn)],
    };
  });
};

export const readSheet = (name: string, source: string): Sheet => {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const heads = [...text.matchAll(/([^{};]+)\{/g)].map(([, head = ""]) => head.replaceAll(/\s+/g, " ").trim());
  const isStep = /^(?:from|to|[\d.]+%)/;
  return {
    name,
    scope: scopeOf(`/web/${name}`),
    text,
    rules: heads
      .filter((head) => !head.startsWith("@") && !isStep.test(head))
      .flatMap((head) => splitAt(head, ","))
      .flatMap(readRule),
    keyframes: heads.flatMap((head) => /^@keyframes (\S+)/.exec(head)?.[1] ?? []),
    queries: heads.flatMap((head) => /^@media (.+)/.exec(head)?.[1] ?? []),
  };
};

export const sheets: readonly Sheet[] = filesOf("**/*.css").map((name) =>
  readSheet(name, readFileSync(pathOf(name), "utf8")),
);

const modules: ReadonlyMap<string, string> = new Map(
  filesOf("**/*.{ts,tsx}").map((name) => [name, readFileSync(pathOf(name), "utf8")]),
);

export const sources: readonly string[] = [...modules.values()];

const importsOf = (name: string, pattern: RegExp): readonly string[] => {
  const text = modules.get(name) ?? (name.endsWith(".css") ? readFileSync(pathOf(name), "utf8") : "");
  return [...text.matchAll(pattern)]
    .map(([, path = ""]) => path)
    .filter((path) => path.startsWith("."))
    .map((path) => nameOf(resolve(dirname(pathOf(name)), path)))
    .filter((path) => existsSync(pathOf(path)));
};
const always = /(?:^(?:import|export)\b(?! type\b)[^;]*?|^@import )"([^"]+)"/gm;
const later = /\bimport\("([^"]+)"\)/g;

const closureOf = (start: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(start)) return found;
  found.add(start);
  for (const next of importsOf(start, always)) closureOf(next, found);
  return found;
};

/** A way into a part of the page that is fetched by itself, with all that comes through it at once. */
export interface Door {
  readonly name: string;
  /** The marks its elements may stand under, besides none. */
  readonly scopes: readonly string[];
  readonly loads: ReadonlySet<string>;
  /** The classes its elements may have, as far as sources say them plainly. */
  readonly classes: ReadonlySet<string>;
}

const main = closureOf("main.tsx");

/** What is there before the door is opened: a game's screen stands in the page of a match, its lobby in the set-up's. */
const beforeOf = (name: string): readonly string[] =>
  !name.startsWith("games/")
    ? []
    : [...closureOf(name.endsWith("/Screen.tsx") ? "app/match/MatchPage.tsx" : "app/setup/Setup.tsx")];

const doorAt = (name: string): Door => {
  const own = closureOf(name);
  const loads = new Set([...main, ...beforeOf(name), ...own]);
  const game = /^games\/([^/]+)\//.exec(name)?.[1];
  const scopes = game === undefined ? ["pages"] : [game, `${game}-scene`];
  const written = [...own].flatMap((one) => [...(modules.get(one) ?? "").matchAll(/\bclass="([^"]+)"/g)]);
  const styled = sheets
    .filter((sheet) => own.has(sheet.name))
    .flatMap(({ rules }) => rules.flatMap(({ subject }) => subject));
  return {
    name,
    scopes,
    loads,
    classes: new Set([...written.flatMap(([, names = ""]) => names.split(" ")), ...styled]),
  };
};

export const doors: readonly Door[] = [
  { ...doorAt("main.tsx"), scopes: ["home"] },
  ...[...new Set([...modules.keys()].flatMap((name) => importsOf(name, later)))].map(doorAt),
];
