/** The command line's I/O as one small interface, so that tests can replace it. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { accept, quote, type Result, refuse } from "@turnlight/kernel";

export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** A file's text; `-` is standard input. */
  open(path: string): Promise<Result<string>>;
  /** The value an earlier call cached under this key. */
  recall(key: string): Promise<string | undefined>;
  keep(key: string, text: string): Promise<void>;
  /** Draws or clears (`undefined`) the progress bar, if the output is a terminal. */
  progress(share: number | undefined): void;
}

const barWidth = 30;

const reasonOf = (problem: unknown): string => {
  const code = problem instanceof Error && "code" in problem ? problem.code : undefined;
  if (code === "ENOENT") return "no such file";
  if (code === "EISDIR") return "it's a folder";
  if (code === "EACCES") return "permission denied";
  if (code === "ERR_FS_FILE_TOO_LARGE" || code === "ERR_STRING_TOO_LONG") return "it's too large";
  return "it can't be read";
};

/** Bytes: far more than any record or level has. Input beyond it, such as an endless pipe, is refused. */
const longest = 2 ** 26;

const boundedText = async (from: AsyncIterable<Uint8Array>): Promise<string> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of from) {
    parts.push(part);
    length += part.length;
    if (length > longest) throw Object.assign(new Error("it has no end in sight"), { code: "ERR_STRING_TOO_LONG" });
  }
  return Buffer.concat(parts).toString("utf8");
};

const open = async (path: string): Promise<Result<string>> => {
  try {
    return accept(await boundedText(path === "-" ? process.stdin : createReadStream(path)));
  } catch (problem) {
    return refuse("no-file", `can't open ${quote(path)}: ${reasonOf(problem)}`, {
      right: "the path of a file, or - for standard input",
    });
  }
};

const keptFolder = (): string => join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "turnlight");

const keptAt = (key: string): string => join(keptFolder(), createHash("sha256").update(key).digest("hex"));

const recall = (key: string): Promise<string | undefined> => readFile(keptAt(key), "utf8").catch(() => undefined);

/** Best effort: if the cache cannot be written, the next call computes the value again. */
const keep = async (key: string, value: string): Promise<void> => {
  try {
    await mkdir(keptFolder(), { recursive: true });
    await writeFile(keptAt(key), value);
  } catch {}
};

/** Escapes control characters: names come from files and records and must not control the terminal. */
const harmless = (line: string): string =>
  line.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be printed.
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g,
    (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export const processIo = (): Io => ({
  out: (line) => process.stdout.write(`${harmless(line)}\n`),
  err: (line) => process.stderr.write(`${harmless(line)}\n`),
  open,
  recall,
  keep,
  progress(share) {
    if (!process.stderr.isTTY) return;
    if (share === undefined) {
      process.stderr.write("\r\u001b[K");
      return;
    }
    const done = Math.round(share * barWidth);
    process.stderr.write(`\r${"█".repeat(done)}${"░".repeat(barWidth - done)} ${Math.floor(share * 100)}%`);
  },
});
