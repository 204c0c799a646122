/** The built page's files, held in memory with their pre-compressed forms. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

interface Body {
  readonly encoding?: "br" | "gzip";
  readonly bytes: Buffer;
}

export interface PageFile {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly plain: Body;
  /** The smallest first. */
  readonly packed: readonly (Body & { readonly encoding: "br" | "gzip" })[];
}

const oneYear = 31_536_000;

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

export interface StaticPage {
  /** The file at a URL path; `/` is the index. */
  find(path: string): PageFile | undefined;
}

interface CachedPageFile extends PageFile {
  /** Modification time and size: a difference means a new build. */
  readonly stamp: string;
}

const isHashed = (name: string): boolean => name.startsWith("assets/");

const read = (folder: string, name: string, stamp: string): CachedPageFile => {
  const plain = { bytes: readFileSync(join(folder, name)) };
  const packed = (["br", "gzip"] as const).flatMap((encoding) => {
    const beside = join(folder, `${name}.${encoding === "br" ? "br" : "gz"}`);
    return existsSync(beside) ? [{ encoding, bytes: readFileSync(beside) }] : [];
  });
  return {
    stamp,
    type: types[extname(name)] ?? "application/octet-stream",
    // Files with a hash in their name never change; all others are revalidated.
    cache: isHashed(name) ? `public, max-age=${oneYear}, immutable` : "no-cache",
    tag: `"${createHash("sha256").update(plain.bytes).digest("base64url").slice(0, 22)}"`,
    plain,
    packed,
  };
};

/** Longest accepted name; file systems reject names that are too long. */
const longestName = 200;

/** Maps a URL path to a file name below the folder, without path traversal. */
const nameOf = (path: string): string | undefined => {
  const name = path === "/" ? "index.html" : path.slice(1);
  if (name.length > longestName) return undefined;
  const isPlain = name.split("/").every((part) => /^[\w-][\w.-]*$/.test(part));
  return isPlain && !/\.(br|gz)$/.test(name) ? name : undefined;
};

/** Reads all files at once. Files without a hash in their name are read again after a new build. */
export const staticPageIn = (folder: string): StaticPage => {
  const cache = new Map<string, CachedPageFile>();
  const find = (path: string): PageFile | undefined => {
    const name = nameOf(path);
    const known = name === undefined ? undefined : cache.get(name);
    if (name === undefined || (known !== undefined && isHashed(name))) return known;
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat?.isFile() !== true) return undefined;
    const stamp = `${stat.mtimeMs} ${stat.size}`;
    const file = known?.stamp === stamp ? known : read(folder, name, stamp);
    cache.set(name, file);
    return file;
  };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    find(`/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
  return { find };
};

/** The smallest encoding that the client accepts. */
export const bodyFor = ({ plain, packed }: PageFile, accepted: string | undefined): Body => {
  const taken = new Set(
    (accepted ?? "")
      .split(",")
      .map((one) => one.trim())
      .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
      .map((one) => one.split(";")[0]?.trim()),
  );
  return packed.find(({ encoding }) => taken.has(encoding)) ?? plain;
};
