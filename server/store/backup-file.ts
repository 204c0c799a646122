/**
 * The format of a backup, the same for both databases, so that a backup of one can be restored into the other: gzipped
 * lines of JSON. The first says which version of the database it is, the last how many rows there are.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { accept, type Result, refuse } from "@turnlight/kernel";
import * as z from "zod/mini";
import type { SqlValue } from "./sql.ts";

/** One table of a database. */
interface TableRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly SqlValue[]> | Iterable<readonly SqlValue[]>;
}

/** A database as of one moment. */
export interface Snapshot {
  /** The number of its last migration. */
  readonly schema: number;
  readonly tables: AsyncIterable<TableRows>;
}

export interface BackupTally {
  readonly schema: number;
  readonly rows: Readonly<Record<string, number>>;
}

const format = 1;
const headSchema = z.object({ turnlight: z.literal("backup"), format: z.int(), schema: z.int(), made: z.string() });
const tableSchema = z.object({
  table: z.string().check(z.regex(/^[a-z_]+$/)),
  columns: z.array(z.string().check(z.regex(/^[a-z_]+$/))),
});
const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]));
const endSchema = z.object({ end: z.literal(true), rows: z.int() });

/** Writes a snapshot; the file has its name only once it is complete, and only its owner reads it. */
export const writeBackup = async (path: string, snapshot: Snapshot, now: number): Promise<BackupTally> => {
  const rows: Record<string, number> = {};
  const lines = async function* (): AsyncGenerator<string> {
    const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
    yield line({ turnlight: "backup", format, schema: snapshot.schema, made: new Date(now).toISOString() });
    let total = 0;
    for await (const { table, columns, rows: all } of snapshot.tables) {
      yield line({ table, columns });
      let count = 0;
      for await (const row of all) {
        yield line(row);
        count += 1;
      }
      rows[table] = count;
      total += count;
    }
    yield line({ end: true, rows: total });
  };
  const partial = `${path}.partial`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }));
    await rename(partial, path);
  } catch (problem) {
    await rm(partial, { force: true });
    throw problem;
  }
  return { schema: snapshot.schema, rows };
};

/** Where a backup is read into. */
export interface RestoreTarget {
  begin(schema: number): Promise<void>;
  /** The rows of one table, some at a time. */
  insert(table: string, columns: readonly string[], rows: readonly (readonly SqlValue[])[]): Promise<void>;
}

const atOnce = 500;

const broken = (why: string) => refuse("bad-backup", `the backup can't be read: ${why}`, { right: "a whole backup" });

/** Reads a backup into a database; refuses one that is incomplete or of a newer version. */
export const readBackup = async (path: string, newest: number, target: RestoreTarget): Promise<Result<BackupTally>> => {
  const counts: Record<string, number> = {};
  let schema: number | undefined;
  let table: z.infer<typeof tableSchema> | undefined;
  let ended: number | undefined;
  let waiting: (readonly SqlValue[])[] = [];
  const flush = async (): Promise<void> => {
    if (table !== undefined && waiting.length > 0) await target.insert(table.table, table.columns, waiting);
    waiting = [];
  };
  try {
    const source = createReadStream(path);
    const unzipped = source.pipe(createGunzip());
    source.on("error", (problem) => unzipped.destroy(problem));
    for await (const text of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
      const line: unknown = JSON.parse(text);
      if (schema === undefined) {
        const head = headSchema.parse(line);
        if (head.format > format || head.schema > newest)
          return refuse("newer-backup", "the backup was made by a newer version", {
            right: "that version, or a newer one",
          });
        schema = head.schema;
        await target.begin(schema);
      } else if (Array.isArray(line)) {
        const row = rowSchema.parse(line);
        if (table === undefined || row.length !== table.columns.length) return broken("a row fits no table");
        waiting.push(row);
        counts[table.table] = (counts[table.table] ?? 0) + 1;
        if (waiting.length >= atOnce) await flush();
      } else if (endSchema.safeParse(line).success) {
        await flush();
        ended = endSchema.parse(line).rows;
      } else {
        await flush();
        table = tableSchema.parse(line);
        counts[table.table] = 0;
      }
    }
  } catch (problem) {
    return broken(problem instanceof Error ? problem.message : "unknown");
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (schema === undefined || ended !== total) return broken("its end is missing");
  return accept({ schema, rows: counts });
};
