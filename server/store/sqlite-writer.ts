/**
 * Writes to a SQLite database in groups: one transaction and one disk sync per group. It imports only types from the
 * server, so that its worker thread starts quickly.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CommitVerdict } from "./commit-verdicts.ts";
import type { LogRow } from "./packing.ts";
import type { SqlStep, SqlValue } from "./sql.ts";

/** One match's part of a commit as a tuple of column values; tuples clone faster between threads than objects. */
export type CommitRows = readonly [
  match: string,
  base: number,
  head: string | null,
  ending: string | null,
  log: readonly LogRow[],
];

/** Parts that are written all or not at all. */
type Together = readonly CommitRows[];

export type Job =
  | readonly [kind: "commit", parts: readonly Together[]]
  | readonly [kind: "run", statement: string, values: readonly SqlValue[]]
  | readonly [kind: "together", steps: readonly SqlStep[]];

export type WriteOutcome =
  /** All parts of a commit were written. */
  | "kept"
  /** One verdict for each row of a commit, in order. */
  | { readonly kind: "judged"; readonly verdicts: readonly CommitVerdict[] }
  | { readonly kind: "ran"; readonly changes: number }
  /** The database rejected this job alone, as on a duplicate name. */
  | { readonly kind: "refused"; readonly message: string };

const good: CommitVerdict = { verdict: "good", newest: 0 };
const isGood = ({ verdict }: CommitVerdict): boolean => verdict === "good";

/** Numbers of matches held in memory; when there are more, all are looked up again. */
const mostNumbers = 50_000;

/** SQLite's error code for a constraint violation. */
const constraint = 19;

/** Prepared statements, cached by their text. Parameters are written `$1`, `$2`, … */
export const statementsOf = (database: DatabaseSync): ((text: string) => StatementSync) => {
  const known = new Map<string, StatementSync>();
  return (text) => {
    const found = known.get(text) ?? database.prepare(text.replaceAll(/\$(\d+)/g, "?$1"));
    known.set(text, found);
    return found;
  };
};

export const writerIn = (database: DatabaseSync): ((jobs: readonly Job[]) => readonly WriteOutcome[]) => {
  const statement = statementsOf(database);
  const number = database.prepare("SELECT number FROM matches WHERE id = ?");
  const version = database.prepare(
    "SELECT coalesce((SELECT n + versions - 1 FROM log WHERE match = number ORDER BY n DESC LIMIT 1), packed_versions) AS version FROM matches WHERE id = ?",
  );
  const begin = database.prepare("INSERT INTO matches (id, head, ending) VALUES (?, ?, ?)");
  const end = database.prepare("UPDATE matches SET ending = ? WHERE id = ?");
  const goOn = database.prepare(
    `INSERT OR IGNORE INTO log (match, n, versions, at, command, happened) SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE (SELECT n + versions FROM log WHERE match = ?1 ORDER BY n DESC LIMIT 1) = ?2`,
  );
  const log = database.prepare("INSERT INTO log (match, n, versions, at, command, happened) VALUES (?, ?, ?, ?, ?, ?)");

  const numbers = new Map<string, number>();

  /** A match's number in the log, which is its own for ever. */
  const numberOf = (match: string): number | undefined => {
    const known = numbers.get(match);
    if (known !== undefined) return known;
    const found = number.get(match)?.["number"];
    if (found === undefined) return undefined;
    if (numbers.size >= mostNumbers) numbers.clear();
    numbers.set(match, Number(found));
    return Number(found);
  };

  const judged = ([match, base, head]: CommitRows): CommitVerdict => {
    const stored = version.get(match)?.["version"];
    if (stored === undefined && head === null) return { verdict: "no-match", newest: 0 };
    const newest = stored === undefined ? 0 : Number(stored);
    return (stored !== undefined && head !== null) || newest !== base
      ? { verdict: "stale", newest }
      : { verdict: "good", newest };
  };

  const keep = ([match, , head, ending, rows]: CommitRows): void => {
    if (head !== null) begin.run(match, head, ending);
    else if (ending !== null) end.run(ending, match);
    if (rows.length === 0) return;
    const at = numberOf(match) ?? null;
    for (const row of rows) log.run(at, ...row);
  };

  /**
   * The common case: a match continues from its newest version. False, with nothing written, if the general path has to
   * decide.
   */
  const continued = ([match, base, head, ending, rows]: CommitRows): boolean => {
    if (base === 0 || head !== null || ending !== null) return false;
    const [first, ...more] = rows;
    const at = numberOf(match);
    if (first === undefined || at === undefined || goOn.run(at, ...first).changes === 0) return false;
    for (const row of more) log.run(at, ...row);
    return true;
  };

  const commit = (parts: readonly Together[]): WriteOutcome => {
    const verdicts: CommitVerdict[] = [];
    for (const part of parts) {
      const [only] = part;
      if (only !== undefined && part.length === 1 && continued(only)) {
        verdicts.push(good);
        continue;
      }
      const answers = part.map(judged);
      verdicts.push(...answers);
      if (answers.every(isGood)) for (const rows of part) keep(rows);
    }
    return verdicts.every(isGood) ? "kept" : { kind: "judged", verdicts };
  };

  const run = (text: string, values: readonly SqlValue[]): WriteOutcome => {
    try {
      return { kind: "ran", changes: Number(statement(text).run(...values).changes) };
    } catch (problem) {
      const code = problem instanceof Error && "errcode" in problem ? Number(problem.errcode) & 0xff : 0;
      if (code !== constraint || !(problem instanceof Error)) throw problem;
      return { kind: "refused", message: problem.message };
    }
  };

  /** All steps or none: a savepoint within the group's transaction. */
  const together = (steps: readonly SqlStep[]): WriteOutcome => {
    database.exec("SAVEPOINT together");
    let changes = 0;
    for (const { statement: text, values, mustChange } of steps) {
      const ran = run(text, values);
      const isLost = typeof ran === "object" && ran.kind === "ran" && ran.changes === 0 && mustChange === true;
      if (ran === "kept" || ran.kind !== "ran" || isLost) {
        database.exec("ROLLBACK TO together; RELEASE together");
        return isLost ? { kind: "ran", changes: 0 } : ran;
      }
      changes += ran.changes;
    }
    database.exec("RELEASE together");
    return { kind: "ran", changes };
  };

  const outcomeOf = (job: Job): WriteOutcome => {
    if (job[0] === "commit") return commit(job[1]);
    return job[0] === "run" ? run(job[1], job[2]) : together(job[1]);
  };

  return (jobs) => {
    database.exec("BEGIN IMMEDIATE");
    try {
      const done = jobs.map(outcomeOf);
      database.exec("COMMIT");
      return done;
    } catch (problem) {
      if (database.isTransaction) database.exec("ROLLBACK");
      // Numbers given in this group will be given again.
      numbers.clear();
      throw problem;
    }
  };
};
