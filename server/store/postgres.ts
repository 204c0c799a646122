/** PostgreSQL: one statement a group of commits, which also tells the other nodes, if and only if it was committed. */
import type { Commit, Committed } from "@turnlight/host";
import { accept, type Read, refuse } from "@turnlight/kernel";
import { remarks } from "@turnlight/wire";
import pg from "pg";
import * as z from "zod/mini";
import { callsIn } from "./calls.ts";
import { grouped } from "./grouping.ts";
import { migrations } from "./migrations.ts";
import { countIn, matchIn, versionIn } from "./rows.ts";
import type { News, OnlineStore, Passing } from "./store.ts";
import { type Sql, tablesIn, type Value } from "./tables.ts";
import { allOrNone, committed, verdicts } from "./verdicts.ts";

const channel = "turnlight";
/** Any number, as long as every node of every version takes the same. */
const migrationLock = 7_212_025;
const largestGroup = 500;
const connections = 8;
/** Milliseconds until a lost line is tried again. */
const pause = 250;
const patience = 5000;

/**
 * Every row is judged under its match's lock by the version it builds on; of those asked for together all are good or
 * none is. What two nodes may still both believe, the primary key and the unique command decide.
 */
const commitStatement = (tells: boolean): string => `
WITH asked AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS a(request int, part int, match text, base bigint, version bigint, head text, ending text, commands text[])
), held AS MATERIALIZED (
  SELECT id, version FROM matches WHERE id IN (SELECT match FROM asked) ORDER BY id FOR UPDATE
), judged AS MATERIALIZED (
  SELECT a.*, coalesce(h.version, 0) AS newest, CASE
    WHEN h.id IS NULL AND a.head IS NULL THEN 'no-match'
    WHEN EXISTS (SELECT 1 FROM log l WHERE l.match = a.match AND l.command = ANY(a.commands)) THEN 'repeated'
    WHEN (h.id IS NOT NULL AND a.head IS NOT NULL) OR coalesce(h.version, 0) <> a.base THEN 'stale'
    ELSE 'good' END AS verdict
  FROM asked a LEFT JOIN held h ON h.id = a.match
), good AS MATERIALIZED (
  SELECT j.* FROM judged j
  WHERE NOT EXISTS (SELECT 1 FROM judged k WHERE k.request = j.request AND k.verdict <> 'good')
), begun AS (
  INSERT INTO matches (id, version, head, ending)
  SELECT match, version, head, ending FROM good WHERE head IS NOT NULL
), gone_on AS (
  UPDATE matches m SET version = g.version, ending = coalesce(g.ending, m.ending)
  FROM good g WHERE m.id = g.match AND g.head IS NULL
), logged AS (
  INSERT INTO log (match, n, at, command, happened)
  SELECT l.match, l.n, l.at, l.command, l.happened
  FROM jsonb_to_recordset($2::jsonb)
    AS l(request int, part int, match text, n bigint, at bigint, command text, happened text)
  JOIN good g ON g.request = l.request AND g.part = l.part
)
SELECT request, part, verdict, newest${
  tells
    ? `,
  CASE WHEN EXISTS (SELECT 1 FROM good g WHERE g.request = j.request AND g.part = j.part)
    THEN pg_notify('${channel}', 'match ' || match || ' ' || version)::text END AS told`
    : ""
}
FROM judged j ORDER BY request, part`;

const verdictRow = z.object({
  request: z.int(),
  part: z.int(),
  verdict: z.enum(verdicts),
  newest: z.string(),
});

interface Asked {
  readonly batch: readonly Commit[];
  readonly together: boolean;
}

/** Each part of what is not asked for together stands for itself. */
const requestsOf = ({ batch, together }: Asked): readonly (readonly Commit[])[] =>
  together ? [batch] : batch.map((commit) => [commit]);

const isRefusedByDatabase = (problem: unknown): boolean =>
  problem instanceof pg.DatabaseError && /^2[23]/.test(problem.code ?? "");

/** A name as one word, whatever it holds. */
const packed = (name: string): string => Buffer.from(name).toString("base64url");
const unpacked = (word: string): string => Buffer.from(word, "base64url").toString();

const newsText = (news: Passing): string =>
  news.kind === "said"
    ? `said ${news.id} ${news.node} ${news.seat} ${news.remark}`
    : `presence ${news.id} ${news.node} ${news.here.join(",")} ${news.watchers} ${news.names.map(packed).join(",")}`;

const newsIn = (payload = ""): News | undefined => {
  const [, kind, id = "", version] = /^(match|table) (\S+) (\d{1,15})$/.exec(payload) ?? [];
  if (kind === "match" || kind === "table") return { kind, id, version: Number(version) };
  const [, at, from = "", seat, remark] = /^said (\S+) (\S+) (\d{1,2}) ([a-z-]+)$/.exec(payload) ?? [];
  const said = remarks.find((one) => one === remark);
  if (at !== undefined && said !== undefined)
    return { kind: "said", id: at, node: from, seat: Number(seat), remark: said };
  const [, table, node = "", here = "", watchers, called = ""] =
    /^presence (\S+) (\S+) ([\d,]*) (\d{1,9}) ?([\w,-]*)$/.exec(payload) ?? [];
  if (table === undefined) return undefined;
  const seats = here === "" ? [] : here.split(",").map(Number);
  const names = called === "" ? [] : called.split(",").map(unpacked);
  return { kind: "presence", id: table, node, here: seats, watchers: Number(watchers), names };
};

/** News go through the database itself, in the commit they tell of; or through another one, `bus`, after it. */
export const openPostgres = async (url: string, bus?: string): Promise<Read<OnlineStore>> => {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: patience });
  // A line that breaks while nobody uses it is replaced when somebody does.
  pool.on("error", () => undefined);
  try {
    await migrate(pool);
    return accept(storeIn(pool, bus === undefined ? { pool, url } : await reached(bus), bus === undefined));
  } catch (problem) {
    await pool.end();
    return refuse(
      "no-database",
      `the database cannot be used: ${problem instanceof Error ? problem.message : "unknown"}`,
      {
        right: "postgres://USER:PASSWORD@HOST/DATABASE of a PostgreSQL that can be reached",
      },
    );
  }
};

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

const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
    await client.query("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)");
    const { rows } = await client.query("SELECT coalesce(max(number), 0) AS count FROM migrations");
    const done = countIn(rows[0]);
    const newest = migrations.at(-1)?.number ?? 0;
    if (done > newest) throw new Error(`it was written by a newer version (${done}; this one knows ${newest})`);
    for (const { number, sql } of migrations.filter((migration) => migration.number > done)) {
      await client.query(sql);
      await client.query("INSERT INTO migrations (number) VALUES ($1)", [number]);
    }
    await client.query("COMMIT");
  } finally {
    client.release();
  }
};

const storeIn = (pool: pg.Pool, bus: Bus, tellsInCommit: boolean): OnlineStore => {
  const statement = commitStatement(tellsInCommit);
  const tell = async (news: readonly string[]): Promise<void> => {
    await bus.pool.query("SELECT pg_notify($1, one) FROM unnest($2::text[]) AS one", [channel, news]);
  };
  const sql: Sql = {
    all: async (text, values: readonly Value[]) => (await pool.query(text, [...values])).rows,
    run: async (text, values: readonly Value[]) => (await pool.query(text, [...values])).rowCount ?? 0,
  };

  const write = async (requests: readonly (readonly Commit[])[]): Promise<readonly (readonly Committed[])[]> => {
    const parts = requests.flatMap((batch, request) => batch.map((commit, part) => ({ request, part, commit })));
    const asked = parts.map(({ request, part, commit: { match, base, head, log, end } }) => ({
      request,
      part,
      match,
      base,
      version: base + log.length,
      head: head === undefined ? null : JSON.stringify(head),
      ending: end === undefined ? null : JSON.stringify(end),
      commands: log.flatMap(({ command }) => (command === undefined ? [] : [command])),
    }));
    const rows = parts.flatMap(({ request, part, commit: { match, log } }) =>
      log.map(({ version, at, command, happened }) => ({
        request,
        part,
        match,
        n: version,
        at,
        command: command ?? null,
        happened: JSON.stringify(happened),
      })),
    );
    const answer = await pool.query({
      name: "commit",
      text: statement,
      values: [JSON.stringify(asked), JSON.stringify(rows)],
    });
    const answers: Committed[][] = requests.map(() => []);
    for (const one of answer.rows) {
      const row = verdictRow.parse(one);
      answers[row.request]?.push(committed(row));
    }
    const all = answers.map(allOrNone);
    if (!tellsInCommit) {
      const kept = asked.filter(({ request, part }) => all[request]?.[part]?.ok === true);
      // What is kept is kept, whoever hears of it; a node that does not finds it when it compares versions.
      void tell(kept.map(({ match, version }) => `match ${match} ${version}`)).catch(() => undefined);
    }
    return all;
  };

  const writeAlone = async (one: readonly Commit[]): Promise<readonly Committed[]> => {
    try {
      return (await write([one]))[0] ?? [];
    } catch (problem) {
      if (!isRefusedByDatabase(problem)) throw problem;
      return one.map(() => refuse("stale", "somebody else was faster"));
    }
  };

  const writeGroup = async (asked: readonly Asked[]): Promise<readonly (readonly Committed[])[]> => {
    const requests = asked.map(requestsOf);
    const flat = requests.flat();
    const answers = await write(flat).catch(async (problem: unknown) => {
      // One that the database itself refuses must not take the others with it; nothing of the group was written.
      if (!isRefusedByDatabase(problem)) throw problem;
      const alone: (readonly Committed[])[] = [];
      for (const one of flat) alone.push(await writeAlone(one));
      return alone;
    });
    let next = 0;
    return requests.map((own) => {
      const mine = answers.slice(next, next + own.length);
      next += own.length;
      return mine.flat();
    });
  };

  const group = grouped<Asked, readonly Committed[]>({
    write: writeGroup,
    largest: largestGroup,
    once: ({ batch }) => batch.map(({ match }) => match),
  });

  const ear = new Ear(bus.url);
  return {
    ...callsIn(sql),
    ...tablesIn(sql, async (table, version) => {
      const told = tell([`table ${table} ${version}`]);
      await (tellsInCommit ? told : told.catch(() => undefined));
    }),
    commit: (batch, { together } = { together: false }) => group.ask({ batch, together }),
    async load(match) {
      // One statement sees one moment: a head and a log that belong together.
      const { rows } = await pool.query({
        name: "load",
        text: `SELECT m.head, l.n, l.at, l.command, l.happened FROM matches m LEFT JOIN log l ON l.match = m.id
               WHERE m.id = $1 ORDER BY l.n`,
        values: [match],
      });
      const [first] = rows;
      return matchIn(first, first?.n === null ? [] : rows);
    },
    shared: true,
    async versions(kind, ids) {
      const from = kind === "match" ? "matches" : "tables";
      const { rows } = await pool.query(`SELECT id, version FROM ${from} WHERE id = ANY($1)`, [ids]);
      return new Map(rows.map(versionIn));
    },
    tell: (news) => tell([newsText(news)]),
    listen: (hear) => ear.listen(hear),
    async close() {
      await group.settled();
      await ear.close();
      if (bus.pool !== pool) await bus.pool.end();
      await pool.end();
    },
  };
};

/** A line of its own that only listens, and comes back when it breaks. What it missed, reconciling finds. */
class Ear {
  readonly #url: string;
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(hear: (news: News) => void): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: patience });
    this.#client = client;
    client.on("error", () => undefined);
    client.on("end", () => this.#again(hear));
    client.on("notification", ({ payload }) => {
      const news = newsIn(payload);
      if (news !== undefined) hear(news);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch {
      this.#again(hear);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => undefined);
  }

  #again(hear: (news: News) => void): void {
    if (this.#closed) return;
    this.#client?.removeAllListeners("end");
    setTimeout(() => void this.listen(hear), pause).unref();
  }
}
