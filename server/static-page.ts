/** The built page, held in memory with what the build has packed: what does not change is read once. */
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
  /** The file at a path of the page; `/` is its index. */
  find(path: string): PageFile | undefined;
}

interface CachedPageFile extends PageFile {
  /** When and how large it was read: another one means another build. */
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
    // What has its hash in its name never changes; everything else is asked for again.
    cache: isHashed(name) ? `public, max-age=${oneYear}, immutable` : "no-cache",
    tag: `"${createHash("sha256").update(plain.bytes).digest("base64url").slice(0, 22)}"`,
    plain,
    packed,
  };
};

/** Characters of a name, more than the build gives any file; there are names that no file system takes. */
const longestName = 200;

/** The name of a file below the folder, without any way out of it. */
const nameOf = (path: string): string | undefined => {
  const name = path === "/" ? "index.html" : path.slice(1);
  if (name.length > longestName) return undefined;
  const isPlain = name.split("/").every((part) => /^[\w-][\w.-]*$/.test(part));
  return isPlain && !/\.(br|gz)$/.test(name) ? name : undefined;
};

/** All of it is read at once. What has no hash in its name is read again when a newer build was put in its place. */
export const staticPageIn = (folder: string): StaticPage => {
  const kept = new Map<string, CachedPageFile>();
  const find = (path: string): PageFile | undefined => {
    const name = nameOf(path);
    const known = name === undefined ? undefined : kept.get(name);
    if (name === undefined || (known !== undefined && isHashed(name))) return known;
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat?.isFile() !== true) return undefined;
    const stamp = `${stat.mtimeMs} ${stat.size}`;
    const file = known?.stamp === stamp ? known : read(folder, name, stamp);
    kept.set(name, file);
    return file;
  };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    find(`/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
  return { find };
};

/** The smallest form that whoever asks can unpack. */
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
