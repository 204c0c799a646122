/** The PostgreSQL store, shared by any number of nodes. */
import { randomUUID } from "node:crypto";
import type { Committed, StoredMatch } from "@turnlight/host";
import { accept, type Result, refuse } from "@turnlight/kernel";
import pg from "pg";
import { announcementStoreIn } from "./announcement.ts";
import { boardStoreIn } from "./boards.ts";
import { challengeStoreIn } from "./challenges.ts";
import { friendStoreIn } from "./friends.ts";
import { groupCommit } from "./group-commit.ts";
import { hostedCourseStoreIn } from "./hosted-courses.ts";
import { keepingIn } from "./keeping.ts";
import { levelStoreIn } from "./levels.ts";
import { missingMigrations, newestMigration, sqlFor } from "./migrations.ts";
import { operatorStoreIn } from "./operator.ts";
import { type CommitRequest, PostgresCommits } from "./postgres-commits.ts";
import { channel, eventTexts, NotificationListener, patience } from "./postgres-notify.ts";
import { profileStoreIn } from "./profiles.ts";
import { pushStoreIn } from "./push.ts";
import { ratingStoreIn } from "./ratings.ts";
import { countIn, logAfter, matchIn, versionIn } from "./rows.ts";
import { shownRecordStoreIn } from "./shown-records.ts";
import type { Sql, SqlStep, SqlValue } from "./sql.ts";
import type { OnlineStore } from "./store.ts";
import { syncStoreIn } from "./sync.ts";
import { tablesIn } from "./tables.ts";

const migrationLock = 7_212_025;
const largestGroup = 500;
const connections = 8;

const newestVersions = {
  table: "SELECT id, version FROM tables WHERE id = ANY($1)",
  guest: "SELECT id, sign_outs AS version FROM guests WHERE id = ANY($1)",
  match: `SELECT id, coalesce((SELECT n + versions - 1 FROM log WHERE match = number ORDER BY n DESC LIMIT 1), packed_versions) AS version
          FROM matches WHERE id = ANY($1)`,
} as const;

/** Notifications go through the same database, within the commit; or through another one, `bus`, after it. */
export const openPostgres = async (url: string, bus?: string): Promise<Result<OnlineStore>> => {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: patience });
  // The pool replaces idle connections that break.
  pool.on("error", () => undefined);
  try {
    await migrate(pool);
    return accept(storeIn(pool, bus === undefined ? { pool, url } : await reached(bus), bus === undefined));
  } catch (problem) {
    await pool.end();
    return refuse(
      "no-database",
      `the database can't be used: ${problem instanceof Error ? problem.message : "unknown"}`,
      {
        right: "postgres://USER:PASSWORD@HOST/DATABASE of a PostgreSQL that can be reached",
      },
    );
  }
};

/** What another node has added to a match after a version. */
interface NewsQuestion {
  readonly match: string;
  readonly version: number;
}

interface Bus {
  readonly pool: pg.Pool;
  readonly url: string;
}

const reached = async (url: string): Promise<Bus> => {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: patience });
  pool.on("error", () => undefined);
  try {
    await pool.query("SELECT 1");
  } catch (problem) {
    await pool.end();
    throw problem;
  }
  return { pool, url };
};

/** Within a transaction, whose lock lets one server migrate at a time. */
export const migratePostgres = async (client: pg.ClientBase, upTo = newestMigration): Promise<void> => {
  await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
  await client.query("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)");
  const { rows } = await client.query("SELECT coalesce(max(number), 0) AS count FROM migrations");
  for (const { number, sql } of missingMigrations(countIn(rows[0]), upTo)) {
    await client.query(sqlFor("postgres", sql));
    await client.query("INSERT INTO migrations (number) VALUES ($1)", [number]);
  }
};

const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await migratePostgres(client);
    await client.query("COMMIT");
  } catch (problem) {
    await client.query("ROLLBACK");
    throw problem;
  } finally {
    client.release();
  }
};

const runTogether = async (pool: pg.Pool, steps: readonly SqlStep[]): Promise<boolean> => {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query("BEGIN");
    for (const { statement, values, mustChange } of steps) {
      const { rowCount } = await client.query(statement, [...values]);
      if (mustChange === true && (rowCount ?? 0) === 0) return false;
    }
    await client.query("COMMIT");
    isDone = true;
    return true;
  } finally {
    // A connection that is broken as well is not used again.
    const rolledBack = isDone
      ? true
      : await client.query("ROLLBACK").then(
          () => true,
          () => false,
        );
    client.release(!rolledBack);
  }
};

const storeIn = (pool: pg.Pool, bus: Bus, tellsInCommit: boolean): OnlineStore => {
  const node = randomUUID();
  const tell = async (news: readonly string[]): Promise<void> => {
    await bus.pool.query("SELECT pg_notify($1, one) FROM unnest($2::text[]) AS one", [channel, news]);
  };
  const sql: Sql = {
    all: async (text, values: readonly SqlValue[]) => (await pool.query(text, [...values])).rows,
    run: async (text, values: readonly SqlValue[]) => (await pool.query(text, [...values])).rowCount ?? 0,
    plan: async (text, values) =>
      (await pool.query(`EXPLAIN ${text}`, [...values])).rows.map((row) => String(row["QUERY PLAN"])),
    together: (steps) => runTogether(pool, steps),
  };

  const commits = new PostgresCommits({ pool, node, ...(!tellsInCommit && { tellAfter: tell }) });
  const group = groupCommit<CommitRequest, readonly Committed[]>({
    write: (asked) => commits.write(asked),
    largest: largestGroup,
    once: ({ batch }) => batch.map(({ match }) => match),
  });

  const load = async (match: string): Promise<Result<StoredMatch | undefined>> => {
    // One statement reads one snapshot, so that header and log are consistent.
    const { rows } = await pool.query({
      name: "load",
      text: `SELECT m.head, m.packed, l.n, l.versions, l.at, l.command, l.happened
             FROM matches m LEFT JOIN log l ON l.match = m.number AND l.n > m.packed_versions WHERE m.id = $1 ORDER BY l.n`,
      values: [match],
    });
    const [first] = rows;
    return matchIn(first, first?.n === null ? [] : rows);
  };
  /** Notifications come in groups, and so do the questions that follow from them. */
  const since = groupCommit<NewsQuestion, readonly unknown[]>({
    async write(asked) {
      const { rows } = await pool.query({
        name: "since",
        text: `SELECT a.id, l.n, l.versions, l.at, l.command, l.happened FROM unnest($1::text[], $2::bigint[]) AS a(id, version)
               JOIN matches m ON m.id = a.id JOIN log l ON l.match = m.number AND l.n > a.version ORDER BY a.id, l.n`,
        values: [asked.map(({ match }) => match), asked.map(({ version }) => version)],
      });
      const found = new Map<string, unknown[]>(asked.map(({ match }) => [match, []]));
      for (const row of rows) found.get(String(row.id))?.push(row);
      return asked.map(({ match }) => found.get(match) ?? []);
    },
    largest: largestGroup,
    once: ({ match }) => [match],
  });
  const ear = new NotificationListener(bus.url, node);
  return {
    ...pushStoreIn(sql),
    ...friendStoreIn(sql),
    ...profileStoreIn(sql),
    ...boardStoreIn(sql),
    ...challengeStoreIn(sql),
    ...hostedCourseStoreIn(sql),
    ...levelStoreIn(sql),
    ...ratingStoreIn(sql),
    ...shownRecordStoreIn(sql),
    ...operatorStoreIn(sql),
    ...announcementStoreIn(sql),
    ...syncStoreIn(sql),
    ...tablesIn(sql, async (table, version) => {
      const sending = tell([`table ${table} ${version}`]);
      await (tellsInCommit ? sending : sending.catch(() => undefined));
    }),
    commit: (batch, { together } = { together: false }) => group.ask({ batch, together }),
    load,
    loadSince: async (match, version) => logAfter(version, await since.ask({ match, version })),
    ...keepingIn(sql, load),
    shared: true,
    async versions(kind, ids) {
      const { rows } = await pool.query(newestVersions[kind], [ids]);
      return new Map(rows.map(versionIn));
    },
    tell: (news) => tell(eventTexts(news)),
    listen: (hear) => ear.listen(hear),
    async close() {
      await group.settled();
      await since.settled();
      await ear.close();
      if (bus.pool !== pool) await bus.pool.end();
      await pool.end();
    },
  };
};
