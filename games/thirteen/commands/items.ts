/**
 * `turnlight thirteen items`: what every item adds to a stage when a person plays, compared with what the shop states.
 */
import { accept, type CliCommand, seedOf } from "@turnlight/kernel";
import { runBot } from "../bots/index.ts";
import { plainDie } from "../rules/items.ts";
import { thirdRules } from "../rules/run.ts";
import { usualBook } from "../rules/stock.ts";
import { type Delivery, measuring } from "./delivery.ts";
import { namesIn, wholeIn } from "./options.ts";

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

const rowText = ({ item, could, promised, adds, error }: Delivery): string =>
  `| ${item} | ${percent(could)} | ${percent(promised)} | ${percent(adds)} ± ${percent(error)} |`;

const weighed = usualBook.items.filter(({ id, kind }) => id !== plainDie && kind !== "consumable" && kind !== "pack");
const weighedNames = weighed.map(({ id }) => id);

export const itemsCommand: CliCommand = {
  about: "measure what each item adds to a stage played with human dice, compared with the estimate and the shop",
  options: {
    stages: { about: "stages per item after each of three shops (default: 60)", value: "N" },
    only: { about: "only these items, separated by commas (default: all)", value: "NAMES" },
    seed: { about: "seed of all runs (default: 1)", value: "S" },
  },
  examples: ["turnlight thirteen items --stages 200 --seed 2", "turnlight thirteen items --only fourth-roll,glass"],
  async answer({ options, progress, say }) {
    const stages = wholeIn(options, "stages", 2, 100_000, 60);
    if (!stages.ok) return stages;
    const names = namesIn(options, "only", weighedNames, "unknown-item");
    if (!names.ok) return names;
    // Prices of version 3, by which the stored figures were measured: the money left matters to some items.
    const config = thirdRules.configText.read("");
    if (!config.ok) return config;
    const bot = runBot(usualBook, "greedy", "human");
    const measure = await measuring(bot, config.value, stages.value, seedOf(options["seed"] ?? "1"));
    const items = weighed.filter(({ id }) => names.value.includes(id));
    const found: Delivery[] = [];
    for (const [i, item] of items.entries()) {
      const delivery = await measure(item);
      found.push(delivery);
      say?.(rowText(delivery));
      progress((i + 1) / items.length);
    }
    const text = [
      `human dice, ${stages.value} stages after each of three shops: parts of the points of a stage without the item`,
      "",
      "| item | estimate | the shop says | it adds |",
      "|---|---|---|---|",
      ...found.map(rowText),
    ].join("\n");
    return accept({ json: { stages: stages.value, items: found }, text });
  },
};
