/** Backups of the SQLite store: read in one transaction beside a running server, restored into a new file. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { type Result, refuse } from "@turnlight/kernel";
import { type BackupTally, readBackup, type Snapshot, writeBackup } from "./backup-file.ts";
import { newestMigration } from "./migrations.ts";
import type { SqlValue } from "./sql.ts";
import { migrateSqlite, schemaOf } from "./sqlite.ts";

const fileIn = (folder: string): string => join(folder, "turnlight.sqlite");

const valueOfColumn = (value: SQLOutputValue | undefined): SqlValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number") return value;
  throw new Error("a column has neither text nor a number");
};

const snapshotOf = (database: DatabaseSync): Snapshot => ({
  schema: schemaOf(database),
  tables: (async function* () {
    const tables = database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations' AND name NOT LIKE 'sqlite%' ORDER BY name",
      )
      .all();
    for (const { name } of tables) {
      const statement = database.prepare(`SELECT * FROM "${String(name)}"`);
      const columns = statement.columns().map(({ name: column }) => column);
      const rows = (function* () {
        for (const row of statement.iterate()) yield columns.map((column) => valueOfColumn(row[column]));
      })();
      yield { table: String(name), columns, rows };
    }
  })(),
});

export const backupFolder = async (folder: string, path: string, now: number): Promise<BackupTally> => {
  const database = new DatabaseSync(fileIn(folder), { readOnly: true, timeout: 5000 });
  try {
    // A reader's transaction sees one moment of the write-ahead log, and holds up no writer.
    database.exec("BEGIN");
    return await writeBackup(path, snapshotOf(database), now);
  } finally {
    database.close();
  }
};

export const restoreFolder = async (folder: string, path: string): Promise<Result<BackupTally>> => {
  const file = fileIn(folder);
  if (existsSync(file))
    return refuse("not-empty", `there is a database in ${folder} already`, { right: "a folder without one" });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const partial = `${file}.restoring`;
  const clean = (): void => {
    for (const end of ["", "-wal", "-shm"]) rmSync(`${partial}${end}`, { force: true });
  };
  clean();
  const database = new DatabaseSync(partial);
  const restored = await readBackup(path, newestMigration, {
    async begin(schema) {
      migrateSqlite(database, schema);
      database.exec("BEGIN");
    },
    async insert(table, columns, rows) {
      const marks = columns.map(() => "?").join(", ");
      const statement = database.prepare(`INSERT INTO "${table}" (${columns.join(", ")}) VALUES (${marks})`);
      for (const row of rows) statement.run(...row);
    },
  });
  if (restored.ok) {
    database.exec("COMMIT");
    migrateSqlite(database);
  }
  database.close();
  if (restored.ok) renameSync(partial, file);
  clean();
  return restored;
};
