/** `turnlight thirteen archetypes`: compares the archetypes, with every item in the pool and with none unlocked. */
import { accept, type CliCommand, childSeed, quote, refuse, seedOf } from "@turnlight/kernel";
import { type BuyerName, bestBuy, judges } from "../bots/buyers.ts";
import { runBot } from "../bots/index.ts";
import { rules } from "../rules/run.ts";
import type { RunConfig, RunState } from "../rules/state.ts";
import { targets, usualBook } from "../rules/stock.ts";
import { chronicle, type RunChronicle } from "./chronicle.ts";
import { type Estimated, percentText, shareOf } from "./intervals.ts";
import { namesIn, wholeIn } from "./options.ts";

const pools = ["all", "none"] as const;
type ItemPool = (typeof pools)[number];

const shownStages = [4, 6, 8, 10];
/** A run is abandoned once the last of these is cleared. */
const until = Math.max(...shownStages);

interface ArchetypeRow {
  readonly buyer: BuyerName;
  readonly pool: ItemPool;
  /** The share of the runs that cleared each of the stages shown. */
  readonly cleared: readonly number[];
  readonly medianLoss: number;
  /** The share that won, with its range, and as a part of the best archetype's. */
  readonly won: Estimated;
}

/** An item in the builds of the runs that won: of all buyers together, and of the generalist. */
interface WinnersItem {
  readonly item: string;
  readonly all: Estimated;
  readonly generalist: Estimated;
}

const winningBuilds = (runs: readonly RunChronicle[]): readonly (readonly string[])[] =>
  runs.flatMap(({ stages }) =>
    stages.flatMap(({ stage, won, build }) => (won && stage === targets.victory ? [build] : [])),
  );

const winnersItems = (
  everybody: readonly (readonly string[])[],
  generalist: readonly (readonly string[])[],
): readonly WinnersItem[] =>
  usualBook.items
    .map(({ id: item }) => ({
      item,
      all: shareOf(everybody.filter((build) => build.includes(item)).length, everybody.length),
      generalist: shareOf(generalist.filter((build) => build.includes(item)).length, generalist.length),
    }))
    .filter(({ all }) => all.value > 0)
    .toSorted((one, other) => other.all.value - one.all.value);

/** How many of the commonest items are listed. */
const listed = 12;

const percent = (part: number): string => `${(100 * part).toFixed(0)}%`;

const rowOf = (buyer: BuyerName, pool: ItemPool, runs: readonly RunChronicle[]): ArchetypeRow => ({
  buyer,
  pool,
  cleared: shownStages.map((stage) => runs.filter(({ cleared }) => cleared >= stage).length / runs.length),
  medianLoss: runs.map(({ cleared }) => cleared + 1).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0,
  won: shareOf(runs.filter(({ cleared }) => cleared >= targets.victory).length, runs.length),
});

/** Each row's victories as a part of the best archetype's; generalist and thrifty are measured against it too. */
const partOfBest = (rows: readonly ArchetypeRow[], { pool, won }: ArchetypeRow): number => {
  const own = rows.filter((row) => row.pool === pool && row.buyer !== "generalist" && row.buyer !== "thrifty");
  return won.value / Math.max(1e-9, ...own.map((row) => row.won.value));
};

/** How often each charm was the buyer's first choice, by buyer. */
class BestBuys {
  readonly #counts = new Map<string, Map<BuyerName, number>>();
  readonly #shops = new Map<BuyerName, number>();

  note(buyer: BuyerName, state: RunState): void {
    if (state.phase.kind !== "shop" || state.phase.offers.includes(null)) return;
    this.#shops.set(buyer, (this.#shops.get(buyer) ?? 0) + 1);
    const item = bestBuy(usualBook, state, buyer);
    if (item === undefined) return;
    const own = this.#counts.get(item) ?? new Map<BuyerName, number>();
    own.set(buyer, (own.get(buyer) ?? 0) + 1);
    this.#counts.set(item, own);
  }

  /** The buyer who prefers it most often, and in what share of the shops. */
  rows() {
    return usualBook.items
      .filter(({ kind }) => kind === "charm")
      .map(({ id }) => {
        const shares = [...(this.#counts.get(id) ?? [])].map(([buyer, count]) => ({
          buyer,
          share: count / (this.#shops.get(buyer) ?? 1),
        }));
        return { item: id, ...shares.reduce((most, one) => (one.share > most.share ? one : most), nobody) };
      });
  }
}

const nobody: { readonly buyer: BuyerName | null; readonly share: number } = { buyer: null, share: 0 };

const rowText = ({ pool, buyer, cleared, medianLoss, won }: ArchetypeRow): string =>
  `| ${pool} | ${buyer} | ${cleared.map(percent).join(" | ")} | ${medianLoss} | ${percentText(won)} |`;

const winnersTable = (items: readonly WinnersItem[]): readonly string[] => [
  "| item | of all winners | of the generalist's |",
  "|---|---|---|",
  ...items.slice(0, listed).map((row) => `| ${row.item} | ${percentText(row.all)} | ${percentText(row.generalist)} |`),
];

const charmTable = (best: ReturnType<BestBuys["rows"]>): readonly string[] => [
  "| charm | best buy of its shop in | for |",
  "|---|---|---|",
  ...best.map(({ item, share, buyer }) => `| ${item} | ${(100 * share).toFixed(1)}% | ${buyer ?? "nobody"} |`),
];

const poolConfig = (pool: ItemPool): RunConfig => {
  const read = rules.configText.read(`unlocked=${pool}`);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

export const archetypesCommand: CliCommand = {
  about: "measure how far each strategy gets with human dice, by item pool, and which charms are ever the best buy",
  options: {
    runs: { about: "runs per row (default: 60)", value: "N" },
    pool: { about: "only with everything unlocked, or with nothing (default: both)", value: "all|none" },
    buyers: { about: "only these strategies, separated by commas (default: all)", value: "NAMES" },
    seed: { about: "seed of all runs (default: 1)", value: "S" },
  },
  examples: [
    "turnlight thirteen archetypes --runs 300 --seed 2",
    "turnlight thirteen archetypes --pool none --buyers generalist,money",
  ],
  async answer({ options, progress, say }) {
    const count = wholeIn(options, "runs", 1, 100_000, 60);
    if (!count.ok) return count;
    const poolOption = options["pool"];
    const chosen = poolOption === undefined ? pools : pools.filter((pool) => pool === poolOption);
    if (chosen.length === 0)
      return refuse("bad-option", `--pool is ${quote(poolOption ?? "")}`, { right: pools.join(" or ") });
    const buyers = namesIn(options, "buyers", judges, "unknown-buyer");
    if (!buyers.ok) return buyers;
    const master = seedOf(options["seed"] ?? "1");
    const buys = new BestBuys();
    const rows: ArchetypeRow[] = [];
    const winners: (readonly string[])[] = [];
    const generalists: (readonly string[])[] = [];
    for (const [p, pool] of chosen.entries())
      for (const [b, buyer] of buyers.value.entries()) {
        const bot = runBot(usualBook, buyer, "human");
        const runs: RunChronicle[] = [];
        for (let i = 0; i < count.value; i++) {
          const at = (state: RunState) => {
            if (pool === "all") buys.note(buyer, state);
          };
          runs.push(await chronicle(usualBook, poolConfig(pool), bot, childSeed(master, `game ${i}`), { at, until }));
          progress((p * buyers.value.length + b + (i + 1) / count.value) / (chosen.length * buyers.value.length));
        }
        const row = rowOf(buyer, pool, runs);
        (buyer === "generalist" ? generalists : winners).push(...winningBuilds(runs));
        rows.push(row);
        say?.(rowText(row));
      }
    const best = buys.rows();
    const items = winnersItems([...winners, ...generalists], generalists);
    const text = [
      `human dice, ${count.value} runs a row: percent that clear each stage`,
      "",
      `| pool | buyer | ${shownStages.map((stage) => `stage ${stage}`).join(" | ")} | median loss at | won | of the best archetype |`,
      `|---|---|${shownStages.map(() => "---|").join("")}---|---|---|`,
      ...rows.map((row) => `${rowText(row)} ${partOfBest(rows, row).toFixed(2)} |`),
      "",
      ...winnersTable(items),
      ...(chosen.includes("all") ? ["", ...charmTable(best)] : []),
    ].join("\n");
    return accept({ json: { runs: count.value, rows, best, winners: items }, text });
  },
};
