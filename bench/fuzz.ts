/**
 * `npm run fuzz -- --frames N`: sends N malformed frames over sockets, and a tenth as many malformed requests, to a
 * server on SQLite and to one on PostgreSQL; each must be answered, or the connection closed with a reason. `--on`
 * selects one of the two.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServeOptions } from "@turnlight/server";
import { startCluster } from "../server/tests/support/cluster.ts";
import { emptyTally, fuzzFrames, fuzzRequests } from "../server/tests/support/fuzzing.ts";
import { generousLimits } from "../server/tests/support/generous.ts";
import { lineTo, openHouse, twoAt, Watcher } from "../server/tests/support/house.ts";
import { countOf, optionsOf, refuseWith } from "./options.ts";

const usage = "npm run fuzz -- [--frames N] [--seed TEXT] [--on sqlite | postgres]";
const { values } = optionsOf(usage, {
  options: {
    frames: { type: "string", default: "200000" },
    seed: { type: "string", default: "noise" },
    on: { type: "string" },
  },
});
const frames = countOf("frames", values.frames, usage);
/** Concurrent connections. */
const lines = 8;

const fuzz = async (on: string, keep: NonNullable<ServeOptions["keep"]>): Promise<void> => {
  const reports: unknown[] = [];
  const house = await openHouse({ keep, limits: generousLimits }, { report: (problem) => reports.push(problem) });
  const { table, tokens } = await twoAt(house.url, "dice-race", "target=1000");
  const line = lineTo(house.url);
  const player = new Watcher(line, table, tokens[0]);
  const { sight } = await player.until((now) => now.sight !== undefined);
  const target = { url: house.url, table, match: sight?.match ?? "", tokens };
  const tally = emptyTally();
  await Promise.all([
    ...Array.from({ length: lines }, (_, i) =>
      fuzzFrames(target, Math.ceil(frames / lines), `${values.seed} ${i}`, tally),
    ),
    fuzzRequests(target, Math.ceil(frames / 10), values.seed, tally),
  ]);
  console.log(
    JSON.stringify({
      on,
      ...tally,
      closed: Object.fromEntries(tally.closed),
      statuses: Object.fromEntries(tally.statuses),
      reports: reports.length,
    }),
  );
  line.close();
  await house.close();
  if (tally.wrong.length + reports.length > 0) process.exitCode = 1;
};

const places: Readonly<Record<string, () => Promise<void>>> = {
  async sqlite() {
    const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
    await fuzz("sqlite", { kind: "folder", folder });
    rmSync(folder, { recursive: true });
  },
  async postgres() {
    const cluster = await startCluster();
    await fuzz("postgres", { kind: "postgres", url: await cluster.fresh() });
    await cluster.stop();
  },
};

const wanted = Object.entries(places).filter(([name]) => values.on === undefined || values.on === name);
if (wanted.length === 0) refuseWith(`--on is ${JSON.stringify(values.on)}, which is nowhere`, usage);
for (const [, place] of wanted) await place();
