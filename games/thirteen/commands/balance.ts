/** `turnlight thirteen balance`: statistics of many runs by one bot: stages reached, earnings and items. */
import { accept, type CliCommand, childSeed, seedOf } from "@turnlight/kernel";
import { type Book, plainDie } from "../rules/items.ts";
import { targets, usualBook } from "../rules/stock.ts";
import { chronicle, type RunChronicle } from "./chronicle.ts";
import { readBotAndConfig, runOptions, wholeIn } from "./options.ts";

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

/** For each stage, of the runs that played it: how many cleared it (of all runs), and the money they had. */
const stageRows = (runs: readonly RunChronicle[]) =>
  Array.from({ length: Math.max(...runs.map(({ stages }) => stages.length)) }, (_, i) => {
    const played = runs.flatMap(({ stages }) => stages[i] ?? []);
    const won = played.filter((stage) => stage.won);
    return {
      stage: i + 1,
      played: played.length,
      cleared: share(won.length, runs.length),
      meanPurse: share(
        won.reduce((sum, { purse }) => sum + purse, 0),
        won.length,
      ),
    };
  });

const bossRows = (runs: readonly RunChronicle[]) => {
  const met = runs.flatMap(({ stages }) => stages.filter(({ twist }) => twist !== null));
  return [...new Set(met.map(({ twist }) => twist ?? ""))].sort().map((twist) => {
    const own = met.filter((stage) => stage.twist === twist);
    return { twist, met: own.length, won: share(own.filter(({ won }) => won).length, own.length) };
  });
};

/** For the runs that cleared the victory stage: in how many each charm and die was held, at the end or ever. */
const itemRows = (book: Book, runs: readonly RunChronicle[]) => {
  const winners = runs.flatMap(({ stages }) => stages.filter(({ stage, won }) => stage === targets.victory && won));
  return book.items
    .filter(({ kind, id }) => kind === "charm" || (kind === "die" && id !== plainDie))
    .map(({ id }) => ({
      item: id,
      build: share(winners.filter(({ build }) => build.includes(id)).length, winners.length),
      ever: share(winners.filter(({ everHeld }) => everHeld.includes(id)).length, winners.length),
    }));
};

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

export const balanceCommand: CliCommand = {
  about: "measure how far a bot's runs get, what they earn and which items they hold",
  options: {
    ...runOptions,
    runs: { about: "number of runs (default: 200)", value: "N" },
    until: { about: "stop a run after this many cleared stages (default: 60)", value: "N" },
  },
  examples: ["turnlight thirteen balance --bot greedy:perfect --runs 1000 --seed 1"],
  async answer({ options, progress }) {
    const who = readBotAndConfig(usualBook, options);
    if (!who.ok) return who;
    const count = wholeIn(options, "runs", 1, 1_000_000, 200);
    if (!count.ok) return count;
    const until = wholeIn(options, "until", 1, 60, 60);
    if (!until.ok) return until;
    const { name, bot, config } = who.value;
    const master = seedOf(options["seed"] ?? "1");
    const runs: RunChronicle[] = [];
    for (let i = 0; i < count.value; i++) {
      runs.push(await chronicle(usualBook, config, bot, childSeed(master, `game ${i}`), { until: until.value }));
      progress((i + 1) / count.value);
    }
    const json = {
      bot: name,
      runs: runs.length,
      medianLoss: median(runs.map(({ cleared }) => cleared + 1)),
      victories: share(runs.filter(({ cleared }) => cleared >= targets.victory).length, runs.length),
      stages: stageRows(runs),
      bosses: bossRows(runs),
      items: itemRows(usualBook, runs),
    };
    const text = [
      `${name}, ${json.runs} runs: median loss at stage ${json.medianLoss}, ${percent(json.victories)} clear stage ${targets.victory}`,
      "",
      "stage  cleared    purse after",
      ...json.stages.map(
        ({ stage, cleared, meanPurse }) =>
          `${String(stage).padStart(5)}  ${percent(cleared).padStart(7)}  $${meanPurse.toFixed(1)}`,
      ),
      "",
      "boss          met   won",
      ...json.bosses.map(({ twist, met, won }) => `${twist.padEnd(12)} ${String(met).padStart(4)}  ${percent(won)}`),
      "",
      `of the runs that clear stage ${targets.victory}: in the build at its end, and ever held`,
      ...json.items.map(
        ({ item, build, ever }) => `${item.padEnd(16)} ${percent(build).padStart(7)}  ${percent(ever).padStart(7)}`,
      ),
    ].join("\n");
    return accept({ json, text });
  },
};
