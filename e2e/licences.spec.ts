/** The credits name every package that is in the built page, with the full text of its licence. */
import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourcesOf } from "../tools/borders.ts";
import { expect, test } from "./home.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const assets = join(root, "web/dist/assets");

const digestOf = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");
const packageIn = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Packages that the page's sources import. */
const imported = (): readonly string[] =>
  [...sourcesOf()]
    .filter(([file]) => /^(?:kernel|decency|games|host|wire|web)\//.test(file))
    .filter(([file]) => !/^web\/(?:build\/|vite\.config\.ts)|\/commands\//.test(file))
    .flatMap(([, text]) =>
      [...text.matchAll(/^import\s+(?!type\b)(?:[^;"]*?\bfrom\s*)?"([^".][^"]*)"|\bimport\(\s*"([^".][^"]*)"/gm)].map(
        ([, plain, lazy]) => packageIn(plain ?? lazy ?? ""),
      ),
    )
    .filter((name) => name !== "@turnlight" && !name.startsWith("@turnlight/") && !name.startsWith("node:"));

/** Packages whose font files were built in, found by what is in the files. */
const fonts = (): readonly string[] => {
  const owners = new Map(
    globSync("node_modules/@fontsource*/*/files/*.woff2", { cwd: root }).map((path) => [
      digestOf(join(root, path)),
      path.split("/").slice(1, 3).join("/"),
    ]),
  );
  return readdirSync(assets)
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => owners.get(digestOf(join(assets, file))) ?? `nobody's: ${file}`);
};

test("all that is imported and every font is credited, with its text one tap away", async ({ page }) => {
  const needed = [...new Set([...imported(), ...fonts()])].sort();
  expect(needed.length).toBeGreaterThan(10);
  await page.goto("/#/licences");
  const names = page.locator(".credits dt");
  await expect(names.filter({ hasText: "zod" })).toHaveCount(1);
  const credited = (await names.allTextContents()).map((text) => text.trim().split(" ")[0]);
  expect(needed.filter((name) => !credited.includes(name))).toEqual([]);
  const zod = page.locator(".credits > div", { has: page.getByText(/^zod /) });
  await zod.getByText("Licence for zod").click();
  await expect(zod.locator("pre")).toContainText("The above copyright notice and this permission notice shall be");
  const pirata = page.locator(".credits > div", { has: page.getByText(/^@fontsource\/pirata-one /) });
  await expect(pirata).toContainText("OFL-1.1, Copyright (c) 2012, Rodrigo Fuenzalida");
  await pirata.getByText("Licence for @fontsource/pirata-one").click();
  await expect(pirata.locator("pre")).toContainText("PERMISSION & CONDITIONS");
});
