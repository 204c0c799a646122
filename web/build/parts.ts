/**
 * Which files of a built page are needed only by whoever opens a certain game, reads a certain language, or sees dice in
 * three dimensions: the service worker fetches those when they are first used, and everything else at once.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";
import { languageTags } from "../languages/index.ts";

/** Vite's list of what it built, in the folder of the page. */
const listed = ".vite/manifest.json";
const painter = /(?:^|\/)ui\/dice\/gl\//;
/** What the home page shows of a game that nobody has opened. */
const atHome = /^games\/[^/]+\/hall\/(?:[Ss]cene|card|art|[Mm]iniature|today)/;
/** Letters that few names need: the browser asks for them when one does. */
const rareLetters = /-(?:latin-ext|vietnamese)-[^/]*\.woff2$/;

const languageOf = (name: string): string | undefined =>
  languageTags.find((tag) => name === tag || name.endsWith(`-${tag}`));

/** For each file that not everybody needs, all that somebody must use to need it. */
export const partsOf = (folder: string): Readonly<Record<string, readonly string[]>> => {
  const path = join(folder, listed);
  if (!existsSync(path)) return {};
  const manifest: Manifest = JSON.parse(readFileSync(path, "utf8"));
  const chunks = Object.values(manifest);
  const games = [...new Set(chunks.flatMap(({ src = "" }) => /^games\/([^/]+)\//.exec(src)?.[1] ?? []))];
  /** By where it comes from; files of several modules have names that begin with their game. */
  const gameOf = ({ src = "", file }: ManifestChunk): string | undefined =>
    games.find((game) => src.startsWith(`games/${game}/`) || file.startsWith(`assets/${game}-`));
  const conditionsOf = (chunk: ManifestChunk): readonly string[] =>
    [
      atHome.test(chunk.src ?? "") ? undefined : gameOf(chunk),
      languageOf(chunk.name ?? ""),
      painter.test(chunk.src ?? "") ? "3d" : undefined,
      rareLetters.test(chunk.file) ? "letters" : undefined,
    ].filter((one) => one !== undefined);

  // Sheets, pictures and letters belong to the scripts that bring them along.
  const isBrought = new Set(chunks.flatMap(({ css = [], assets = [] }) => [...css, ...assets]));
  const parts = new Map(
    chunks
      .filter(({ file }) => !isBrought.has(file) || rareLetters.test(file))
      .map((chunk) => [chunk.file, conditionsOf(chunk)]),
  );
  /** Whatever a file brings along is needed wherever the file is. */
  const bring = (file: string, by: readonly string[]): boolean => {
    const own = parts.get(file) ?? by;
    const left = own.filter((condition) => by.includes(condition));
    parts.set(file, left);
    return left.length < own.length;
  };
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const { file, imports = [], css = [], assets = [] } of chunks) {
      const by = parts.get(file) ?? [];
      const brought = [...imports.map((key) => manifest[key]?.file ?? key), ...css];
      // A sheet's and a script's pictures are theirs alone unless somebody else has them, too.
      for (const one of [...brought, ...assets.filter((asset) => !rareLetters.test(asset))])
        if (bring(one, by)) isSettled = false;
    }
  }
  return Object.fromEntries([...parts].filter(([, conditions]) => conditions.length > 0));
};
