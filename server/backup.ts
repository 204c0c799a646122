/** Backups of a server's store, also while servers run on it; finished matches as files of their own. */
import { existsSync } from "node:fs";
import { link, mkdir, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { playersOf, recordOf } from "@turnlight/host";
import { accept, quote, type Result, refuse, writeRecord } from "@turnlight/kernel";
import type { ServerConfig } from "./config.ts";
import { openStore } from "./open-store.ts";
import type { BackupTally } from "./store/backup-file.ts";
import { backupPostgres, restorePostgres } from "./store/postgres-backup.ts";
import { backupFolder, restoreFolder } from "./store/sqlite-backup.ts";
import { matchIdsOf } from "./tables/match-ids.ts";

export type { BackupTally };

type Keep = ServerConfig["keep"];

const failed = (problem: unknown) =>
  refuse("no-database", `the database can't be used: ${problem instanceof Error ? problem.message : "unknown"}`, {
    right: "the folder or database of a server",
  });

/** Writes everything a server stores to one file, as of one moment. */
export const backup = async (keep: Keep, path: string, now = Date.now()): Promise<Result<BackupTally>> => {
  if (existsSync(path)) return refuse("file-exists", `${quote(path)} exists already`, { right: "a new file" });
  if (keep.kind === "memory") return refuse("no-database", "nothing is stored", { right: "a folder or a database" });
  if (keep.kind === "folder" && !existsSync(keep.folder))
    return refuse("no-folder", `there is no folder ${quote(keep.folder)}`, { right: "a server's data folder" });
  try {
    return accept(
      keep.kind === "folder" ? await backupFolder(keep.folder, path, now) : await backupPostgres(keep.url, path, now),
    );
  } catch (problem) {
    return failed(problem);
  }
};

/** Restores a backup, of either kind of store, into an empty one. */
export const restore = async (keep: Keep, path: string): Promise<Result<BackupTally>> => {
  if (!existsSync(path)) return refuse("no-file", `there is no file ${quote(path)}`, { right: "a backup" });
  if (keep.kind === "memory") return refuse("no-database", "nothing is stored", { right: "a folder or a database" });
  try {
    return keep.kind === "folder" ? await restoreFolder(keep.folder, path) : await restorePostgres(keep.url, path);
  } catch (problem) {
    return failed(problem);
  }
};

export interface ArchivePlan {
  readonly folder: string;
  /** Only tables that were over before then. */
  readonly before: number;
  /** Whether to delete them from the store once their files are written. */
  readonly remove: boolean;
}

/** Writes a file so that it is either whole or not there. */
const writeWhole = async (path: string, text: string): Promise<void> => {
  const partial = `${path}.partial`;
  await writeFile(partial, text, { mode: 0o600 });
  const file = await open(partial, "r+");
  await file.sync();
  await file.close();
  await rm(path, { force: true });
  await link(partial, path);
  await rm(partial);
};

const atOnce = 100;

/** Writes the records of finished matches to files that `turnlight replay` reads. */
export const archive = async (
  keep: Keep,
  { folder, before, remove }: ArchivePlan,
): Promise<Result<{ readonly matches: number; readonly tables: number }>> => {
  if (keep.kind === "folder" && !existsSync(keep.folder))
    return refuse("no-folder", `there is no folder ${quote(keep.folder)}`, { right: "a server's data folder" });
  const opened = await openStore(keep);
  if (!opened.ok) return opened;
  const store = opened.value;
  let [matches, tables] = [0, 0];
  try {
    await mkdir(folder, { recursive: true });
    const seen = new Set<string>();
    for (;;) {
      // What was removed is no longer found; what stays is found again, behind what was seen.
      const settled = await store.settledTables(before, remove ? atOnce : atOnce + seen.size, "all");
      const fresh = settled.filter(({ id }) => !seen.has(id));
      if (fresh.length === 0) return accept({ matches, tables });
      for (const table of fresh) {
        seen.add(table.id);
        const ids = await matchIdsOf(store, table);
        for (const id of ids) {
          const stored = await store.load(id);
          if (!stored.ok) return stored;
          if (stored.value === undefined) continue;
          const { head } = stored.value;
          const day = new Date(head.begun).toISOString().slice(0, 10);
          const record = { ...recordOf(stored.value), players: playersOf(head.sitters) };
          await writeWhole(join(folder, `${day}-${head.game}-${id}.json`), `${writeRecord(record)}\n`);
          matches += 1;
        }
        if (remove) await store.forgetTable(table.id, ids);
        tables += 1;
      }
    }
  } finally {
    await store.close();
  }
};
