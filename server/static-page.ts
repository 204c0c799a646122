/** The built page's files, held in memory with their pre-compressed forms. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

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
  ".jpg": "image/jpeg",
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
  /** The file at a URL path; `/` is the index, with `address` in its tags for previews. */
  find(path: string, address: string): PageFile | undefined;
}

interface CachedPageFile extends PageFile {
  /** Modification time and size: a difference means a new build. */
  readonly stamp: string;
}

const isHashed = (name: string): boolean => name.startsWith("assets/");

const tagOf = (bytes: Buffer): string => `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

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
    tag: tagOf(plain.bytes),
    plain,
    packed,
  };
};

/** Names by which a server may be asked for its page, at most: they are chosen by whoever asks. */
const mostAddresses = 16;

/**
 * The index with whole addresses in its Open Graph tags: previewers do not resolve relative ones, and the build does not
 * know where it will be served. `index.html` itself is sent as built, since the service worker compares its digest.
 */
class AddressedIndex {
  readonly #made = new Map<string, CachedPageFile>();

  of(file: CachedPageFile, address: string): CachedPageFile {
    const known = this.#made.get(address);
    if (known?.stamp === file.stamp) return known;
    const built = file.plain.bytes.toString("utf8");
    const text = built.replaceAll(
      /(<meta property="og:[^"]*" content=")\.\//g,
      (_, tag: string) => `${tag}${address}/`,
    );
    if (text === built) return file;
    const bytes = Buffer.from(text);
    const packed = [
      { encoding: "br", bytes: brotliCompressSync(bytes) },
      { encoding: "gzip", bytes: gzipSync(bytes) },
    ] as const;
    const made = { ...file, tag: tagOf(bytes), plain: { bytes }, packed };
    if (this.#made.size >= mostAddresses) this.#made.clear();
    this.#made.set(address, made);
    return made;
  }
}

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
  const index = new AddressedIndex();
  const find = (path: string, address = ""): PageFile | undefined => {
    const name = nameOf(path);
    const known = name === undefined ? undefined : cache.get(name);
    if (name === undefined || (known !== undefined && isHashed(name))) return known;
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat?.isFile() !== true) return undefined;
    const stamp = `${stat.mtimeMs} ${stat.size}`;
    const file = known?.stamp === stamp ? known : read(folder, name, stamp);
    cache.set(name, file);
    return path === "/" ? index.of(file, address) : file;
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
