/**
 * How long the wisp's generator takes: the daily levels of a run of days, and levels of every difficulty. Run by `node
 * bench/wisp-generator.ts [DAYS]`; times are CPU times, which other load hardly affects. `--check N` instead makes N
 * levels of all sizes and difficulties and solves each of them again.
 */
import { seedOf } from "@turnlight/kernel";
import { dailyLevel, generate, ranks, setup, solve, writeCode } from "../games/wisp/index.ts";

const [first = "60", second = "1000"] = process.argv.slice(2);
const firstDay = Date.UTC(2026, 0, 1);
const dayLength = 24 * 60 * 60 * 1000;
const levelsEach = 10;

/** CPU time of a run in milliseconds. */
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

const measure = (days: number): void => {
  const times: number[] = [];
  const codes = new Set<string>();
  for (let i = 0; i < days; i++) {
    const date = new Date(firstDay + i * dayLength).toISOString().slice(0, 10);
    const { result, ms } = timed(() => dailyLevel(date));
    times.push(ms);
    if (!result.ok) continue;
    codes.add(writeCode(result.value.level));
  }
  console.log(`daily: ${days} days, ${codes.size} different; ${summary(times)}`);

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
};

/** Cycles through sizes from 3×3 to 9×9 and difficulties from 1 to 10; the seed chooses the mechanics. */
const check = (wanted: number): void => {
  let refused = 0;
  let wrong = 0;
  for (let i = 0; i < wanted; i++) {
    const rank = ranks[i % ranks.length] ?? 1;
    const level = generate({
      seed: seedOf(`check ${i}`),
      width: 3 + (i % 7),
      height: 3 + (Math.floor(i / 7) % 7),
      rank,
      states: 300_000,
    });
    if (!level.ok) refused += 1;
    else {
      const solution = solve(setup(level.value.level), { nodes: 1_000_000 });
      const isRight = solution.kind === "solved" && solution.moves.length === level.value.par;
      if (!isRight) {
        wrong += 1;
        console.log(`wrong: ${writeCode(level.value.level)}`);
      }
    }
  }
  console.log(`${wanted} asked for, ${refused} refused, ${wanted - refused - wrong} solved in their par, ${wrong} not`);
};

if (first === "--check") check(Number(second));
else measure(Number(first));
