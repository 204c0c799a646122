/**
 * Commits to PostgreSQL, one statement per group, which also notifies the other nodes if and only if it commits.
 * Conflicts between nodes are decided by the primary key: whoever commits a version has read all commands before it.
 */
import type { Commit, Committed } from "@turnlight/host";
import { accept, refuse } from "@turnlight/kernel";
import pg from "pg";
import * as z from "zod/mini";
import { allOrNone, committed, verdicts } from "./commit-verdicts.ts";
import type { LogRow } from "./packing.ts";
import { channel, matchEventText } from "./postgres-notify.ts";
import { rowsOfLog } from "./rows.ts";

/** The common case: a match continues from its newest version by one row. Writes all of the group or nothing. */
const goOnStatement = `
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[])
    AS a(match, n, versions, at, command, happened)
), behind AS MATERIALIZED (
  SELECT 1 FROM asked a WHERE a.n IS DISTINCT FROM
    (SELECT l.n + l.versions FROM log l WHERE l.match = a.match ORDER BY l.n DESC LIMIT 1) LIMIT 1
), logged AS (
  INSERT INTO log (match, n, versions, at, command, happened)
  SELECT match, n, versions, at, command, happened FROM asked WHERE NOT EXISTS (SELECT 1 FROM behind) ORDER BY match
)
SELECT count(pg_notify('${channel}', news.line)) AS told, NOT EXISTS (SELECT 1 FROM behind) AS good
FROM unnest($7::text[]) AS news(line) WHERE NOT EXISTS (SELECT 1 FROM behind)`;

/**
 * The general case: each part is checked against the version it builds on; parts committed together succeed or fail
 * together.
 */
const judgeStatement = `
WITH asked AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS a(request int, part int, match text, base bigint, head text, ending text, news text)
), judged AS MATERIALIZED (
  SELECT a.*, m.number, coalesce(newest.version, m.packed_versions, 0) AS newest, CASE
    WHEN m.id IS NULL AND a.head IS NULL THEN 'no-match'
    WHEN (m.id IS NOT NULL AND a.head IS NOT NULL) OR coalesce(newest.version, m.packed_versions, 0) <> a.base THEN 'stale'
    ELSE 'good' END AS verdict
  FROM asked a LEFT JOIN matches m ON m.id = a.match LEFT JOIN LATERAL
    (SELECT l.n + l.versions - 1 AS version FROM log l WHERE l.match = m.number ORDER BY l.n DESC LIMIT 1) newest ON true
), good AS MATERIALIZED (
  SELECT j.* FROM judged j
  WHERE NOT EXISTS (SELECT 1 FROM judged k WHERE k.request = j.request AND k.verdict <> 'good')
), begun AS (
  INSERT INTO matches (id, head, ending) SELECT match, head, ending FROM good WHERE head IS NOT NULL ORDER BY match
  RETURNING id, number
), ended AS (
  UPDATE matches m SET ending = g.ending FROM good g
  WHERE m.id = g.match AND g.head IS NULL AND g.ending IS NOT NULL
), logged AS (
  INSERT INTO log (match, n, versions, at, command, happened)
  SELECT coalesce(g.number, b.number), l.n, l.versions, l.at, l.command, l.happened
  FROM jsonb_to_recordset($2::jsonb)
    AS l(request int, part int, n bigint, versions int, at bigint, command text, happened text)
  JOIN good g ON g.request = l.request AND g.part = l.part LEFT JOIN begun b ON b.id = g.match ORDER BY 1, l.n
)
SELECT request, part, verdict, newest, coalesce(j.number, b.number) AS number,
  CASE WHEN news IS NOT NULL AND EXISTS (SELECT 1 FROM good g WHERE g.request = j.request AND g.part = j.part)
    THEN pg_notify('${channel}', news)::text END AS told
FROM judged j LEFT JOIN begun b ON b.id = j.match ORDER BY request, part`;

const verdictRow = z.object({
  request: z.int(),
  part: z.int(),
  verdict: z.enum(verdicts),
  newest: z.string(),
  number: z.union([z.string(), z.null()]),
});
const goOnRow = z.object({ good: z.boolean() });

/** A commit request: all parts or none, or each part independently. */
export interface CommitRequest {
  readonly batch: readonly Commit[];
  readonly together: boolean;
}

/** Written completely or not at all. */
type CommitBatch = readonly Commit[];

const isRefusedByDatabase = (problem: unknown): boolean =>
  problem instanceof pg.DatabaseError && /^2[23]/.test(problem.code ?? "");

/** Formats a PostgreSQL array literal. */
const listText = (texts: readonly (string | null)[]): string =>
  `{${texts.map((text) => (text === null ? "NULL" : `"${text.replaceAll(/["\\]/g, "\\$&")}"`)).join(",")}}`;

interface RunningCommit {
  readonly match: string;
  /** The match's number in the log. */
  readonly number: string;
  readonly row: LogRow;
}

/** Numbers of matches held in memory; when there are more, all are looked up again. */
const mostNumbers = 50_000;

/** The row of a request that continues one match, whose number is known, by one row; `undefined` for any other. */
const goingOn = (request: CommitBatch, numbers: ReadonlyMap<string, string>): RunningCommit | undefined => {
  const [commit] = request;
  if (commit === undefined || request.length !== 1) return undefined;
  const { match, base, head, end, log } = commit;
  const number = numbers.get(match);
  if (number === undefined || base === 0 || head !== undefined || end !== undefined) return undefined;
  const rows = rowsOfLog(log);
  const [row] = rows;
  return row === undefined || rows.length !== 1 ? undefined : { match, number, row };
};

export interface CommitPorts {
  readonly pool: pg.Pool;
  /** This node's id. */
  readonly node: string;
  /** Notifies the other nodes after a commit; absent if the commit itself does. */
  tellAfter?(news: readonly string[]): Promise<void>;
}

export class PostgresCommits {
  readonly #ports: CommitPorts;
  /** The numbers of matches written lately. A number is never given to another match. */
  readonly #numbers = new Map<string, string>();

  constructor(ports: CommitPorts) {
    this.#ports = ports;
  }

  async write(asked: readonly CommitRequest[]): Promise<readonly (readonly Committed[])[]> {
    const requests = asked.map(({ batch, together }): readonly CommitBatch[] =>
      together ? [batch] : batch.map((commit) => [commit]),
    );
    const answers = await this.#answered(requests.flat());
    let next = 0;
    return requests.map((own) => {
      const mine = answers.slice(next, next + own.length);
      next += own.length;
      return mine.flat();
    });
  }

  /**
   * Writes the simple requests at once; the others, or all if one of those cannot be written, take the general
   * statement.
   */
  async #answered(requests: readonly CommitBatch[]): Promise<readonly (readonly Committed[])[]> {
    const going: RunningCommit[] = [];
    const quick = new Set<CommitBatch>();
    for (const request of requests) {
      const one = goingOn(request, this.#numbers);
      if (one === undefined) continue;
      going.push(one);
      quick.add(request);
    }
    if (going.length === 0 || !(await this.#goOn(going))) return this.#judgeAll(requests);
    const others = requests.filter((request) => !quick.has(request));
    const judged = others.length === 0 ? [] : await this.#judgeAll(others);
    let next = 0;
    return requests.map((request) => {
      if (quick.has(request)) return [accept(undefined)];
      next += 1;
      return judged[next - 1] ?? [];
    });
  }

  /** False if nothing was written because not every request could be. */
  async #goOn(going: readonly RunningCommit[]): Promise<boolean> {
    const { pool, node, tellAfter } = this.#ports;
    const news = matchEventText(
      node,
      going.map(({ match, row: [n, versions] }) => ({ match, version: n + versions - 1 })),
    );
    const column = (at: 0 | 1 | 2): string => `{${going.map(({ row }) => row[at]).join(",")}}`;
    try {
      const { rows } = await pool.query({
        name: "go-on",
        text: goOnStatement,
        values: [
          `{${going.map(({ number }) => number).join(",")}}`,
          column(0),
          column(1),
          column(2),
          listText(going.map(({ row }) => row[3])),
          listText(going.map(({ row }) => row[4])),
          tellAfter === undefined ? news : [],
        ],
      });
      if (!goOnRow.parse(rows[0]).good) return false;
    } catch (problem) {
      if (isRefusedByDatabase(problem)) return false;
      throw problem;
    }
    // A lost notification does not matter: other nodes find the change when they compare versions.
    void tellAfter?.(news).catch(() => undefined);
    return true;
  }

  async #judgeAll(requests: readonly CommitBatch[]): Promise<readonly (readonly Committed[])[]> {
    try {
      return await this.#judge(requests);
    } catch (problem) {
      // A request that the database rejects must not fail the others; nothing of the group was written.
      if (!isRefusedByDatabase(problem)) throw problem;
      const alone: (readonly Committed[])[] = [];
      for (const request of requests) alone.push(await this.#judgeAlone(request));
      return alone;
    }
  }

  #remember(match: string, number: string): void {
    if (this.#numbers.size >= mostNumbers) this.#numbers.clear();
    this.#numbers.set(match, number);
  }

  async #judgeAlone(request: CommitBatch): Promise<readonly Committed[]> {
    try {
      return (await this.#judge([request]))[0] ?? [];
    } catch (problem) {
      if (!isRefusedByDatabase(problem)) throw problem;
      return request.map(() => refuse("stale", "another server was faster"));
    }
  }

  async #judge(requests: readonly CommitBatch[]): Promise<readonly (readonly Committed[])[]> {
    const { pool, node, tellAfter } = this.#ports;
    const parts = requests.flatMap((batch, request) => batch.map((commit, part) => ({ request, part, commit })));
    const newsOf = ({ match, base, log }: Commit) => matchEventText(node, [{ match, version: base + log.length }]);
    const requested = parts.map(({ request, part, commit }) => ({
      request,
      part,
      match: commit.match,
      base: commit.base,
      head: commit.head === undefined ? null : JSON.stringify(commit.head),
      ending: commit.end === undefined ? null : JSON.stringify(commit.end),
      news: tellAfter === undefined ? newsOf(commit)[0] : null,
    }));
    const rows = parts.flatMap(({ request, part, commit: { log } }) =>
      rowsOfLog(log).map(([n, versions, at, command, happened]) => ({
        request,
        part,
        n,
        versions,
        at,
        command,
        happened,
      })),
    );
    const answer = await pool.query({
      name: "judge",
      text: judgeStatement,
      values: [JSON.stringify(requested), JSON.stringify(rows)],
    });
    const answers: Committed[][] = requests.map(() => []);
    for (const one of answer.rows) {
      const row = verdictRow.parse(one);
      answers[row.request]?.push(committed(row));
      const match = requests[row.request]?.[row.part]?.match;
      if (match !== undefined && row.number !== null) this.#remember(match, row.number);
    }
    const all = answers.map(allOrNone);
    const kept = parts.filter(({ request, part }) => all[request]?.[part]?.ok === true);
    void tellAfter?.(kept.flatMap(({ commit }) => newsOf(commit))).catch(() => undefined);
    return all;
  }
}
