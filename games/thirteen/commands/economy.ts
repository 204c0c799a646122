/** `turnlight thirteen economy`: what can be afforded in each shop, where runs end, and how much of the sheet is used. */
import { accept, type CliCommand, childSeed, seedOf } from "@turnlight/kernel";
import { targets, usualBook } from "../rules/stock.ts";
import { chronicle, type RunChronicle } from "./chronicle.ts";
import { meanOf, medianOf, numberText, percentText, shareOf } from "./intervals.ts";
import { readBotAndConfig, runOptions, wholeIn } from "./options.ts";

/** Scarcity is judged over the first shops. */
const earlyShops = 6;
/** Deaths in these stages are counted together. */
const middle = { from: 3, to: 6 };

const shopRows = (runs: readonly RunChronicle[]) =>
  Array.from({ length: targets.victory - 1 }, (_, i) => {
    const entered = runs.flatMap(({ shops }) => shops.filter(({ stage }) => stage === i + 1));
    return {
      shop: i + 1,
      entered: entered.length,
      affordable: meanOf(entered.map(({ affordable }) => affordable)),
      purse: meanOf(entered.map(({ purse }) => purse)),
    };
  });

const stageRows = (runs: readonly RunChronicle[]) =>
  Array.from({ length: targets.victory }, (_, i) => {
    const stage = i + 1;
    const won = runs.flatMap(({ stages }) => stages.filter((one) => one.stage === stage && one.won));
    const ended = runs.filter(({ stages }) => stages.some((one) => one.stage === stage && !one.won)).length;
    return {
      stage,
      ended: shareOf(ended, runs.length),
      won: won.length,
      medianRounds: medianOf(won.map(({ rounds }) => rounds)),
      medianMet: medianOf(won.flatMap(({ metIn }) => metIn ?? [])),
      meanRounds: meanOf(won.map(({ rounds }) => rounds)),
    };
  });

export const economyCommand: CliCommand = {
  about: "measure what each shop leaves affordable, in which stages runs end, and how many rounds a won stage takes",
  options: {
    ...runOptions,
    runs: { about: "number of runs (default: 100)", value: "N" },
  },
  examples: ["turnlight thirteen economy --bot generalist:human --runs 200 --seed judge"],
  async answer({ options, progress }) {
    const who = readBotAndConfig(usualBook, options);
    if (!who.ok) return who;
    const count = wholeIn(options, "runs", 1, 100_000, 100);
    if (!count.ok) return count;
    const { name, bot, config } = who.value;
    const master = seedOf(options["seed"] ?? "1");
    const runs: RunChronicle[] = [];
    for (let i = 0; i < count.value; i++) {
      runs.push(await chronicle(usualBook, config, bot, childSeed(master, `game ${i}`), { until: targets.victory }));
      progress((i + 1) / count.value);
    }
    const early = runs.flatMap(({ shops }) => shops.filter(({ stage }) => stage <= earlyShops));
    const later = runs.flatMap(({ stages }) => stages.filter(({ won }) => won));
    const died = runs.filter(({ stages }) =>
      stages.some(({ stage, won }) => !won && stage >= middle.from && stage <= middle.to),
    );
    const json = {
      bot: name,
      runs: runs.length,
      won: shareOf(runs.filter(({ cleared }) => cleared >= targets.victory).length, runs.length),
      affordable: meanOf(early.map(({ affordable }) => affordable)),
      endedInTheMiddle: shareOf(died.length, runs.length),
      medianRounds: medianOf(later.filter(({ of }) => of === 13).map(({ rounds }) => rounds)),
      medianMet: medianOf(later.filter(({ of }) => of === 13).flatMap(({ metIn }) => metIn ?? [])),
      shops: shopRows(runs),
      stages: stageRows(runs),
    };
    const text = [
      `${name}, ${json.runs} runs: ${percentText(json.won)} clear stage ${targets.victory}`,
      `affordable in shops 1–${earlyShops}: ${numberText(json.affordable)} of 6`,
      `runs that end in stages ${middle.from}–${middle.to}: ${percentText(json.endedInTheMiddle)}`,
      `median rounds of a won stage with 13: ${json.medianRounds}, its target met in round ${json.medianMet}`,
      "",
      "| shop | entered | affordable of 6 | purse |",
      "|---|---|---|---|",
      ...json.shops.map(
        ({ shop, entered, affordable, purse }) =>
          `| ${shop} | ${entered} | ${numberText(affordable)} | $${numberText(purse)} |`,
      ),
      "",
      "| stage | runs that end | won | median rounds | mean rounds | target met in round (median) |",
      "|---|---|---|---|---|---|",
      ...json.stages.map(
        ({ stage, ended, won, medianRounds, meanRounds, medianMet }) =>
          `| ${stage} | ${percentText(ended)} | ${won} | ${medianRounds} | ${numberText(meanRounds)} | ${medianMet} |`,
      ),
    ].join("\n");
    return accept({ json, text });
  },
};
