/** How a SQLite file is opened: with a write-ahead log that is synced before anything counts as written. */
import { DatabaseSync } from "node:sqlite";

/** Milliseconds to wait for another process that writes to the same file. */
const patience = 5000;
/** KiB of pages that are held in memory by whoever writes, and by whoever only reads: a match is read once and then known. */
const cached = { writing: 65_536, reading: 8192 } as const;
/** Pages in the write-ahead log before they are written to their places: most are changed many times until then. */
const logged = 16_000;

export const openDatabase = (file: string, what: keyof typeof cached): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -${cached[what]}; PRAGMA wal_autocheckpoint = ${logged};`,
  );
  return database;
};
