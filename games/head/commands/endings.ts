/** `turnlight head endings`: how duels end at each preset, for every scripted human and difficulty. */
import {
  accept,
  type Bot,
  type CliCommand,
  childSeed,
  drawOf,
  Match,
  playOut,
  type Result,
  type Seed,
  usualBound,
} from "@turnlight/kernel";
import { freshEvening } from "../bots/executioner/evening.ts";
import { executionerAt } from "../bots/executioner/executioner.ts";
import { type HumanName, humanBot, humanNames } from "../bots/humans.ts";
import { type PresetName, presetLimit, presetNames, presetTable } from "../content/presets.ts";
import { difficulties, type HeadConfig, type HeadMove, type HeadRules, type HeadView } from "../rules/index.ts";
import { percent, shareInterval } from "./figures.ts";
import { chosenFrom, commonOptions, readRun, wholeOption } from "./options.ts";

/** The Executioner on a difficulty, or an opponent of the same kind at the preset's default difficulty. */
const rivals = [...difficulties, "own-kind"] as const;
type Rival = (typeof rivals)[number];

interface PresetPairing {
  readonly preset: PresetName;
  readonly human: HumanName;
  readonly rival: Rival;
}

interface EndingTally extends PresetPairing {
  readonly limit: number;
  readonly duels: number;
  /** By discovery of either side; by the blade; resigned. */
  readonly found: number;
  readonly felled: number;
  readonly resigned: number;
  readonly wins: number;
}

type EndingBot = Bot<HeadView, HeadMove>;

const tableOf = ({ preset, rival }: PresetPairing, rules: HeadRules): Result<HeadConfig> => {
  const usual = rules.configText.read("");
  if (!usual.ok) return usual;
  const table = rival === "own-kind" ? presetTable(preset) : presetTable(preset, [rival, "normal"]);
  return accept({ ...usual.value, ...table });
};

const rivalBot = ({ human, rival }: PresetPairing): EndingBot =>
  rival === "own-kind" ? humanBot(human) : executionerAt(freshEvening(rival));

const limitAt = ({ preset, rival }: PresetPairing): number =>
  rival === "own-kind" ? presetLimit(preset) : presetLimit(preset, rival);

const play = async (
  rules: HeadRules,
  pairing: PresetPairing,
  duels: number,
  seed: Seed,
): Promise<Result<EndingTally>> => {
  const table = tableOf(pairing, rules);
  if (!table.ok) return table;
  const bots = [humanBot(pairing.human), rivalBot(pairing)];
  let found = 0;
  let felled = 0;
  let wins = 0;
  for (let i = 0; i < duels; i++) {
    const own = childSeed(seed, `${pairing.preset} ${pairing.human} ${pairing.rival} ${i}`);
    const { match } = Match.begin(rules, { ...table.value, first: i % 2 }, { seed: own });
    const sittings = bots.map((bot, seat) => ({ bot, draw: drawOf(childSeed(own, `bot ${seat}`)) }));
    await playOut(match, sittings, { nodes: 1, bound: usualBound });
    const { fall } = match.state;
    if (fall?.why === "found") found += 1;
    if (fall?.why === "misses") felled += 1;
    if (fall?.seat === 1) wins += 1;
  }
  return accept({ ...pairing, limit: limitAt(pairing), duels, found, felled, resigned: duels - found - felled, wins });
};

const line = ({ preset, human, rival, limit, duels, found, felled, resigned, wins }: EndingTally): string => {
  const withInterval = (count: number): string => {
    const { low, high } = shareInterval(count, duels);
    return `${percent(count / duels)} (${percent(low)} to ${percent(high)})`;
  };
  const cells = [
    preset,
    human,
    rival,
    String(limit),
    withInterval(found),
    percent(felled / duels),
    percent(resigned / duels),
    withInterval(wins),
  ];
  return `| ${cells.join(" | ")} |`;
};

export const endingsCommand = (rules: HeadRules): CliCommand => ({
  about: "measure how duels end at each preset: everything found, miss limit reached, or resigned",
  options: {
    preset: { about: `${presetNames.join(", ")} (default: all)`, value: "NAMES" },
    human: { about: `${humanNames.join(", ")} (default: all)`, value: "NAMES" },
    rival: {
      about: `${rivals.join(", ")}: the Executioner by difficulty, or the same kind of human (default: all)`,
      value: "NAMES",
    },
    duels: { about: "number of duels of each kind (default: 50)", value: "N" },
    seed: commonOptions.seed,
  },
  examples: ["turnlight head endings --preset evening --human good --rival own-kind --duels 200 --seed 1"],
  async answer({ options, progress }) {
    const preset = chosenFrom(presetNames, options["preset"], "preset");
    if (!preset.ok) return preset;
    const human = chosenFrom(humanNames, options["human"], "human");
    if (!human.ok) return human;
    const rival = chosenFrom<Rival>(rivals, options["rival"], "rival");
    if (!rival.ok) return rival;
    const duels = wholeOption(options, "duels", { least: 1, most: 1e5, usual: 50 });
    if (!duels.ok) return duels;
    const run = readRun({ ...(options["seed"] !== undefined && { seed: options["seed"] }) }, 1);
    if (!run.ok) return run;
    const pairings = preset.value.flatMap((one) =>
      human.value.flatMap((name) =>
        rival.value.map((against): PresetPairing => ({ preset: one, human: name, rival: against })),
      ),
    );
    const rows: EndingTally[] = [];
    for (const pairing of pairings) {
      const ended = await play(rules, pairing, duels.value, run.value.seed);
      if (!ended.ok) return ended;
      rows.push(ended.value);
      progress(rows.length / pairings.length);
    }
    const text = [
      "| preset | human | against | miss limit | everything found | limit reached | resigned | human wins |",
      "|---|---|---|---|---|---|---|---|",
      ...rows.map(line),
    ].join("\n");
    return accept({ json: rows, text });
  },
});
