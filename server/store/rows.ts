/** Converts between rows and values. Rows are validated by schemas like outside data. */
import type { LogEntry, MatchHeader, StoredMatch } from "@turnlight/host";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { logEventSchema, matchHeaderSchema, readMessage } from "@turnlight/wire";
import * as z from "zod/mini";
import { whole } from "./columns.ts";
import { type LogRow, unpackedLog } from "./packing.ts";
import type { Guest, Passkey, StoredTable } from "./stored.ts";

const tableRow = z.object({
  id: z.string(),
  version: whole,
  owner: z.string(),
  is_open: whole,
  clocked: whole,
  touched: whole,
  game: z.union([z.string(), z.null()]),
  code: z.union([z.string(), z.null()]),
  listed: whole,
  slow: whole,
  state: z.string(),
});
const guestRow = z.object({ id: z.string(), made: whole, sign_outs: whole, seen: whole });
const passkeyRow = z.object({ id: z.string(), guest: z.string(), key: z.string(), uses: whole });
const headRow = z.object({ head: z.string() });
const storedRow = z.object({ head: z.string(), packed: z.union([z.string(), z.null()]) });
const logRow = z.object({
  n: whole,
  versions: whole,
  at: whole,
  command: z.union([z.string(), z.null()]),
  happened: z.string(),
});
const countRow = z.object({ count: whole });
const versionRow = z.object({ id: z.string(), version: whole });

export const tableIn = (row: unknown): StoredTable => {
  const { is_open, clocked, listed, slow, code, game, ...rest } = tableRow.parse(row);
  return {
    ...rest,
    open: is_open === 1,
    clocked: clocked === 1,
    // A row from before this column existed: the table can be found by its link only.
    game: game ?? "",
    ...(code !== null && { code }),
    listed: listed === 1,
    slow: slow === 1,
  };
};
export const guestIn = (row: unknown): Guest => {
  const { sign_outs: signOuts, ...rest } = guestRow.parse(row);
  return { ...rest, signOuts };
};
export const passkeyIn = (row: unknown): Passkey => passkeyRow.parse(row);
export const countIn = (row: unknown): number => countRow.parse(row).count;
export const versionIn = (row: unknown): readonly [string, number] => {
  const { id, version } = versionRow.parse(row);
  return [id, version];
};
export const queueIn = (row: unknown): { readonly version: number; readonly state: string } =>
  z.object({ version: whole, state: z.string() }).parse(row);
export const downtimeIn = (row: unknown): { readonly from: number; readonly to: number } => {
  const { from_at: from, to_at: to } = z.object({ from_at: whole, to_at: whole }).parse(row);
  return { from, to };
};

/** How many versions of a match are packed. */
export const packedIn = (row: unknown): number => z.object({ version: whole }).parse(row).version;

/** A match's header with another name at one seat. */
export const renamedHead = (row: unknown, seat: number, name: string): string => {
  const { head } = headRow.parse(row);
  const read = parsed(matchHeaderSchema, head);
  if (!read.ok) return head;
  const sitters = read.value.sitters.map((sitter, n) => (n === seat ? { ...sitter, name } : sitter));
  return JSON.stringify({ ...read.value, sitters });
};

const broken = (why: string) => refuse("unreadable", `a saved match can't be read: ${why}`);

const parsed = <T>(schema: z.ZodMiniType<T>, json: string): Result<T> => {
  try {
    return readMessage(schema, JSON.parse(json));
  } catch {
    return broken("it is no JSON");
  }
};

export const rowsOfLog = (log: readonly LogEntry[]): readonly LogRow[] => {
  const rows: LogRow[] = [];
  for (let from = 0; from < log.length; ) {
    const first = log[from];
    if (first === undefined) break;
    let to = from + 1;
    while (log[to]?.at === first.at && log[to]?.command === undefined) to += 1;
    const happened = to === from + 1 ? first.happened : log.slice(from, to).map((one) => one.happened);
    rows.push([first.version, to - from, first.at, first.command ?? null, JSON.stringify(happened)]);
    from = to;
  }
  return rows;
};

const happenings = z.union([logEventSchema, z.array(logEventSchema)]);

const loggedIn = (row: unknown): Result<readonly LogEntry[]> => {
  const { n, versions, at, command, happened } = logRow.parse(row);
  const read = parsed(happenings, happened);
  if (!read.ok) return broken(`version ${n}: ${read.refusal.reason}`);
  const all = Array.isArray(read.value) ? read.value : [read.value];
  if (all.length !== versions) return broken(`version ${n} should be ${versions} of them`);
  return accept(
    all.map(
      (one, i): LogEntry => ({
        version: n + i,
        at,
        ...(i === 0 && command !== null && { command }),
        happened: one,
      }),
    ),
  );
};

/** The entries after a version; `undefined` if these rows are not all that follows it. */
export const logAfter = (version: number, rows: readonly unknown[]): Result<readonly LogEntry[] | undefined> => {
  const log: LogEntry[] = [];
  for (const row of rows) {
    const logged = loggedIn(row);
    if (!logged.ok) return logged;
    if (logged.value[0]?.version !== version + log.length + 1) return accept(undefined);
    log.push(...logged.value);
  }
  return accept(log.length === 0 ? undefined : log);
};

/** `rows` are those that are not packed. */
export const matchIn = (head: unknown, rows: readonly unknown[]): Result<StoredMatch | undefined> => {
  if (head === undefined) return accept(undefined);
  const stored = storedRow.parse(head);
  const read: Result<MatchHeader> = parsed(matchHeaderSchema, stored.head);
  if (!read.ok) return read;
  const log: LogEntry[] = [];
  for (const row of stored.packed === null ? rows : [...unpackedLog(stored.packed), ...rows]) {
    const logged = loggedIn(row);
    if (!logged.ok) return logged;
    if (logged.value[0]?.version !== log.length + 1) return broken(`version ${log.length + 1} is missing`);
    log.push(...logged.value);
  }
  return accept({ head: read.value, log });
};
