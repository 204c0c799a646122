/** Backups of the PostgreSQL store: read in one transaction beside running servers, restored into an empty database. */
import { type Result, refuse } from "@turnlight/kernel";
import pg from "pg";
import * as z from "zod/mini";
import { type BackupTally, readBackup, type Snapshot, writeBackup } from "./backup-file.ts";
import { newestMigration } from "./migrations.ts";
import { migratePostgres } from "./postgres.ts";
import { countIn } from "./rows.ts";
import type { SqlValue } from "./sql.ts";

const columnRow = z.object({ name: z.string(), type: z.string() });
const atOnce = 1000;

/** Bigints come as text. */
const columnValue = (value: unknown, type: string): SqlValue => {
  if (value === null || value === undefined) return null;
  return type === "bigint" || type === "integer" ? Number(value) : String(value);
};

const snapshotOf = async (client: pg.Client): Promise<Snapshot> => {
  const { rows: done } = await client.query("SELECT max(number) AS count FROM migrations");
  return {
    schema: countIn(done[0]),
    tables: (async function* () {
      const { rows: tables } = await client.query(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name <> 'migrations' ORDER BY 1",
      );
      for (const { name: table } of tables) {
        const { rows: found } = await client.query(
          "SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position",
          [table],
        );
        const columns = found.map((one) => columnRow.parse(one));
        const rows = (async function* () {
          await client.query(`DECLARE backup NO SCROLL CURSOR FOR SELECT * FROM "${table}"`);
          for (;;) {
            const { rows: some } = await client.query(`FETCH ${atOnce} FROM backup`);
            for (const row of some) yield columns.map(({ name, type }) => columnValue(row[name], type));
            if (some.length < atOnce) break;
          }
          await client.query("CLOSE backup");
        })();
        yield { table, columns: columns.map(({ name }) => name), rows };
      }
    })(),
  };
};

const connected = async <T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

export const backupPostgres = (url: string, path: string, now: number): Promise<BackupTally> =>
  connected(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return writeBackup(path, await snapshotOf(client), now);
  });

export const restorePostgres = (url: string, path: string): Promise<Result<BackupTally>> =>
  connected(url, async (client) => {
    const { rows } = await client.query(
      "SELECT count(*) AS count FROM information_schema.tables WHERE table_schema = current_schema()",
    );
    if (countIn(rows[0]) > 0)
      return refuse("not-empty", "there are tables in this database already", { right: "an empty database" });
    await client.query("BEGIN");
    const restored = await readBackup(path, newestMigration, {
      begin: (schema) => migratePostgres(client, schema),
      async insert(table, columns, some) {
        const width = columns.length;
        const marks = some.map((_, n) => `(${columns.map((__, i) => `$${n * width + i + 1}`).join(", ")})`);
        await client.query(`INSERT INTO "${table}" (${columns.join(", ")}) VALUES ${marks.join(", ")}`, some.flat());
      },
    });
    if (!restored.ok) return restored;
    await migratePostgres(client);
    await client.query(
      "SELECT setval(pg_get_serial_sequence('matches', 'number'), coalesce(max(number), 0) + 1, false) FROM matches",
    );
    await client.query("COMMIT");
    return restored;
  });
