/** Backup files of format 1: one JSON text with a list for each object store of the database's first layout. */
import type { LogEntry, MatchHeader } from "@turnlight/host";
import { accept, quote, type Result, refuse, within } from "@turnlight/kernel";
import { isObject, json, object, wrong } from "@turnlight/kernel/schema";
import { readStoredItem, type StoredItem } from "../format.ts";
import { readKey } from "../layout.ts";
import { headFormat, logFormat } from "../matches/match-formats.ts";
import { fromLayout1, type Moved, readMoved } from "../migrations/layout-1.ts";
import { layout1StoreNames } from "../migrations/layout-1-names.ts";
import type { StoreItem, Write } from "../object-stores.ts";
import { asTheExportWrites, backupFormat, newestVersion } from "./backup.ts";
import type { ImportedEntry } from "./merge.ts";
import { type PackedRow, packItem } from "./packed.ts";

const version = 1;

/** JavaScript engines report the position of a JSON error by line, by offset, or not at all at the end of the input. */
const placeOf = (text: string, problem: unknown): { readonly where?: string } => {
  const message = problem instanceof Error ? problem.message : "";
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) return { where: `line ${line}, column ${column}` };
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return { where: `line ${text.slice(0, Number(position)).split("\n").length}` };
  return /end|unterminated|eof/i.test(message) ? { where: "the end" } : {};
};

const parse = (text: string): Result<unknown> => {
  try {
    return accept(JSON.parse(text));
  } catch (problem) {
    const place = placeOf(text, problem);
    return refuse("not-json", "the file is damaged or not complete", { ...place, right: asTheExportWrites });
  }
};

const readItem = (shelf: (typeof layout1StoreNames)[number], value: unknown): Result<StoreItem> => {
  const place = object({ key: readKey })(value);
  if (!place.ok) return place;
  const item = { key: place.value.key, value };
  const isMoved = shelf === "matches" || shelf === "records" || shelf === "finished" || shelf === "aside";
  const read = isMoved ? readMoved(shelf, item) : packItem(shelf, item);
  const inside = json(value);
  if (!inside.ok) return inside;
  return read.ok ? accept(item) : read;
};

const readSection = (shelf: (typeof layout1StoreNames)[number], list: unknown): Result<readonly StoreItem[]> => {
  if (!Array.isArray(list)) return wrong(list, "a list");
  const items = new Map<string, StoreItem>();
  for (const [i, value] of list.entries()) {
    const read = readItem(shelf, value);
    if (!read.ok) return within(`item ${i + 1}`, read.refusal);
    const { key } = read.value;
    if (items.has(key))
      return within(`item ${i + 1}`, refuse("twice", `${quote(key)} is there already`, { right: "each once" }).refusal);
    items.set(key, read.value);
  }
  return accept([...items.values()]);
};

const keptIn = (write: Write): StoredItem | undefined => {
  const stored = write.kind === "put" ? readStoredItem(write.value) : undefined;
  return stored?.ok ? stored.value : undefined;
};

/** Converts rows of today's layout to arrivals: the rows of a running match are grouped. */
const arrivalsOf = (writes: readonly Write[]): readonly ImportedEntry[] => {
  const arrivals: ImportedEntry[] = [];
  const running = new Map<string, { head: MatchHeader; log: LogEntry[]; at: number }>();
  for (const write of writes) {
    const stored = keptIn(write);
    if (stored === undefined) continue;
    const { shelf, key } = write;
    if (shelf === "archive" || shelf === "results" || shelf === "quarantine")
      arrivals.push({ shelf, key, kept: stored });
    else if (shelf === "heads") {
      const head = headFormat.read(stored.value);
      if (head.ok) running.set(key, { head: head.value, log: [], at: stored.at });
    } else if (shelf === "log") {
      const row = logFormat.read(stored.value);
      if (row.ok) running.get(row.value.match)?.log.push(row.value.logged);
    }
  }
  for (const [key, { head, log, at }] of running) arrivals.push({ shelf: "running", key, at, stored: { head, log } });
  return arrivals;
};

export const readBackup1 = (text: string, at: number): Result<readonly ImportedEntry[]> => {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (!isObject(file) || file["format"] !== backupFormat)
    return refuse("not-a-backup", "this is no backup of Turnlight", { right: asTheExportWrites });
  if (file["version"] !== version) return within("version", wrong(file["version"], newestVersion).refusal);

  const sections: Record<string, readonly StoreItem[]> = {};
  for (const shelf of layout1StoreNames) {
    const section = readSection(shelf, file[shelf]);
    if (!section.ok) return within(shelf, section.refusal);
    sections[shelf] = section.value;
  }
  const { matches = [], records = [], finished = [], aside = [] } = sections;
  const moved: Moved = { matches, records, finished, aside };
  const stayed = (["profile", "settings", "drawers"] as const).flatMap((shelf) =>
    (sections[shelf] ?? []).flatMap((item): readonly PackedRow[] => {
      const stored = packItem(shelf, item);
      return stored.ok ? [{ shelf, key: item.key, kept: stored.value }] : [];
    }),
  );
  return accept([...arrivalsOf(fromLayout1(moved, at)), ...stayed]);
};
