/** Imports a backup: the file is read to its end before anything is written, then written in batches. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import type { ObjectStores, Write } from "../object-stores.ts";
import { asTheExportWrites, formatOf, kindOf, type Packed, readRows, readRunning, readSecret } from "./backup.ts";
import { readBackup1 } from "./backup-1.ts";
import { type ImportCounts, type Imported, type ImportedEntry, type ItemOutcome, merge, placesFor } from "./merge.ts";
import type { Sealer } from "./seal.ts";
import { linesOf, wholeText } from "./text-files.ts";

const handful = 100;

const none: ImportCounts = { added: 0, replaced: 0, kept: 0, same: 0, sealed: 0, damaged: 0 };

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

/** An item that cannot be unsealed or read is skipped; it is still in the file. */
const unsealed = async (packed: Packed, sealer: Sealer): Promise<ImportedEntry | "sealed" | "damaged"> => {
  if (!("secret" in packed)) return packed;
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

export const importInto = async (
  shelves: ObjectStores,
  sealer: Sealer,
  file: Blob,
  now: () => number,
): Promise<Result<Imported>> => {
  let imported: Imported = { ...none, aside: 0, kinds: {} };
  const lay = async (arrivals: readonly ImportedEntry[]): Promise<void> => {
    const at = now();
    const outcomes = await shelves.change(arrivals.flatMap(placesFor), (found) => merge(found, arrivals, at));
    imported = outcomes.reduce(sum, imported);
  };

  let first: string;
  try {
    first = await firstLineOf(file);
  } catch {
    return notRead;
  }
  const format = formatOf(first);
  if (!format.ok) return format;
  if (format.value === 1) {
    let text: string;
    try {
      text = await wholeText(file);
    } catch {
      return notRead;
    }
    const read = readBackup1(text, now());
    if (!read.ok) return read;
    for (let i = 0; i < read.value.length; i += handful) await lay(read.value.slice(i, i + handful));
  } else {
    try {
      const good = await isGood(file);
      if (!good.ok) return good;
    } catch {
      return notRead;
    }
    let arrivals: ImportedEntry[] = [];
    for await (const row of readRows(rowsOf(file))) {
      // All of them were valid at the first reading.
      if (!row.ok) continue;
      const arrival = await unsealed(row.value, sealer);
      if (typeof arrival === "string")
        imported = sum(imported, { kind: kindOf(row.value.shelf, row.value.key), outcome: arrival, isAside: false });
      else arrivals.push(arrival);
      if (arrivals.length < handful) continue;
      await lay(arrivals);
      arrivals = [];
    }
    await lay(arrivals);
  }
  // Standings are rebuilt from all results.
  await shelves.change([{ shelf: "standings" }], ([rows = []]) => ({
    writes: rows.map(({ key }): Write => ({ kind: "remove", shelf: "standings", key })),
    result: undefined,
  }));
  return accept(imported);
};
