/**
 * Statistics of the wisp's generator for each difficulty and size: how many levels it made, how many of exactly that
 * difficulty (the others miss by one), par, shortest solutions, forced and counter-intuitive moves (medians), and CPU
 * time. Run by `node bench/wisp-taste.ts [LEVELS]`, 200 by default.
 */
import { seedOf } from "@turnlight/kernel";
import { generate, ranks } from "../games/wisp/index.ts";

const [levels = "200"] = process.argv.slice(2);
const sizes = [
  [5, 5],
  [6, 6],
  [7, 7],
  [7, 5],
] as const;
const each = Math.ceil(Number(levels) / (sizes.length * ranks.length));

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

console.log("| size | difficulty | made | exactly | par | solutions (most) | forced | surprising | seconds (most) |");
console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
for (const [width, height] of sizes)
  for (const rank of ranks) {
    const times: number[] = [];
    const made = Array.from({ length: each }, (_, i) => {
      const start = process.cpuUsage();
      const level = generate({ seed: seedOf(`taste ${i}`), width, height, rank });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1e6);
      return level;
    }).flatMap((level) => (level.ok ? [level.value.difficulty] : []));
    const exactly = made.filter((difficulty) => difficulty.rank === rank).length;
    const of = (what: "length" | "solutions" | "forced" | "against") => made.map(({ traits }) => traits[what]);
    console.log(
      `| ${width}×${height} | ${rank} | ${made.length} of ${each} | ${exactly} | ${median(of("length"))} | ` +
        `${median(of("solutions"))} (${Math.max(0, ...of("solutions"))}) | ${median(of("forced"))} | ` +
        `${median(of("against"))} | ${median(times).toFixed(1)} (${Math.max(...times).toFixed(1)}) |`,
    );
  }
