/** `turnlight thirteen run`: one run by a bot, stage by stage. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { readTypedSeed } from "../rules/seeds.ts";
import { targets, usualBook } from "../rules/stock.ts";
import { chronicle, type RunChronicle } from "./chronicle.ts";
import { readBotAndConfig, runOptions } from "./options.ts";

const lines = ({ stages, cleared, last }: RunChronicle): readonly string[] => [
  ...stages.map(({ stage, target, score, won, twist, purse, build }) =>
    [
      `stage ${String(stage).padStart(2)}`,
      `target ${String(target).padStart(7)}`,
      `score ${String(score).padStart(7)}`,
      won ? "won " : "lost",
      `$${String(purse).padEnd(3)}`,
      twist === null ? "" : `boss ${twist}`,
      build.join(" "),
    ]
      .filter((part) => part !== "")
      .join("  "),
  ),
  `cleared ${cleared}, levels ${Object.entries(last.levels)
    .map(([section, level]) => `${section} ${level}`)
    .join(", ")}`,
];

export const runCommand: CliCommand = {
  about: "let a bot play one run, and show it stage by stage",
  options: runOptions,
  examples: [
    "turnlight thirteen run --bot greedy:perfect --seed QUARTZ7",
    "turnlight thirteen run --bot thrifty:human --seed 1 --json",
  ],
  async answer({ options }) {
    const who = readBotAndConfig(usualBook, options);
    if (!who.ok) return who;
    const seed = readTypedSeed(options["seed"] ?? "1");
    if (!seed.ok) return seed;
    const { name, bot, config } = who.value;
    const run = await chronicle(usualBook, config, bot, seed.value.seed);
    const { cleared, stages, decisions, last } = run;
    const json = {
      bot: name,
      seed: seed.value.text,
      cleared,
      victory: cleared >= targets.victory,
      decisions,
      stages: stages.map(({ everHeld: _, ...stage }) => stage),
      levels: last.levels,
    };
    return accept({ json, text: [`${name}, seed ${seed.value.text}`, ...lines(run)].join("\n") });
  },
};
