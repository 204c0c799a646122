/**
 * Reads a backup file: a header line, then one item a line, and a last line with their count; compressed where the
 * browser can. Everything is validated.
 */
import type { StoredMatch } from "@turnlight/host";
import { accept, quote, type Result, refuse, within } from "@turnlight/kernel";
import {
  isObject,
  list,
  object,
  oneOf,
  pipe,
  type Schema,
  tagged,
  timestamp,
  unknown,
  wrong,
} from "@turnlight/kernel/schema";
import { readKey } from "../layout.ts";
import { headFormat, readLogged } from "../matches/match-formats.ts";
import { matchId } from "../matches/summary-formats.ts";
import { type FileKeys, readFileKeys } from "./file-key.ts";
import { openShelves, type Packed, type PackedMatch, type PackedRow, type PackedSecret, packItem } from "./packed.ts";
import { readSealed } from "./seal.ts";

export const backupFormat = "turnlight-backup";
/** Since version 3, seals have a key of the file, and unfinished matches of one person alone need none. */
export const version = 3;
export const asTheExportWrites = "a file that Turnlight saved";

const readStored = object({ head: headFormat.read, log: list(readLogged, 10_000_000) });

/** Reads a running match after unsealing. */
export const readRunning = (key: string, value: unknown): Result<StoredMatch> => {
  const read = readStored(value);
  if (!read.ok) return read;
  const { head, log } = read.value;
  if (head.id !== key) return refuse("wrong-key", "this match lies in the place of another", { right: head.id });
  return log.every((logged, i) => logged.version === i + 1) ? read : wrong(value, "a log without gaps");
};

const place = { shelf: oneOf(...openShelves), key: readKey };

/** Reads any other item after unsealing: its object store, key and value. */
export const readSecret = pipe(
  object({ ...place, kept: unknown }),
  ({ shelf, key, kept: value }): Result<PackedRow> => {
    const stored = packItem(shelf, { key, value });
    return stored.ok ? accept({ shelf, key, kept: stored.value }) : stored;
  },
);

const readPackedSecret: Schema<PackedSecret> = pipe(
  tagged("shelf", {
    running: object({ key: matchId, at: timestamp, value: readSealed }),
    secrets: object({ key: readKey, at: timestamp, value: readSealed }),
  }),
  ({ value: secret, ...where }) => accept({ ...where, secret }),
);

const readPackedMatch: Schema<PackedMatch> = pipe(
  object({ key: matchId, at: timestamp, value: unknown }),
  ({ key, at, value }): Result<PackedMatch> => {
    const stored = readRunning(key, value);
    return stored.ok ? accept({ shelf: "running", key, at, stored: stored.value }) : stored;
  },
);

const isOpenMatch = (value: object): boolean => {
  const inside: unknown = Reflect.get(value, "value");
  return Reflect.get(value, "shelf") === "running" && isObject(inside) && Object.hasOwn(inside, "head");
};

export const readPacked: Schema<Packed> = (value) => {
  if (isObject(value) && isOpenMatch(value)) return readPackedMatch(value);
  if (isObject(value) && (value["shelf"] === "running" || value["shelf"] === "secrets")) return readPackedSecret(value);
  const read = object(place)(value);
  if (!read.ok) return read;
  const { shelf, key } = read.value;
  const stored = packItem(shelf, { key, value });
  return stored.ok ? accept({ shelf, key, kept: stored.value }) : within(shelf, stored.refusal);
};

const damaged = (where: string) =>
  refuse("not-json", "the file is damaged or not complete", { where, right: asTheExportWrites });

const parse = (line: string, where: string): Result<unknown> => {
  try {
    return accept(JSON.parse(line));
  } catch {
    return damaged(where);
  }
};

export const newestVersion = `${version} or older, as this Turnlight can read`;

/** A file's first line: its version and, since version 3, the keys of its seals. */
export interface BackupHeader {
  readonly version: 1 | 2 | 3;
  readonly keys?: FileKeys;
}

/** Format 1 is one JSON text over many lines. */
export const headerOf = (line: string): Result<BackupHeader> => {
  const none = refuse("not-a-backup", "this is no backup of Turnlight", { right: asTheExportWrites });
  const parsed = parse(line, "line 1");
  if (!parsed.ok) return line.trimStart().startsWith("{") ? accept({ version: 1 }) : none;
  if (!isObject(parsed.value) || parsed.value["format"] !== backupFormat) return none;
  const found = parsed.value["version"];
  if (found === 1 || found === 2) return accept({ version: found });
  if (found !== version) return within("version", wrong(found, newestVersion).refusal);
  const keys = readFileKeys(parsed.value["keys"] ?? {});
  return keys.ok ? accept({ version, keys: keys.value }) : within("keys", keys.refusal);
};

/** Everything after the first line; a file is accepted only if all of it is valid. */
export const readRows = async function* (lines: AsyncIterable<string>): AsyncGenerator<Result<Packed>> {
  const seen = new Set<string>();
  let n = 1;
  let isWhole = false;
  for await (const line of lines) {
    n += 1;
    const where = `line ${n}`;
    if (isWhole) {
      yield damaged(where);
      return;
    }
    const parsed = parse(line, where);
    if (!parsed.ok) {
      yield parsed;
      return;
    }
    if (isObject(parsed.value) && Object.hasOwn(parsed.value, "rows")) {
      isWhole = parsed.value["rows"] === n - 2;
      if (isWhole) continue;
      yield damaged(where);
      return;
    }
    const read = readPacked(parsed.value);
    if (!read.ok) {
      yield within(where, read.refusal);
      return;
    }
    const { shelf, key } = read.value;
    if (seen.has(`${shelf}/${key}`)) {
      yield within(where, refuse("twice", `${quote(key)} is there already`, { right: "each once" }).refusal);
      return;
    }
    seen.add(`${shelf}/${key}`);
    yield read;
  }
  if (!isWhole) yield damaged("the end");
};
