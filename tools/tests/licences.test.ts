/** The list of licences: every package in the bundle with its full text, and no build without one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyrightIn } from "../../web/app/pages/shipped-package.ts";
import { packageOf, shippedPackage } from "../../web/build/licences.ts";

const modules = mkdtempSync(join(tmpdir(), "modules-"));
afterAll(() => rmSync(modules, { recursive: true }));

const install = (name: string, license: string, files: Readonly<Record<string, string>>): void => {
  mkdirSync(join(modules, name), { recursive: true });
  writeFileSync(join(modules, name, "package.json"), JSON.stringify({ name, version: "1.0.0", license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(modules, name, file), text);
};
const mit = "Copyright (c) Ada\n\nPermission is hereby granted, free of charge, to any person";

test("a module's package is found by its path, the innermost one, and the bundler's own helpers are packages, too", () => {
  expect(packageOf("/x/node_modules/zod/mini/index.js")).toBe("zod");
  expect(packageOf("../node_modules/@fontsource/pirata-one/files/a.woff2")).toBe("@fontsource/pirata-one");
  expect(packageOf("C:\\x\\node_modules\\a\\node_modules\\@b\\c\\d.js?v=1")).toBe("@b/c");
  expect(packageOf("\0vite/preload-helper.js")).toBe("vite");
  expect(packageOf("\0rolldown/runtime.js")).toBe("rolldown");
  expect(packageOf("/x/web/app/App.tsx")).toBeUndefined();
});

test("a package without a licence's full text, or with one that is not known, may not be shipped", () => {
  install("good", "MIT", { "LICENSE.md": `${mit}\n# Licenses of bundled dependencies\nmuch more` });
  install("textless", "MIT", {});
  install("wordy", "MIT", { LICENSE: "see the website" });
  install("other", "GPL-3.0", { LICENSE: mit });
  expect(shippedPackage("good", modules)).toEqual({
    name: "good",
    version: "1.0.0",
    licence: "MIT",
    kind: "code",
    text: mit,
  });
  for (const name of ["textless", "wordy", "other"])
    expect(() => shippedPackage(name, modules)).toThrow(`${name} is in the page`);
});

test("whose it is, is the first line that says so", () => {
  expect(copyrightIn(mit)).toBe("Copyright (c) Ada");
  expect(copyrightIn("/*\n * Copyright 2015 B\n")).toBe("Copyright 2015 B");
  expect(
    copyrightIn("Copyright 2015 The C Authors (https://c.org) C-Italic[wght].ttf: Copyright 2015 The C Authors"),
  ).toBe("Copyright 2015 The C Authors (https://c.org)");
});
