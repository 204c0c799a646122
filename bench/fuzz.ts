/** `npm run fuzz -- --frames N`: N odd frames over sockets, and a tenth as many odd requests; each answered, or cut off with a reason. */
import { emptyTally, fuzzFrames, fuzzRequests } from "../server/tests/support/fuzzing.ts";
import { generousLimits } from "../server/tests/support/generous.ts";
import { lineTo, openHouse, twoAt, Watcher } from "../server/tests/support/house.ts";
import { countOf, optionsOf } from "./options.ts";

const usage = "npm run fuzz -- [--frames N] [--seed TEXT]";
const { values } = optionsOf(usage, {
  options: { frames: { type: "string", default: "200000" }, seed: { type: "string", default: "noise" } },
});
const frames = countOf("frames", values.frames, usage);
/** Lines at a time. */
const lines = 8;

const reports: unknown[] = [];
const keep = { kind: "memory" } as const;
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
    ...tally,
    closed: Object.fromEntries(tally.closed),
    statuses: Object.fromEntries(tally.statuses),
    reports: reports.length,
  }),
);
line.close();
await house.close();
if (tally.wrong.length + reports.length > 0) process.exitCode = 1;
