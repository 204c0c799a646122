/** `turnlight head solo`: one-sided skill, the misses until everything is found. */
import { accept, type CliCommand, childSeed, drawOf, within } from "@turnlight/kernel";
import type { HeadRules } from "../rules/index.ts";
import { mean, meanInterval, Stopwatch, timingText } from "./figures.ts";
import { huntAlone, randomPrey } from "./lone-hunt.ts";
import { commonOptions, type HeadBots, readHeadBot, readRun } from "./options.ts";

export const soloCommand = (rules: HeadRules, bots: HeadBots): CliCommand => ({
  about: "let a bot search random boards alone, without a miss limit",
  options: {
    bot: { about: "the bot that searches: name or name:setting", value: "NAME" },
    grid: { about: "the board's size, 6 to 12 (default: 8)", value: "N" },
    words: { about: "number of words, 3 or 4 (default: 3)", value: "N" },
    set: { about: "change a game setting", value: "key=value", many: true },
    ...commonOptions,
  },
  examples: [
    "turnlight head solo --bot oracle --games 2000 --seed 1",
    "turnlight head solo --bot executioner:0.8 --grid 12 --words 4 --games 500 --json",
  ],
  async answer({ options, progress }) {
    const bot = readHeadBot(bots, options["bot"] ?? "executioner");
    if (!bot.ok) return within("--bot", bot.refusal);
    const given = [
      options["set"] ?? "",
      ...(options["grid"] === undefined ? [] : [`grids=${options["grid"]}`]),
      ...(options["words"] === undefined ? [] : [`words=${options["words"]}`]),
    ];
    const config = rules.configText.read(given.join(" "));
    if (!config.ok) return config;
    const run = readRun(options, 1000);
    if (!run.ok) return run;
    const { games, nodes, seed } = run.value;
    const watch = new Stopwatch();
    const hunting = { rules, config: config.value, bot: watch.timing(bot.value), nodes };
    const misses: number[] = [];
    const turns: number[] = [];
    for (let i = 0; i < games; i++) {
      const own = childSeed(seed, `board ${i}`);
      const board = randomPrey(config.value, drawOf(own));
      const hunted = await huntAlone(board, drawOf(childSeed(own, "bot")), hunting);
      misses.push(hunted.misses);
      turns.push(hunted.turns);
      progress((i + 1) / games);
    }
    const { low, high } = meanInterval(misses);
    const time = watch.timing99;
    const json = { games, meanMisses: mean(misses), low, high, meanTurns: mean(turns), time };
    const text = [
      `${options["bot"] ?? "executioner"} on ${games} boards: ${json.meanMisses.toFixed(2)} misses (${low.toFixed(2)} to ${high.toFixed(2)}), ${json.meanTurns.toFixed(1)} turns`,
      timingText(time),
    ].join("\n");
    return accept({ json, text });
  },
});
