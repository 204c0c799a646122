/**
 * How long the wisp's generator takes: the daily level of a run of days, and levels of every difficulty. Run by
 * `node bench/wisp-generator.ts [DAYS]`; times are of the processor, so that a busy machine does not blur them.
 */
import { seedOf } from "@turnlight/kernel";
import { dailyLevel, generate, isDailyWorthy, ranks, writeCode } from "../games/wisp/index.ts";

const days = Number(process.argv[2] ?? 60);
const firstDay = Date.UTC(2026, 0, 1);
const dayLength = 24 * 60 * 60 * 1000;
const levelsEach = 10;

/** Processor time of a run in milliseconds. */
const timed = <T>(run: () => T): { readonly result: T; readonly ms: number } => {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
};

const summary = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, most ${at(1)} ms`;
};

const times: number[] = [];
const codes = new Set<string>();
let worthy = 0;
for (let i = 0; i < days; i++) {
  const date = new Date(firstDay + i * dayLength).toISOString().slice(0, 10);
  const { result, ms } = timed(() => dailyLevel(date));
  times.push(ms);
  if (!result.ok) continue;
  codes.add(writeCode(result.value.level));
  if (isDailyWorthy(result.value.difficulty)) worthy += 1;
}
console.log(`daily: ${days} days, ${worthy} worthy, ${codes.size} different; ${summary(times)}`);

for (const rank of ranks) {
  const runs = Array.from({ length: levelsEach }, (_, i) =>
    timed(() => generate({ seed: seedOf(`bench ${i}`), width: 5, height: 5, rank })),
  );
  const exact = runs.filter(({ result }) => result.ok && result.value.difficulty.rank === rank).length;
  const refused = runs.filter(({ result }) => !result.ok).length;
  console.log(
    `5×5, difficulty ${`${rank}`.padStart(2)}: ${exact} exact, ${levelsEach - exact - refused} near, ` +
      `${refused} refused; ${summary(runs.map(({ ms }) => ms))}`,
  );
}
