/**
 * `npm run bench:matching`: a thousand people a minute arrive for quick matches, three in ten of whom close their tab,
 * lose their line or do not confirm, on one node with SQLite and on two with PostgreSQL. Fails if somebody is seated
 * with a person gone for longer than ten seconds, or is left waiting while another waits for the same.
 */

import { type ArrivalsReport, simulateArrivals } from "../server/tests/support/arrivals.ts";
import { startCluster } from "../server/tests/support/cluster.ts";
import { generousLimits } from "../server/tests/support/generous.ts";
import { openHouse } from "../server/tests/support/house.ts";
import { countOf, optionsOf } from "./options.ts";

const usage = "npm run bench:matching -- [--people N] [--per-minute N] [--seed TEXT]";
const { values } = optionsOf(usage, {
  options: {
    people: { type: "string", default: "1000" },
    "per-minute": { type: "string", default: "1000" },
    seed: { type: "string", default: "arrivals" },
  },
});
const people = countOf("people", values.people, usage);
const between = 60_000 / countOf("per-minute", values["per-minute"], usage);
/** Milliseconds within which those who leave do so. */
const within = 8000;

const tell = (nodes: number, report: ArrivalsReport): void => {
  console.log(JSON.stringify({ nodes, ...report }));
  if (report.withGone > 0 || report.leftOver > 0) process.exitCode = 1;
};

const limits = generousLimits;
const alone = await openHouse({ limits });
tell(1, await simulateArrivals({ urls: [alone.url], people, between, within, seed: values.seed }));
await alone.close();

const cluster = await startCluster();
const keep = { kind: "postgres" as const, url: await cluster.fresh() };
const nodes = [await openHouse({ keep, limits }), await openHouse({ keep, limits })];
const urls = nodes.map(({ url }) => url);
tell(2, await simulateArrivals({ urls, people, between, within, seed: values.seed }));
for (const node of nodes) await node.close();
await cluster.stop();
