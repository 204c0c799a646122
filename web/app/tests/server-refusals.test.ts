/** Every refusal of the server has a text in both languages: its own, a general one, or a game's. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { de as boardsDe } from "../../boards/refusals.de.ts";
import { en as boardsEn } from "../../boards/refusals.en.ts";
import { refusals as levelsDe } from "../../games/wisp/words/community.de.ts";
import { refusals as levelsEn } from "../../games/wisp/words/community.en.ts";
import * as german from "../../language/texts/refusals.de.ts";
import * as english from "../../language/texts/refusals.en.ts";
import { de } from "../../online/refusals.de.ts";
import { en } from "../../online/refusals.en.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Seen only by the person who starts a server or looks after it. */
const forTheStart = /server\/(index|config|settings|backup|operator|game-modules|static-page)\.ts$|server\/store\//;

const codes = new Set(
  globSync(["server/**/*.ts", "wire/*.ts"], { cwd: root })
    .filter((file) => !/\/(tests|node_modules)\//.test(file) && !forTheStart.test(file))
    .flatMap((file) => [...readFileSync(`${root}/${file}`, "utf8").matchAll(/\brefuse\(\s*"([a-z-]+)"/g)])
    .map(([, code = ""]) => code),
);

test("the walk finds the codes of requests, sockets and tables", () => {
  for (const code of ["no-guest", "no-spectators", "too-fast", "no-seat", "bad-name"]) expect(codes).toContain(code);
});

test.each([
  ["English", { ...boardsEn, ...levelsEn, ...en }, english.refusals],
  ["German", { ...boardsDe, ...levelsDe, ...de }, german.refusals],
] as const)("every code of the server has words in %s", (_, own, house) => {
  expect([...codes].filter((code) => !Object.hasOwn(own, code) && !Object.hasOwn(house, code))).toEqual([]);
});
