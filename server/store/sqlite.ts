/** The SQLite store: one file on a local disk, read here and written by a worker thread. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Commit, StoredMatch } from "@turnlight/host";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { announcementStoreIn } from "./announcement.ts";
import { boardStoreIn } from "./boards.ts";
import { challengeStoreIn } from "./challenges.ts";
import { allOrNone, committed } from "./commit-verdicts.ts";
import { friendStoreIn } from "./friends.ts";
import { groupCommit } from "./group-commit.ts";
import { hostedCourseStoreIn } from "./hosted-courses.ts";
import { keepingIn } from "./keeping.ts";
import { levelStoreIn } from "./levels.ts";
import { missingMigrations, newestMigration, sqlFor } from "./migrations.ts";
import { operatorStoreIn } from "./operator.ts";
import { profileStoreIn } from "./profiles.ts";
import { pushStoreIn } from "./push.ts";
import { ratingStoreIn } from "./ratings.ts";
import { countIn, matchIn, rowsOfLog, versionIn } from "./rows.ts";
import { shownRecordStoreIn } from "./shown-records.ts";
import type { Sql } from "./sql.ts";
import { openDatabase } from "./sqlite-file.ts";
import { type WriterThread, writerThread } from "./sqlite-thread.ts";
import { type CommitRows, type Job, statementsOf, type WriteOutcome, writerIn } from "./sqlite-writer.ts";
import type { OnlineStore } from "./store.ts";
import { syncStoreIn } from "./sync.ts";
import { tablesIn } from "./tables.ts";

const largestGroup = 1000;
const inMemory = ":memory:";

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : "unknown");

/** `file` may be `:memory:`, which is lost on close. */
export const openSqlite = (file: string): Result<OnlineStore> => {
  try {
    const database = openDatabase(file, file === inMemory ? "writing" : "reading");
    migrateSqlite(database);
    return accept(storeIn(database, file === inMemory ? writerBeside(database) : writerThread(file)));
  } catch (problem) {
    return refuse("no-database", `the database ${file} can't be opened: ${messageOf(problem)}`, {
      right: "a folder that can be written to, with a database of this version or none",
    });
  }
};

/** Opens the database in a folder, which is created if missing. */
export const openFolder = (folder: string): Result<OnlineStore> => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (problem) {
    return refuse("no-folder", `the folder ${folder} can't be created: ${messageOf(problem)}`, {
      right: "a folder that can be written to",
    });
  }
  return openSqlite(join(folder, "turnlight.sqlite"));
};

/** An in-memory database is visible to one connection only, which then has to write as well. */
const writerBeside = (database: DatabaseSync): WriterThread => {
  const write = writerIn(database);
  return { write: async (jobs) => write(jobs), close: async () => undefined };
};

/** The number of the last migration. */
export const schemaOf = (database: DatabaseSync): number =>
  countIn(database.prepare("SELECT coalesce(max(number), 0) AS count FROM migrations").get());

/** The lock of the transaction lets one process migrate at a time. */
export const migrateSqlite = (database: DatabaseSync, upTo = newestMigration): void => {
  database.exec("BEGIN IMMEDIATE");
  try {
    database.exec("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)");
    for (const { number, sql } of missingMigrations(schemaOf(database), upTo)) {
      database.exec(sqlFor("sqlite", sql));
      database.prepare("INSERT INTO migrations (number) VALUES (?)").run(number);
    }
    database.exec("COMMIT");
  } catch (problem) {
    database.exec("ROLLBACK");
    throw problem;
  }
};

const rowsOf = ({ match, base, head, end, log }: Commit): CommitRows => [
  match,
  base,
  head === undefined ? null : JSON.stringify(head),
  end === undefined ? null : JSON.stringify(end),
  rowsOfLog(log),
];

const changesIn = (done: WriteOutcome): number => {
  if (done === "kept" || done.kind === "judged") throw new Error("a statement was judged as a commit");
  if (done.kind === "refused") throw new Error(done.message);
  return done.changes;
};

const storeIn = (database: DatabaseSync, writer: WriterThread): OnlineStore => {
  const statement = statementsOf(database);
  const group = groupCommit<Job, WriteOutcome>({ write: writer.write, largest: largestGroup, once: () => [] });
  const sql: Sql = {
    all: async (text, values) => statement(text).all(...values),
    run: async (text, values) => changesIn(await group.ask(["run", text, values])),
    plan: async (text, values) =>
      statement(`EXPLAIN QUERY PLAN ${text}`)
        .all(...values)
        .map((row) => String(row["detail"])),
    together: async (steps) => changesIn(await group.ask(["together", steps])) > 0,
  };
  const head = database.prepare("SELECT number, head, packed, packed_versions FROM matches WHERE id = ?");
  const entries = database.prepare(
    "SELECT n, versions, at, command, happened FROM log WHERE match = ? AND n > ? ORDER BY n",
  );
  const load = async (match: string): Promise<Result<StoredMatch | undefined>> => {
    // One snapshot: a match may be packed between the two statements.
    const alone = !database.isTransaction;
    if (alone) database.exec("BEGIN");
    try {
      const found = head.get(match);
      return matchIn(
        found,
        found === undefined ? [] : entries.all(Number(found["number"]), Number(found["packed_versions"])),
      );
    } finally {
      if (alone) database.exec("COMMIT");
    }
  };
  const versions = {
    match: database.prepare(
      "SELECT id, coalesce((SELECT n + versions - 1 FROM log WHERE match = number ORDER BY n DESC LIMIT 1), packed_versions) AS version FROM matches WHERE id = ?",
    ),
    table: database.prepare("SELECT id, version FROM tables WHERE id = ?"),
    guest: database.prepare("SELECT id, sign_outs AS version FROM guests WHERE id = ?"),
  };

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
    ...tablesIn(sql, async () => undefined),
    commit(batch, { together } = { together: false }) {
      const rows = batch.map(rowsOf);
      return group.ask(["commit", together ? [rows] : rows.map((one) => [one])]).then((done) => {
        if (done === "kept") return batch.map(() => accept(undefined));
        if (done.kind !== "judged") throw new Error("a commit was not judged");
        const answers = done.verdicts.map(committed);
        return together ? allOrNone(answers) : answers;
      });
    },
    load,
    ...keepingIn(sql, load),
    shared: false,
    async versions(kind, ids) {
      return new Map(
        ids.flatMap((id) => {
          const row = versions[kind].get(id);
          return row === undefined ? [] : [versionIn(row)];
        }),
      );
    },
    tell: async () => undefined,
    listen: async () => undefined,
    async close() {
      await group.settled();
      await writer.close();
      database.close();
    },
  };
};
