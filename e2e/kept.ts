/** What a device keeps of the page for offline use. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { partsOf } from "../web/build/parts.ts";

export const dist = fileURLToPath(new URL("../web/dist", import.meta.url));

/** Paths of all files that this device keeps of the page. */
export const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    const [name = "", ...others] = (await caches.keys()).filter((one) => one.startsWith("turnlight"));
    if (others.length > 0) throw new Error(`kept besides: ${others}`);
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.slice(scope.length));
  });

/** All files of the build that can be kept. */
export const builtPaths = (): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(js|css|html|svg|json|woff2|webmanifest)$/.test(path))
    .filter((path) => !/^(?:service-worker\.js|server\.json|previews\/.*|\.vite\/.*)$/.test(path))
    .sort();

/** Files that only a game's own pages need, in English. */
export const filesOf = (game: string): readonly string[] => {
  const built = builtPaths();
  return Object.entries(partsOf(dist))
    .filter(([path, parts]) => parts.includes(game) && !parts.includes("de") && built.includes(path))
    .map(([path]) => path);
};

/** Waits until all of a game that was opened is kept. */
export const untilKept = (page: Page, game: string): Promise<void> =>
  expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([...filesOf(game)]));
