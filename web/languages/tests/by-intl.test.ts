/** Numbers, dates, lists and plurals are written by `Intl`, through one home: `web/language`. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { languageOf } from "../files.ts";

const web = fileURLToPath(new URL("../..", import.meta.url));
const sources = globSync("**/*.{ts,tsx}", {
  cwd: web,
  exclude: (name) => /^(?:node_modules|dist|tests)$/.test(name),
}).map((path) => path.replaceAll("\\", "/"));

/** The lines of these files that match, each with its place. */
const linesWith = (files: readonly string[], pattern: RegExp): readonly string[] =>
  files.flatMap((file) =>
    readFileSync(`${web}/${file}`, "utf8")
      .split("\n")
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );

const texts = sources.filter((file) => languageOf(`/${file}`) !== undefined);

test("there are texts to look at", () => expect(texts.length).toBeGreaterThan(80));

test("texts leave plurals to their language", () => expect(linesWith(texts, /[!=]== (?:1\b|"1")/)).toEqual([]));

test("texts leave ordinals to their language", () =>
  expect(linesWith(texts, /\}(?:st|nd|rd|th|te|ter)\b/)).toEqual([]));

/** What a developer reads, and code for the build. */
const isShown = (line: string): boolean => !/^build\/|new Error\(/.test(line);

test("lists are joined by their language: no commas, semicolons or conjunctions by hand", () =>
  expect(linesWith(sources, /\.join\(\s*["'`](?:[,;] |、| (?:and|or|und|oder) )["'`]/).filter(isShown)).toEqual([]));

test("texts write no percent sign behind a value", () =>
  expect(linesWith(texts, /\}(?: |\u00a0|\\u00a0)?%/)).toEqual([]));

test("only the home of languages makes formatters", () =>
  expect(
    linesWith(
      sources.filter((file) => !/^language\/(?:count|format|lists)\.ts$/.test(file)),
      /new Intl\.|\.toLocale(?:Date|Time)?String\(/,
    ),
  ).toEqual([]));
