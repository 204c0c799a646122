/** Imports a backup: the file is read to its end before anything is written, then written in batches. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { isSyncRow } from "../layout.ts";
import type { ObjectStores, Write } from "../object-stores.ts";
import { asTheExportWrites, type BackupHeader, headerOf, readRows, readRunning, readSecret } from "./backup.ts";
import { readBackup1 } from "./backup-1.ts";
import { type FileKeys, openFile } from "./file-key.ts";
import { type ImportCounts, type Imported, type ImportedEntry, type ItemOutcome, merge, placesFor } from "./merge.ts";
import { kindOf, type Packed } from "./packed.ts";
import type { Sealer } from "./seal.ts";
import { linesOf, wholeText } from "./text-files.ts";

const handful = 100;

const none: ImportCounts = { added: 0, replaced: 0, kept: 0, same: 0, sealed: 0, locked: 0, damaged: 0 };

const sum = (all: Imported, { kind, outcome, isAside }: ItemOutcome): Imported => {
  // The kind comes from the file and may be the name of a property of `Object.prototype`.
  const own = (Object.hasOwn(all.kinds, kind) && all.kinds[kind]) || none;
  return {
    ...all,
    [outcome]: all[outcome] + 1,
    aside: all.aside + (isAside ? 1 : 0),
    kinds: { ...all.kinds, [kind]: { ...own, [outcome]: own[outcome] + 1 } },
  };
};

/** How the seals of a file are opened; without a key they are skipped, for this reason. */
export type Unsealer = Sealer | "sealed" | "locked";

/** An item that cannot be unsealed or read is skipped; it is still in the file. */
const unsealed = async (packed: Packed, sealer: Unsealer): Promise<ImportedEntry | "sealed" | "locked" | "damaged"> => {
  if (!("secret" in packed)) return packed;
  if (typeof sealer === "string") return sealer;
  const { shelf, key, at, secret } = packed;
  const opened = await sealer.unseal(secret);
  if (!opened.ok) return "sealed";
  if (shelf === "secrets") {
    const row = readSecret(opened.value);
    return row.ok ? row.value : "damaged";
  }
  const stored = readRunning(key, opened.value);
  return stored.ok ? { shelf, key, at, stored: stored.value } : "damaged";
};

const firstLineOf = async (file: Blob): Promise<string> => {
  for await (const line of linesOf(file)) return line;
  return "";
};

/** The lines after the first. */
const rowsOf = async function* (file: Blob): AsyncGenerator<string> {
  let isFirst = true;
  for await (const line of linesOf(file)) {
    if (!isFirst) yield line;
    isFirst = false;
  }
};

const isGood = async (file: Blob): Promise<Result<undefined>> => {
  for await (const row of readRows(rowsOf(file))) if (!row.ok) return row;
  return accept(undefined);
};

const notRead = refuse("not-json", "the file is damaged or not complete", { right: asTheExportWrites });

/** What a person may say about a file's passphrase. */
export interface ImportOptions {
  readonly passphrase?: string;
  /** Import the rest of a file whose passphrase is not known. */
  readonly skipLocked?: boolean;
}

const noKeys: FileKeys = {};

/** Version 2 was sealed by the device's key itself. */
export const unsealerOf = async (
  { version, keys = noKeys }: BackupHeader,
  device: Sealer,
  { passphrase, skipLocked = false }: ImportOptions,
): Promise<Result<Unsealer>> => {
  if (version !== 3) return accept(device);
  const opened = await openFile(keys, device, passphrase);
  if (!opened.ok) return opened;
  if (opened.value === "other-device") return accept("sealed");
  if (opened.value !== "passphrase-needed") return accept(opened.value);
  return skipLocked
    ? accept("locked")
    : refuse("passphrase-needed", "unfinished matches in this file are encrypted", { right: "its passphrase" });
};

const headerIn = async (file: Blob): Promise<Result<BackupHeader>> => {
  try {
    return headerOf(await firstLineOf(file));
  } catch {
    return notRead;
  }
};

/** All entries of a file, or why it is refused; those that stay sealed are told to `skip`. */
const entriesOf = async function* (
  file: Blob,
  header: BackupHeader,
  unsealer: Unsealer,
  now: () => number,
  skip: (outcome: ItemOutcome) => void,
): AsyncGenerator<ImportedEntry> {
  if (header.version === 1) {
    const read = readBackup1(await wholeText(file), now());
    if (read.ok) yield* read.value;
    return;
  }
  for await (const row of readRows(rowsOf(file))) {
    // All of them were valid at the first reading.
    if (!row.ok) continue;
    const entry = await unsealed(row.value, unsealer);
    const { shelf, key } = row.value;
    if (typeof entry === "string") skip({ kind: kindOf(shelf, key), outcome: entry, isAside: false });
    // Where a device stands in its sync is its own affair.
    else if (!isSyncRow(entry.shelf, entry.key)) yield entry;
  }
};

const checkFile = async (file: Blob, { version }: BackupHeader, now: () => number): Promise<Result<unknown>> => {
  try {
    return version === 1 ? readBackup1(await wholeText(file), now()) : await isGood(file);
  } catch {
    return notRead;
  }
};

/** Standings are rebuilt from all results. */
const forgetStandings = (shelves: ObjectStores): Promise<void> =>
  shelves.change([{ shelf: "standings" }], ([rows = []]) => ({
    writes: rows.map(({ key }): Write => ({ kind: "remove", shelf: "standings", key })),
    result: undefined,
  }));

export const importInto = async (
  shelves: ObjectStores,
  unsealer: (header: BackupHeader) => Promise<Result<Unsealer>>,
  file: Blob,
  now: () => number,
): Promise<Result<Imported>> => {
  const header = await headerIn(file);
  if (!header.ok) return header;
  const good = await checkFile(file, header.value, now);
  if (!good.ok) return good;
  const by = await unsealer(header.value);
  if (!by.ok) return by;

  let imported: Imported = { ...none, aside: 0, kinds: {} };
  const lay = async (arrivals: readonly ImportedEntry[]): Promise<void> => {
    const at = now();
    const outcomes = await shelves.change(arrivals.flatMap(placesFor), (found) => merge(found, arrivals, at));
    imported = outcomes.reduce(sum, imported);
  };
  let arrivals: ImportedEntry[] = [];
  const skip = (outcome: ItemOutcome): void => {
    imported = sum(imported, outcome);
  };
  for await (const entry of entriesOf(file, header.value, by.value, now, skip)) {
    arrivals.push(entry);
    if (arrivals.length < handful) continue;
    await lay(arrivals);
    arrivals = [];
  }
  await lay(arrivals);
  await forgetStandings(shelves);
  return accept(imported);
};
