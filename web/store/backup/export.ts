/**
 * Writes a backup of the whole store, or of one match, as lines of text: a header, then one item a line, and a last line
 * with their count. Unfinished matches are sealed if a passphrase was set, or if somebody else at the device has
 * secrets in them; then only this device can open them without one.
 */
import type { StoredMatch } from "@turnlight/host";
import { accept, type Refusal, type Result, refuse } from "@turnlight/kernel";
import { isObject, json } from "@turnlight/kernel/schema";
import { keep } from "../format.ts";
import { isSyncRow } from "../layout.ts";
import { isSolo, logPrefix } from "../matches/stored-match.ts";
import { inHandfuls, type ObjectStores, type StoreItem, type StoreName } from "../object-stores.ts";
import { placesOf, readMatch } from "../repair/match-repair.ts";
import { type Quarantined, quarantineFormat } from "../repair/quarantine.ts";
import { backupFormat, version } from "./backup.ts";
import type { FileKeys } from "./file-key.ts";
import { kindOf, openShelves, type Packed, type PackedRow, packItem } from "./packed.ts";
import type { Sealer } from "./seal.ts";

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

/** Called with the kind of every item that goes into a file, and whether it is sealed. */
export type CountItem = (kind: string, isSealed: boolean) => void;

/** How a file is written. */
export interface ExportPlan {
  readonly made: number;
  readonly sealer: Sealer;
  /** For the file's first line. */
  readonly keys?: FileKeys;
  /** Seals every unfinished match, not only those with secrets of other people. */
  readonly sealsAll: boolean;
  /** Object stores to leave out. */
  readonly without?: readonly StoreName[];
  readonly count?: CountItem;
}

const runningMatch = async (shelves: ObjectStores, match: string): Promise<StoredMatch | undefined> => {
  const found = readMatch(await shelves.look(placesOf(match)));
  return found.kind === "running" ? found.stored : undefined;
};

/** Whether a secret belongs to an unfinished match of one person alone; its key ends in `MATCH SEAT`. */
const isOwnSecret = async (shelves: ObjectStores, { shelf, key }: PackedRow): Promise<boolean> => {
  if (shelf !== "drawers") return false;
  const [match = ""] = key.slice(key.lastIndexOf("/") + 1).split(" ");
  const stored = await runningMatch(shelves, match);
  return stored !== undefined && isSolo(stored);
};

const packOpen = async function* (shelves: ObjectStores, plan: ExportPlan): AsyncGenerator<Packed> {
  const { sealer, made, sealsAll, without = [] } = plan;
  for (const shelf of openShelves.filter((name) => !without.includes(name)))
    for await (const item of inHandfuls(shelves, shelf)) {
      if (isSyncRow(shelf, item.key)) continue;
      const stored = packItem(shelf, item);
      const packed = stored.ok
        ? { shelf, key: item.key, kept: stored.value }
        : packOdd(shelf, item, stored.refusal, made);
      if (!isSecret(packed) || (!sealsAll && (await isOwnSecret(shelves, packed)))) {
        yield packed;
        continue;
      }
      const secret = await sealer.seal(packed);
      const key = `${packed.shelf}/${packed.key}`.slice(0, 500);
      if (secret !== undefined) yield { shelf: "secrets", key, at: packed.kept.at, secret };
    }
};

/** An unfinished match; undefined if there is none or it has to be sealed and cannot be. */
const packMatch = async (
  shelves: ObjectStores,
  { sealer, made, sealsAll }: ExportPlan,
  { key, value }: StoreItem,
): Promise<Packed | undefined> => {
  const match = readMatch(await shelves.look(placesOf(key)));
  if (match.kind === "finished" || match.kind === "none") return undefined;
  const at = match.kind === "running" ? match.line.touched : made;
  if (!sealsAll && match.kind === "running" && isSolo(match.stored))
    return { shelf: "running", key, at, stored: match.stored };
  const [log = []] = match.kind === "running" ? [] : await shelves.look([{ shelf: "log", prefix: logPrefix(key) }]);
  // A damaged match is sealed too: it may hold hidden information.
  const secret = await sealer.seal(match.kind === "running" ? match.stored : { head: value, log });
  return secret && { shelf: "running", key, at, secret };
};

const packRunning = async function* (shelves: ObjectStores, plan: ExportPlan): AsyncGenerator<Packed> {
  for await (const head of inHandfuls(shelves, "heads")) {
    const packed = await packMatch(shelves, plan, head);
    if (packed !== undefined) yield packed;
  }
};

/** An item as a line of the file. */
export const contentOf = (packed: Packed): object => {
  const { shelf, key } = packed;
  if ("secret" in packed) return { shelf, key, at: packed.at, value: packed.secret };
  if ("stored" in packed) return { shelf, key, at: packed.at, value: packed.stored };
  const { v, at, value, secret } = packed.kept;
  return { shelf, key, v, at, value, ...(secret === true && { secret }) };
};

const linesWith = async function* (
  parts: Iterable<AsyncIterable<Packed> | Iterable<Packed>>,
  { made, keys, count = () => {} }: ExportPlan,
): AsyncGenerator<string> {
  yield JSON.stringify({ format: backupFormat, version, made, ...(keys !== undefined && { keys }) });
  let rows = 0;
  for (const part of parts)
    for await (const packed of part) {
      rows += 1;
      count(kindOf(packed.shelf, packed.key), "secret" in packed);
      yield JSON.stringify(contentOf(packed));
    }
  yield JSON.stringify({ rows });
};

/** The lines of a full backup. */
export const backupLines = (shelves: ObjectStores, plan: ExportPlan): AsyncGenerator<string> =>
  linesWith([packOpen(shelves, plan), packRunning(shelves, plan)], plan);

/** The lines of a backup of one match, with its result if it is over. */
export const matchLines = async (
  shelves: ObjectStores,
  plan: ExportPlan,
  match: string,
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
    const packed = await packMatch(shelves, plan, head);
    if (packed === undefined) return refuse("cannot-seal", "this browser cannot seal an unfinished match");
    rows.push(packed);
  }
  if (rows.length === 0) return refuse("no-match", "there is no such match");
  return accept(linesWith([rows], plan));
};
