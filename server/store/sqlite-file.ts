/** Opens a SQLite file, with a write-ahead log that is synced on every commit. */
import { DatabaseSync } from "node:sqlite";

/** Milliseconds to wait for another process that writes to the same file. */
const patience = 5000;
/** KiB of page cache for the writer and for readers: a match is read once and then held in memory. */
const cached = { writing: 65_536, reading: 8192 } as const;
/** Pages in the write-ahead log before a checkpoint: most pages change many times until then. */
const logged = 16_000;

export const openDatabase = (file: string, what: keyof typeof cached): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -${cached[what]}; PRAGMA wal_autocheckpoint = ${logged};`,
  );
  return database;
};
