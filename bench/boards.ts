/**
 * `npm run bench:boards`: a board of 100,000 entries on both stores, and how long its best, somebody's place and those
 * around them take; then the query plans. `--judge` replays records instead: how many a minute on one core.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawOf, type MatchRecord, seedOf, writeRecord } from "@turnlight/kernel";
import { judgePool } from "../server/boards/judge-pool.ts";
import type { BoardEntryRow } from "../server/store/boards.ts";
import { openPostgres } from "../server/store/postgres.ts";
import { openFolder } from "../server/store/sqlite.ts";
import type { OnlineStore } from "../server/store/store.ts";
import { startCluster } from "../server/tests/support/cluster.ts";
import { courseFor, playCourse } from "../server/tests/support/course-record.ts";
import { countOf, optionsOf } from "./options.ts";

const usage = "npm run bench:boards -- [--entries N] [--judge] [--records N]";
const { values } = optionsOf(usage, {
  options: {
    entries: { type: "string", default: "100000" },
    judge: { type: "boolean", default: false },
    records: { type: "string", default: "2000" },
  },
});
const entries = countOf("entries", values.entries, usage);
const asked = 200;

/** How scores lie: all the same, few as in a level, many as in a run. */
const shapes = {
  tied: () => 99_990,
  level: (draw: ReturnType<typeof drawOf>) => 99_990 - draw.below(12),
  run: (draw: ReturnType<typeof drawOf>) => draw.below(14) * 2 ** 32 + draw.below(60_000),
} as const;

const rowOf = (board: string, i: number, score: number): BoardEntryRow => ({
  board,
  guest: `guest-${i}`,
  id: `${board} ${i}`,
  list: "ranked",
  score,
  at: 1_790_000_000_000 + ((i * 7919) % entries) * 800,
  name: `P${i}`,
  colour: 0,
  avatar: 0,
  figures: {},
  helped: false,
  rules: 1,
  fingerprint: `${board} ${i}`,
  watchable: true,
  revision: 1,
});

const shown = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
};

const timed = async (act: (i: number) => Promise<unknown>): Promise<string> => {
  const times: number[] = [];
  for (let i = 0; i < asked; i++) {
    const begun = performance.now();
    await act(i);
    times.push(performance.now() - begun);
  }
  return shown(times);
};

const measure = async (name: string, store: OnlineStore): Promise<void> => {
  for (const [shape, scoreOf] of Object.entries(shapes)) {
    const draw = drawOf(seedOf(`boards ${shape}`));
    const rows = Array.from({ length: entries }, (_, i) => rowOf(shape, i, scoreOf(draw)));
    for (let from = 0; from < rows.length; from += 500)
      await Promise.all(rows.slice(from, from + 500).map((row) => store.keepEntry(row, "", undefined)));
    const some = (i: number): BoardEntryRow => rows[(i * 499) % rows.length] as BoardEntryRow;
    const sorted = rows.toSorted((a, b) => b.score - a.score || a.at - b.at || (a.guest < b.guest ? -1 : 1));
    for (const i of [0, 1, 17]) {
      const { place } = await store.standingOf(some(i));
      if (sorted[place - 1]?.id !== some(i).id) throw new Error(`${name}, ${shape}: place ${place} is wrong`);
    }
    console.log(`${name}, ${entries} entries, ${shape}`);
    console.log(`  top 50:    ${await timed(() => store.topEntries(shape, "ranked", 50))}`);
    console.log(`  place:     ${await timed((i) => store.standingOf(some(i)))}`);
    const around = (i: number) =>
      Promise.all([store.standingOf(some(i)), store.entriesBefore(some(i), 5), store.entriesAfter(some(i), 5)]);
    console.log(`  around me: ${await timed(around)}`);
  }
};

const measureStores = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "boards-"));
  const sqlite = openFolder(folder);
  if (!sqlite.ok) throw new Error(sqlite.refusal.reason);
  await measure("SQLite", sqlite.value);
  for (const line of await sqlite.value.boardPlans("level")) console.log(`  ${line}`);
  await sqlite.value.close();
  rmSync(folder, { recursive: true });
  const cluster = await startCluster();
  const postgres = await openPostgres(await cluster.fresh());
  if (!postgres.ok) throw new Error(postgres.refusal.reason);
  await measure("PostgreSQL", postgres.value);
  for (const line of await postgres.value.boardPlans("level")) console.log(`  ${line}`);
  await postgres.value.close();
  await cluster.stop();
};

const courses = [
  ["wisp", "daily 2026-11-20", "solver"],
  ["zonk", "daily 2026-11-20", "hybrid:normal"],
  ["thirteen", "daily 2026-11-20", "greedy"],
  ["head", "daily 2026-11-20 english", "oracle"],
] as const;

const measureJudge = async (): Promise<void> => {
  const records = countOf("records", values.records, usage);
  const pool = judgePool();
  let total = 0;
  for (const [game, key, bot] of courses) {
    const course = await courseFor(game, key);
    const texts: string[] = [];
    for (let i = 0; i < 8; i++) {
      const record: MatchRecord = await playCourse(game, course, bot, `judge ${i}`);
      texts.push(writeRecord(record));
    }
    const ask = (i: number) => pool.judge({ game, course: key, record: texts[i % texts.length] ?? "", notes: [] });
    await Promise.all(texts.map((_, i) => ask(i)));
    const begun = performance.now();
    const verdicts = await Promise.all(Array.from({ length: records }, (_, i) => ask(i)));
    const seconds = (performance.now() - begun) / 1000;
    if (verdicts.some(({ ok }) => !ok)) throw new Error(`${game}: a record was refused`);
    total += seconds / records;
    const size = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    console.log(
      `${game}: ${Math.round((records / seconds) * 60)} records a minute (${Math.round(size)} characters each)`,
    );
  }
  console.log(`all four in equal parts: ${Math.round((courses.length / total) * 60)} a minute, in one worker`);
  await pool.close();
};

await (values.judge ? measureJudge() : measureStores());
