/** The sealed blobs of guests who sync their devices: SQL shared by both databases. */
import { type SyncBlob, type WrappedKey, wrappedKeysSchema } from "@turnlight/wire";
import * as z from "zod/mini";
import { whole } from "./columns.ts";
import type { Sql } from "./sql.ts";

interface SyncRow {
  readonly vault: string;
  /** Of the sealed keys. */
  readonly version: number;
  readonly keys: readonly WrappedKey[];
  readonly made: number;
}

interface SyncUse {
  readonly blobs: number;
  readonly bytes: number;
}

interface SyncChange extends SyncBlob {
  readonly n: number;
}

export interface SyncStore {
  /** Switches a guest's sync on; false if it is on already. */
  beginSync(guest: string, row: Omit<SyncRow, "version">): Promise<boolean>;
  syncOf(guest: string): Promise<SyncRow | undefined>;
  /** Replaces the sealed keys of one version; false if somebody else has meanwhile. */
  keepSyncKeys(vault: string, version: number, keys: readonly WrappedKey[]): Promise<boolean>;
  /** How much is kept; with names, only of these blobs. */
  syncUse(vault: string, names?: readonly string[]): Promise<SyncUse>;
  /** The number of the last change. */
  lastSyncChange(vault: string): Promise<number>;
  /** All of these blobs get the next numbers after `base`, or none if that is not the last number any more. */
  keepBlobs(vault: string, base: number, blobs: readonly SyncBlob[], at: number): Promise<boolean>;
  /** Changes after a number in their order, as many as there is room for, at least one. */
  syncChanges(vault: string, after: number, most: number, mostBytes: number): Promise<readonly SyncChange[]>;
  /** Deletes everything of a guest's sync. */
  forgetSync(guest: string): Promise<void>;
}

const accountRow = z.object({ vault: z.string(), version: whole, wrapped: z.string(), made: whole });
const useRow = z.object({ blobs: whole, bytes: whole });
const sizeRow = z.object({ n: whole, size: whole });
const changeRow = z.object({ name: z.string(), n: whole, sealed: z.string() });
const lastRow = z.object({ last: whole });

const isNone = (row: unknown): boolean => row === undefined;

export const syncStoreIn = (sql: Sql): SyncStore => {
  const lastSyncChange = async (vault: string): Promise<number> => {
    const [row] = await sql.all("SELECT coalesce(max(n), 0) AS last FROM sync_blobs WHERE vault = $1", [vault]);
    return isNone(row) ? 0 : lastRow.parse(row).last;
  };
  return {
    async beginSync(guest, { vault, keys, made }) {
      const begun = await sql.run(
        `INSERT INTO sync_accounts (guest, vault, version, wrapped, made) VALUES ($1, $2, 1, $3, $4)
         ON CONFLICT DO NOTHING`,
        [guest, vault, JSON.stringify(keys), made],
      );
      return begun === 1;
    },
    async syncOf(guest) {
      const [row] = await sql.all("SELECT vault, version, wrapped, made FROM sync_accounts WHERE guest = $1", [guest]);
      if (isNone(row)) return undefined;
      const { wrapped, ...rest } = accountRow.parse(row);
      return { ...rest, keys: wrappedKeysSchema.parse(JSON.parse(wrapped)) };
    },
    async keepSyncKeys(vault, version, keys) {
      const kept = await sql.run(
        "UPDATE sync_accounts SET version = version + 1, wrapped = $3 WHERE vault = $1 AND version = $2",
        [vault, version, JSON.stringify(keys)],
      );
      return kept === 1;
    },
    async syncUse(vault, names) {
      const among = names === undefined ? "" : ` AND name IN (${names.map((_, i) => `$${i + 2}`).join(", ")})`;
      const [row] = await sql.all(
        `SELECT count(*) AS blobs, coalesce(sum(size), 0) AS bytes FROM sync_blobs WHERE vault = $1${among}`,
        [vault, ...(names ?? [])],
      );
      return useRow.parse(row);
    },
    lastSyncChange,
    async keepBlobs(vault, base, blobs, at) {
      const rows = blobs.map(
        (_, i) => `(CAST($${2 * i + 4} AS TEXT), CAST($2 AS BIGINT) + ${i + 1}, CAST($${2 * i + 5} AS TEXT))`,
      );
      try {
        // One statement, so that all of them are written or none. Between two nodes the unique number decides.
        const kept = await sql.run(
          `INSERT INTO sync_blobs (vault, name, n, at, size, sealed)
           SELECT CAST($1 AS TEXT), column1, column2, CAST($3 AS BIGINT), length(column3), column3
           FROM (VALUES ${rows.join(", ")}) AS fresh
           WHERE (SELECT coalesce(max(n), 0) FROM sync_blobs WHERE vault = $1) = $2
             AND EXISTS (SELECT 1 FROM sync_accounts WHERE vault = $1)
           ON CONFLICT (vault, name) DO UPDATE
           SET n = excluded.n, at = excluded.at, size = excluded.size, sealed = excluded.sealed`,
          [vault, base, at, ...blobs.flatMap(({ name, sealed }) => [name, sealed])],
        );
        return kept === blobs.length;
      } catch (problem) {
        // Another node was faster, or everything was deleted meanwhile.
        if ((await lastSyncChange(vault)) !== base) return false;
        throw problem;
      }
    },
    async syncChanges(vault, after, most, mostBytes) {
      const sizes = await sql.all("SELECT n, size FROM sync_blobs WHERE vault = $1 AND n > $2 ORDER BY n LIMIT $3", [
        vault,
        after,
        most,
      ]);
      let last = after;
      let bytes = 0;
      for (const row of sizes) {
        const { n, size } = sizeRow.parse(row);
        bytes += size;
        if (bytes > mostBytes && last > after) break;
        last = n;
      }
      const rows = await sql.all(
        "SELECT name, n, sealed FROM sync_blobs WHERE vault = $1 AND n > $2 AND n <= $3 ORDER BY n",
        [vault, after, last],
      );
      return rows.map((row) => changeRow.parse(row));
    },
    async forgetSync(guest) {
      await sql.run("DELETE FROM sync_accounts WHERE guest = $1", [guest]);
    },
  };
};
