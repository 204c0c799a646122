/**
 * The speed of the wisp's solver. A state is a distinct position, with the wisp to move, whose eight moves have all
 * been resolved: refused, caught, won, or led to another position. The ratio to a naive search (objects, strings, maps)
 * in the same run says more than the rates, which depend on the machine.
 * Run by `npm run bench:wisp`.
 */
import { sentence } from "@turnlight/kernel";
import { type Level, parOf, parStates, readLevel, setup, study, type WispState } from "../games/wisp/index.ts";
import { explore } from "../games/wisp/solver/explore.ts";
import { naiveGraph } from "../games/wisp/tests/naive-graph.ts";

const limit = 5_000_000;
const milliseconds = 1500;
const leastRuns = 25;

const stateOf = (text: string): WispState => {
  const read = readLevel(text);
  if (!read.ok) throw new Error(sentence(read.refusal));
  return setup(read.value.level);
};

const small: readonly (readonly [string, WispState])[] = [
  ["a red and a sleeper, tree and mud", stateOf(". . r . .\n. . . . .\n. # . ~ .\n. . G . .\nW . . p .")],
  ["two reds", stateOf("r . . . .\n. . # . .\n. . . . r\n. # G . .\n. . . . W")],
  ["three reds, tree and mud", stateOf(". . r . r\n. . . . r\n. # . ~ .\n. . G . .\nW . . . .")],
  ["two reds and a sleeper, tree and mud", stateOf(". . r . .\n. . . . r\n. # . ~ .\n. . G . .\nW . . p .")],
  ["three reds and a sleeper, tree and mud", stateOf(". . r . r\n. . . . r\n. # . ~ .\n. . G . .\nW . . p .")],
];

const large: readonly (readonly [string, WispState])[] = [
  [
    "7×7, two reds and a sleeper",
    stateOf("r . . . . . r\n. . # . . . .\n. . . . # . .\n. ~ . G . . .\n. . # . . ~ .\n. . . . # . .\nW . . . . . p"),
  ],
  [
    "7×7, ice, pads, two reds",
    stateOf("r . . = = . r\n. . # . . . .\n1 . . . # . .\n. ~ . G . . .\n. = # . . ~ .\n. = . . # . 1\nW . . . . . ."),
  ],
  [
    "7×7, a guard and a red",
    stateOf(
      "route: 0,0 E E E S S\ng . . . . . r\n. . # . . . .\n. . . . # . .\n. ~ . G . . .\n. . # . . ~ .\n. . . . # . .\nW . . . . . .",
    ),
  ],
];

const widest: readonly (readonly [string, Level])[] = [
  [
    "two reds and a sleeper",
    stateOf(
      "r . . . . . . . r\n. . # . . . . . .\n. . . . # . . . .\n. ~ . . . . # . .\n. . . . G . . . .\n. . # . . ~ . . .\n. . . . # . . . .\n. . . . . . . . .\nW . . . . . . . p",
    ).level,
  ],
  [
    "two reds and two sleepers",
    stateOf(
      "r . . . . . . . r\n. . # . . . . . .\n. . . . # . . . .\n. ~ . . . . # . .\n. . . . G . . . .\n. . # . . ~ . . .\n. . . . # . . . .\n. . . . . . . . .\nW . . . p . . . p",
    ).level,
  ],
  [
    "two reds and three sleepers",
    stateOf(
      ". p # . . . . . .\n. # . . . . # . .\n. . . r # W . . .\n. . . . # . # . .\n. . # . . . # . .\n. . . # . # . . .\n. . . . # # . . G\n# . . . p p . . .\n. . . # r . . . .",
    ).level,
  ],
  [
    "the whole budget",
    stateOf(
      "# . G . . . . # .\n. # . . . . # . .\n. # . . . . . . .\n. . # # . . r . .\n. . . p . r . . p\n# . . . . . . # .\n. . . . . . . # .\n. . . . # . . . #\n. . # . . W . # p",
    ).level,
  ],
];

/** CPU time of the shortest of as many runs as fit: other load can only make a run longer. */
const best = (run: () => void): number => {
  let least = Number.POSITIVE_INFINITY;
  const end = performance.now() + milliseconds;
  for (let runs = 0; runs < leastRuns || performance.now() < end; runs++) {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
};

const rate = (states: number, took: number): string => `${(states / took / 1000).toFixed(2)} million states/s`;

process.stdout.write("breadth-first search of the whole graph, 5×5\n");
const rates: number[] = [];
for (const [name, state] of small) {
  const count = explore(state, { limit, untilWon: false }).graph.positions;
  const took = best(() => explore(state, { limit, untilWon: false }));
  rates.push(count / took / 1000);
  process.stdout.write(`  ${name.padEnd(40)} ${String(count).padStart(8)} states  ${rate(count, took)}\n`);
}
const mean = rates.length / rates.reduce((sum, each) => sum + 1 / each, 0);
process.stdout.write(`  mean (harmonic)${" ".repeat(42)}${mean.toFixed(2)} million states/s\n`);

const [, compared] = small[0] ?? [];
if (compared !== undefined) {
  const count = explore(compared, { limit, untilWon: false }).graph.positions;
  const took = best(() => naiveGraph(compared, limit));
  const fast = best(() => study(compared, { states: limit }));
  process.stdout.write(
    `\nthe same graph with every distance, naively: ${rate(count, took)}; the study is ${Math.round(took / fast)} times as fast\n`,
  );
}

process.stdout.write("\nthe full graph with every distance\n");
for (const [name, state] of large) {
  const studied = study(state, { states: limit });
  if (studied.kind !== "studied") throw new Error(`${name}: the study gave up`);
  const { reachable, par } = studied.study.figures;
  const took = best(() => study(state, { states: limit }));
  const figures = `${String(reachable).padStart(8)} states  par ${par ?? "none"}`;
  process.stdout.write(`  ${name.padEnd(40)} ${figures}  ${took.toFixed(1)} ms  ${rate(reachable, took)}\n`);
}

process.stdout.write("\npar of a 9×9 within ten million positions\n");
for (const [name, level] of widest) {
  const before = process.memoryUsage().arrayBuffers;
  let most = before;
  const start = process.cpuUsage();
  const par = parOf(level, {
    states: parStates,
    progress: () => {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    },
  });
  const { user, system } = process.cpuUsage(start);
  const label = par.kind === "exact" ? `par ${par.par}` : par.kind;
  const memory = `${Math.round((most - before) / 1e6)} MB of tables`;
  process.stdout.write(`  ${name.padEnd(40)} ${label}  ${((user + system) / 1e6).toFixed(1)} s  ${memory}\n`);
}
