/** Writes the service worker of a built page, with the list of built files filled in. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Precache } from "../service-worker/precache.ts";
import { languageFolders } from "./language-folders.ts";
import { withoutPackages } from "./licences.ts";
import { partsOf } from "./parts.ts";
import { target } from "./target.ts";

const source = fileURLToPath(new URL("../service-worker/worker.ts", import.meta.url));
const name = "service-worker.js";

/**
 * Every browser with service workers reads woff2; compressed copies are for the server, icons for the operating system,
 * and what previews and links need is asked of the server.
 */
const notKept = /\.(woff|map|br|gz)$|^icon-.*\.png$|^previews\/|^server\.json$|^service-worker\.js$|^\./;

const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("base64");

const precacheOf = (folder: string): Precache => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !notKept.test(path))
    .sort();
  const files = Object.fromEntries(paths.map((path) => [path, `sha256-${sha256(readFileSync(join(folder, path)))}`]));
  return { version: sha256(JSON.stringify(files)).slice(0, 12), files, parts: partsOf(folder) };
};

export const writeServiceWorker = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [languageFolders(), withoutPackages()],
    define: { __PRECACHE__: JSON.stringify(precacheOf(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target,
      rolldownOptions: { input: source, output: { entryFileNames: name, format: "iife" } },
    },
  });
};
