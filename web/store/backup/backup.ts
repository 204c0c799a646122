/**
 * A backup of the whole store as one file: a header line, then one item a line, and a last line with their count;
 * compressed where the browser can. Unfinished matches are sealed (encrypted). Reading validates everything.
 */
import type { StoredMatch } from "@turnlight/host";
import { accept, quote, type Refusal, type Result, refuse, within } from "@turnlight/kernel";
import {
  isObject,
  json,
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
import { openItem, type StoreCollection } from "../collection.ts";
import { type Format, keep, readStoredItem, readWhole, type StoredItem } from "../format.ts";
import { profileShelf, quarantineShelf, readKey, settingsShelf } from "../layout.ts";
import { headFormat, readLogged } from "../matches/match-formats.ts";
import { archiveShelf } from "../matches/match-layout.ts";
import { logPrefix } from "../matches/stored-match.ts";
import { matchId } from "../matches/summary-formats.ts";
import { resultShelf } from "../matches/summary-layout.ts";
import { inHandfuls, type ObjectStores, type StoreItem, type StoreName } from "../object-stores.ts";
import { placesOf, readMatch } from "../repair/match-repair.ts";
import { type Quarantined, quarantineFormat } from "../repair/quarantine.ts";
import { readSealed, type Sealed, type Sealer } from "./seal.ts";

export const backupFormat = "turnlight-backup";
const version = 2;
export const asTheExportWrites = "a file that Turnlight saved";

/** The object stores exported in clear. Lists and standings are derived from them; running matches are sealed. */
const openShelves = ["archive", "results", "profile", "settings", "drawers", "quarantine"] as const;
export type OpenStore = (typeof openShelves)[number];

/** A stored item with its key; of today's format version, and known to be readable. */
export interface PackedRow {
  readonly shelf: OpenStore;
  readonly key: string;
  readonly kept: StoredItem;
}
/** A running match, or something only its seat may see. */
interface PackedSecret {
  readonly shelf: "running" | "secrets";
  readonly key: string;
  readonly at: number;
  readonly secret: Sealed;
}
export type Packed = PackedRow | PackedSecret;

/**
 * The kind of an item in a backup: its object store, and for a game's collection also the game and the name of its
 * format (`drawers/wisp/level`). A sealed item has the kind of its content.
 */
export const kindOf = (shelf: Packed["shelf"], key: string): string => {
  const [first = "", ...more] = (shelf === "secrets" ? key : `${shelf}/${key}`).split("/");
  return first === "drawers" ? [first, ...more.slice(0, 2)].join("/") : first;
};

const today =
  <T>(on: StoreCollection<T>) =>
  (item: StoreItem): Result<StoredItem> => {
    const stored = readStoredItem(item.value);
    if (!stored.ok) return stored;
    const read = openItem(on, item);
    return read.ok ? accept(keep(on.format, read.value, stored.value.at)) : read;
  };

const anything: Format<unknown> = { name: "drawer", version: 0, read: json };

/** A game's collection is validated by the game when it is opened; here the value only has to be JSON. */
const anyPlain = ({ value }: StoreItem): Result<StoredItem> => {
  const stored = readWhole("drawer", value);
  if (!stored.ok) return stored;
  const { v, at, secret } = stored.value;
  const inside = json(stored.value.value);
  if (!inside.ok) return inside;
  return accept({ ...keep(anything, inside.value, at), v, ...(secret !== undefined && { secret }) });
};

const plainQuarantine = (item: StoreItem): Result<StoredItem> => {
  const read = openItem(quarantineShelf, item);
  if (!read.ok) return read;
  const inside = json(read.value.value);
  return inside.ok ? accept(keep(quarantineFormat, read.value, read.value.at)) : inside;
};

const packing: Readonly<Record<OpenStore, (item: StoreItem) => Result<StoredItem>>> = {
  archive: today(archiveShelf),
  results: today(resultShelf),
  profile: today(profileShelf),
  settings: today(settingsShelf),
  drawers: anyPlain,
  quarantine: plainQuarantine,
};

/** A stored item converted to today's format, if it can be read at all. */
export const packItem = (shelf: OpenStore, item: StoreItem): Result<StoredItem> => packing[shelf](item);

const cannotBeWritten = "this cannot be written as JSON; it is still on the device it was exported from";

/** An unreadable item is exported as a quarantine item; the device's own object stores stay as they are. */
const packOdd = (shelf: StoreName, item: StoreItem, refusal: Refusal, made: number): PackedRow => {
  const value = json(item.value).ok ? item.value : cannotBeWritten;
  const odd: Quarantined = { shelf, from: item.key, at: made, refusal, value };
  return {
    shelf: "quarantine",
    key: `${made}-${shelf} ${item.key}`.slice(0, 500),
    kept: keep(quarantineFormat, odd, made),
  };
};

/** Object stores whose items may be parts of an unfinished match. */
const ofRunning: readonly unknown[] = ["heads", "log", "running-list", "matches"];

const isSecret = ({ shelf, kept: { secret, value } }: PackedRow): boolean =>
  secret === true || (shelf === "quarantine" && isObject(value) && ofRunning.includes(value["shelf"]));

const packOpen = async function* (
  shelves: ObjectStores,
  sealer: Sealer,
  made: number,
  without: readonly StoreName[],
): AsyncGenerator<Packed> {
  for (const shelf of openShelves.filter((name) => !without.includes(name)))
    for await (const item of inHandfuls(shelves, shelf)) {
      const stored = packItem(shelf, item);
      const packed = stored.ok
        ? { shelf, key: item.key, kept: stored.value }
        : packOdd(shelf, item, stored.refusal, made);
      if (!isSecret(packed)) {
        yield packed;
        continue;
      }
      const secret = await sealer.seal(packed);
      const key = `${packed.shelf}/${packed.key}`.slice(0, 500);
      if (secret !== undefined) yield { shelf: "secrets", key, at: packed.kept.at, secret };
    }
};

/** An unfinished match, sealed; undefined if there is none or it cannot be sealed. */
const packMatch = async (
  shelves: ObjectStores,
  sealer: Sealer,
  { key, value }: StoreItem,
  made: number,
): Promise<Packed | undefined> => {
  const match = readMatch(await shelves.look(placesOf(key)));
  if (match.kind === "finished" || match.kind === "none") return undefined;
  const [log = []] = match.kind === "running" ? [] : await shelves.look([{ shelf: "log", prefix: logPrefix(key) }]);
  // A damaged match is sealed too: it may hold hidden information.
  const inside = match.kind === "running" ? match.stored : { head: value, log };
  const secret = await sealer.seal(inside);
  const at = match.kind === "running" ? match.line.touched : made;
  return secret && { shelf: "running", key, at, secret };
};

const packRunning = async function* (shelves: ObjectStores, sealer: Sealer, made: number): AsyncGenerator<Packed> {
  for await (const head of inHandfuls(shelves, "heads")) {
    const packed = await packMatch(shelves, sealer, head, made);
    if (packed !== undefined) yield packed;
  }
};

const lineOf = (packed: Packed): string =>
  JSON.stringify(
    "secret" in packed
      ? { shelf: packed.shelf, key: packed.key, at: packed.at, value: packed.secret }
      : { shelf: packed.shelf, key: packed.key, v: packed.kept.v, at: packed.kept.at, value: packed.kept.value },
  );

const linesWith = async function* (
  parts: Iterable<AsyncIterable<Packed> | Iterable<Packed>>,
  made: number,
  count: (kind: string) => void = () => {},
): AsyncGenerator<string> {
  yield JSON.stringify({ format: backupFormat, version, made });
  let rows = 0;
  for (const part of parts)
    for await (const packed of part) {
      rows += 1;
      count(kindOf(packed.shelf, packed.key));
      yield lineOf(packed);
    }
  yield JSON.stringify({ rows });
};

interface Choices {
  /** Object stores to leave out. */
  readonly without?: readonly StoreName[];
  /** Called with the kind of every item that goes into the file. */
  readonly count?: (kind: string) => void;
}

/** The lines of a full backup. */
export const backupLines = (
  shelves: ObjectStores,
  sealer: Sealer,
  made: number,
  { without = [], count }: Choices = {},
): AsyncGenerator<string> =>
  linesWith([packOpen(shelves, sealer, made, without), packRunning(shelves, sealer, made)], made, count);

/** The lines of a backup of one match: with its result if it is over, sealed if it is not. */
export const matchLines = async (
  shelves: ObjectStores,
  sealer: Sealer,
  match: string,
  made: number,
): Promise<Result<AsyncGenerator<string>>> => {
  const [heads = [], archive = [], results = []] = await shelves.look([
    { shelf: "heads", key: match },
    { shelf: "archive", key: match },
    { shelf: "results", key: match },
  ]);
  const rows: Packed[] = [];
  for (const [shelf, items] of [["archive", archive] as const, ["results", results] as const])
    for (const item of items) {
      const stored = packItem(shelf, item);
      if (!stored.ok) return stored;
      rows.push({ shelf, key: item.key, kept: stored.value });
    }
  for (const head of heads) {
    const packed = await packMatch(shelves, sealer, head, made);
    if (packed === undefined) return refuse("cannot-seal", "this browser cannot seal an unfinished match");
    rows.push(packed);
  }
  if (rows.length === 0) return refuse("no-match", "there is no such match");
  return accept(linesWith([rows], made));
};

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

const readPacked: Schema<Packed> = (value) => {
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

/** The format of a backup with this first line. Format 1 is one JSON text over many lines. */
export const formatOf = (line: string): Result<1 | 2> => {
  const none = refuse("not-a-backup", "this is no backup of Turnlight", { right: asTheExportWrites });
  const parsed = parse(line, "line 1");
  if (!parsed.ok) return line.trimStart().startsWith("{") ? accept(1) : none;
  if (!isObject(parsed.value) || parsed.value["format"] !== backupFormat) return none;
  const found = parsed.value["version"];
  if (found === 1 || found === version) return accept(found);
  return within("version", wrong(found, newestVersion).refusal);
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
