/** One file on a local disk, through Node's own SQLite: a write-ahead log, synced before anything is acknowledged. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Commit, Committed } from "@turnlight/host";
import { accept, type Read, refuse } from "@turnlight/kernel";
import { callsIn } from "./calls.ts";
import { type Asked, grouped } from "./grouping.ts";
import { migrations } from "./migrations.ts";
import { countIn, matchIn, versionIn } from "./rows.ts";
import type { OnlineStore } from "./store.ts";
import { type Sql, tablesIn, type Value } from "./tables.ts";

/** Milliseconds to wait for another process that writes to the same file. */
const patience = 5000;
const largestGroup = 1000;

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : "unknown");

/** `file` may be `:memory:`, which forgets. */
export const openSqlite = (file: string): Read<OnlineStore> => {
  try {
    return accept(storeIn(prepared(file)));
  } catch (problem) {
    return refuse("no-database", `the database ${file} cannot be opened: ${messageOf(problem)}`, {
      right: "a folder that can be written to, with a database of this version or none",
    });
  }
};

/** The database of a folder, which is made where it is missing. */
export const openFolder = (folder: string): Read<OnlineStore> => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (problem) {
    return refuse("no-folder", `the folder ${folder} cannot be made: ${messageOf(problem)}`, {
      right: "a folder that can be written to",
    });
  }
  return openSqlite(join(folder, "turnlight.sqlite"));
};

const prepared = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  database.exec("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)");
  database.exec("BEGIN IMMEDIATE");
  const done = countIn(database.prepare("SELECT coalesce(max(number), 0) AS count FROM migrations").get());
  const newest = migrations.at(-1)?.number ?? 0;
  if (done > newest) throw new Error(`it was written by a newer version (${done}; this one knows ${newest})`);
  for (const { number, sql } of migrations.filter((migration) => migration.number > done)) {
    database.exec(sql);
    database.prepare("INSERT INTO migrations (number) VALUES (?)").run(number);
  }
  database.exec("COMMIT");
  return database;
};

const sqlOf = (database: DatabaseSync): Sql => {
  const known = new Map<string, StatementSync>();
  const statement = (text: string): StatementSync => {
    const found = known.get(text) ?? database.prepare(text.replaceAll(/\$(\d+)/g, "?$1"));
    known.set(text, found);
    return found;
  };
  return {
    all: async (text, values: readonly Value[]) => statement(text).all(...values),
    run: async (text, values: readonly Value[]) => Number(statement(text).run(...values).changes),
  };
};

const storeIn = (database: DatabaseSync): OnlineStore => {
  const sql = sqlOf(database);
  const prepare = (text: string) => database.prepare(text);
  const version = prepare("SELECT id, version FROM matches WHERE id = ?");
  const tableVersion = prepare("SELECT id, version FROM tables WHERE id = ?");
  const command = prepare("SELECT count(*) AS count FROM log WHERE match = ? AND command = ?");
  const begin = prepare("INSERT INTO matches (id, version, head, ending) VALUES (?, ?, ?, ?)");
  const go = prepare("UPDATE matches SET version = ?, ending = coalesce(?, ending) WHERE id = ?");
  const log = prepare("INSERT INTO log (match, n, at, command, happened) VALUES (?, ?, ?, ?, ?)");
  const head = prepare("SELECT head FROM matches WHERE id = ?");
  const entries = prepare("SELECT n, at, command, happened FROM log WHERE match = ? ORDER BY n");

  const judged = (commit: Commit): Committed => {
    const row = version.get(commit.match);
    if (row === undefined && commit.head === undefined) return refuse("no-match", "there is no such match");
    const newest = row === undefined ? 0 : versionIn(row)[1];
    for (const one of commit.log)
      if (one.command !== undefined && countIn(command.get(commit.match, one.command)) > 0)
        return refuse("repeated", "this command was committed before");
    if ((row !== undefined && commit.head !== undefined) || newest !== commit.base)
      return refuse("stale", "the match has gone on", { where: `version ${newest}` });
    return accept(undefined);
  };

  const keep = (commit: Commit): void => {
    const now = commit.base + commit.log.length;
    const end = commit.end === undefined ? null : JSON.stringify(commit.end);
    if (commit.head === undefined) go.run(now, end, commit.match);
    else begin.run(commit.match, now, JSON.stringify(commit.head), end);
    for (const one of commit.log)
      log.run(commit.match, one.version, one.at, one.command ?? null, JSON.stringify(one.happened));
  };

  const answer = ({ batch, together }: Asked): readonly Committed[] => {
    if (!together)
      return batch.map((commit) => {
        const verdict = judged(commit);
        if (verdict.ok) keep(commit);
        return verdict;
      });
    const verdicts = batch.map(judged);
    const refused = verdicts.find(({ ok }) => !ok);
    if (refused !== undefined) return verdicts.map((verdict) => (verdict.ok ? refused : verdict));
    for (const commit of batch) keep(commit);
    return verdicts;
  };

  const group = grouped(async (asked) => {
    database.exec("BEGIN IMMEDIATE");
    try {
      const answers = asked.map(answer);
      database.exec("COMMIT");
      return answers;
    } catch (problem) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw problem;
    }
  }, largestGroup);

  return {
    ...callsIn(sql),
    ...tablesIn(sql, async () => undefined),
    commit: (batch, { together } = { together: false }) => group.commit({ batch, together }),
    load: async (match) => matchIn(head.get(match), entries.all(match)),
    shared: false,
    async versions(kind, ids) {
      const statement = kind === "match" ? version : tableVersion;
      return new Map(
        ids.flatMap((id) => {
          const row = statement.get(id);
          return row === undefined ? [] : [versionIn(row)];
        }),
      );
    },
    tell: async () => undefined,
    listen: async () => undefined,
    async close() {
      await group.settled();
      database.close();
    },
  };
};
