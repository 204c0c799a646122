/**
 * Lists every package whose code or fonts are in the built page, with the full text of its licence, as `licences.json`;
 * the page's credits show it. A package without a licence, or with another one than is known here, fails the build.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { ShippedPackage } from "../app/pages/shipped-package.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fileName = "licences.json";

/** What may be shipped, and a sentence that its full text has. */
const known: Readonly<Record<string, RegExp>> = {
  MIT: /Permission is hereby granted, free of charge/,
  "OFL-1.1": /SIL OPEN FONT LICENSE/i,
};

/** The package a module belongs to. The bundler's own helpers, whose ids begin with a zero byte, are shipped, too. */
export const packageOf = (id: string): string | undefined => {
  const helper = /^\0(vite|rolldown)\//.exec(id)?.[1];
  return helper ?? /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/"))?.[1];
};

/** Vite's file goes on with the licences of what it is built from, none of which is in the page. */
const ownPart = (text: string): string => text.split(/^# Licenses of bundled dependencies/m)[0] ?? text;

export const shippedPackage = (name: string, modules = join(root, "node_modules")): ShippedPackage => {
  const folder = join(modules, name);
  const { version, license }: { readonly version?: unknown; readonly license?: unknown } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  const text = file === undefined ? "" : ownPart(readFileSync(join(folder, file), "utf8")).trim();
  const licence = String(license);
  if (!Object.hasOwn(known, licence) || known[licence]?.test(text) !== true)
    throw new Error(`${name} is in the page: its licence is ${licence}, and its text ${file ?? "is missing"}`);
  return {
    name,
    version: String(version),
    licence,
    kind: licence === "OFL-1.1" ? "fonts" : "code",
    text,
  };
};

const listOf = (names: Iterable<string>): string =>
  JSON.stringify([...new Set(names)].sort().map((name) => shippedPackage(name)));

/** In development nothing is bundled: what the packages of the page ask for. */
const dependencies = (): readonly string[] =>
  ["kernel", "games", "host", "wire", "web"].flatMap((folder) => {
    const { dependencies: asked = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    return Object.keys(asked).filter((name) => !name.startsWith("@turnlight/"));
  });

export const licences = (): Plugin => ({
  name: "licences",
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_, answer) => {
      answer.setHeader("content-type", "application/json");
      answer.end(listOf(dependencies()));
    });
  },
  generateBundle(_, bundle) {
    const code = Object.values(bundle).flatMap((file) =>
      file.type === "chunk"
        ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
        : [],
    );
    // Style sheets leave no code behind; fonts are files that they name.
    const sheets = [...this.getModuleIds()].filter((id) => id.split("?")[0]?.endsWith(".css"));
    const files = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
    const names = [...code, ...sheets, ...files].flatMap((id) => packageOf(id) ?? []);
    this.emitFile({ type: "asset", fileName, source: listOf(names) });
  },
});

/** For files that are built by themselves, and whose packages nobody would list: there must be none. */
export const withoutPackages = (): Plugin => ({
  name: "without-packages",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const ids = file.type === "chunk" ? Object.keys(file.modules) : [];
      const found = ids.map(packageOf).find((name) => name !== undefined && !/^(?:vite|rolldown)$/.test(name));
      if (found !== undefined) throw new Error(`${file.fileName} contains ${found}; see web/build/licences.ts`);
    }
  },
});
