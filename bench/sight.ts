// The size of each update to a viewer: the whole sight compared with a patch, over the golden records of every game.
//   node bench/sight.ts
import { globSync, readdirSync, readFileSync } from "node:fs";
import { games } from "@turnlight/games";
import { applyPatch, diff, HostedMatch, memoryStore, type Sight, type StoredMatch } from "@turnlight/host";
import { type MatchRecord, readStory } from "@turnlight/kernel";

const folders = globSync("games/*/golden").toSorted();
const recordsIn = (folder: string): readonly MatchRecord[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".story"))
    .flatMap((name) => {
      const read = readStory(readFileSync(`${folder}/${name}`, "utf8"));
      return read.ok ? [read.value] : [];
    });

const storedOf = (record: MatchRecord): StoredMatch => ({
  head: {
    id: "golden",
    game: record.game,
    rules: record.version,
    config: record.config,
    seed: record.seed,
    sitters: [],
    series: { first: 0, results: [] },
    begun: 0,
  },
  log: record.entries.map((entry, i) => ({ version: i + 1, at: 0, happened: { kind: "entry", entry } })),
});

const size = (value: unknown): number => JSON.stringify(value).length;
const mean = (sizes: readonly number[]): number => sizes.reduce((sum, one) => sum + one, 0) / Math.max(1, sizes.length);

console.log("game       entries   whole sight   what changed   ratio   µs to find it");
for (const folder of folders) {
  const whole: number[] = [];
  const change: number[] = [];
  let spent = 0;
  for (const record of recordsIn(folder)) {
    const game = await games[record.game]?.();
    const ports = {
      store: memoryStore(),
      think: () => Promise.reject(),
      now: () => 0,
      freshSeed: () => "",
      freshId: () => "",
    };
    const host = game === undefined ? undefined : HostedMatch.of(game, storedOf(record), ports);
    if (host === undefined || !host.ok) continue;
    const sights: Sight[] = [];
    let sight: unknown;
    host.value.watch(0, Math.max(0, host.value.version - 399), ({ seen }) => {
      sight = "sight" in seen ? seen.sight : applyPatch(sight, seen.change);
      sights.push(sight as Sight);
      whole.push(size(sight));
      change.push(size("change" in seen ? seen.change : seen.sight));
    });
    const start = performance.now();
    for (const [i, one] of sights.entries()) diff(sights[i - 1] ?? one, one);
    spent += performance.now() - start;
  }
  const [a, b] = [mean(whole), mean(change)];
  const name = folder.split("/")[1] ?? "";
  const columns = [
    whole.length,
    `${Math.round(a)} B`,
    `${Math.round(b)} B`,
    `${(a / b).toFixed(1)}×`,
    Math.round((spent * 1000) / Math.max(1, whole.length)),
  ];
  console.log(`${name.padEnd(9)} ${columns.map((column) => String(column).padStart(11)).join(" ")}`);
}
