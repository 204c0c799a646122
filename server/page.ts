/** The built page, held in memory with what the build has packed: what does not change is read once. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
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

/** Every file of the page by its path, `/` among them. */
export const pageIn = (folder: string): ReadonlyMap<string, PageFile> => {
  const names = new Set(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  const files = new Map<string, PageFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && names.has(name.slice(0, -3))) continue;
    const plain = { bytes: readFileSync(join(folder, name)) };
    const packed = (["br", "gzip"] as const).flatMap((encoding) => {
      const beside = `${name}.${encoding === "br" ? "br" : "gz"}`;
      return names.has(beside) ? [{ encoding, bytes: readFileSync(join(folder, beside)) }] : [];
    });
    const path = `/${name.split(sep).join("/")}`;
    const file: PageFile = {
      type: types[extname(name)] ?? "application/octet-stream",
      // What has its hash in its name never changes; everything else is asked for again.
      cache: path.startsWith("/assets/") ? `public, max-age=${oneYear}, immutable` : "no-cache",
      tag: `"${createHash("sha256").update(plain.bytes).digest("base64url").slice(0, 22)}"`,
      plain,
      packed,
    };
    files.set(path, file);
    if (path === "/index.html") files.set("/", file);
  }
  return files;
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
