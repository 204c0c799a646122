/** `turnlight head shots`: where the opponents shoot, beside finished words and with their first cell. */
import {
  accept,
  type Bot,
  type CliCommand,
  childSeed,
  drawOf,
  Match,
  playOut,
  type Seed,
  usualBound,
  within,
} from "@turnlight/kernel";
import { type HumanName, humanBot, humanNames } from "../bots/humans.ts";
import { presetTable } from "../content/presets.ts";
import { ladderSteps, stepDifficulty } from "../results/ladder.ts";
import {
  difficulties,
  type HeadConfig,
  type HeadMove,
  type HeadRules,
  type HeadState,
  type HeadView,
  huntOf,
  indexOf,
} from "../rules/index.ts";
import { mean, percent, shareInterval } from "./figures.ts";
import { chosenFrom, commonOptions, type HeadBots, readHeadBot, readRun, wholeOption } from "./options.ts";
import { type JudgedShot, judgeShot } from "./shot-judge.ts";

interface ShotRow {
  readonly bot: string;
  readonly duels: number;
  readonly shots: readonly JudgedShot[];
  /** The first cell of each duel that had one. */
  readonly firsts: readonly string[];
  readonly inCentre: number;
}

const opponent = 1;

const usualBots = ladderSteps.map((step) => (stepDifficulty(step) === undefined ? step : `executioner:${step}`));

const isInCentre = (cell: number, size: number): boolean =>
  [cell % size, Math.floor(cell / size)].every((at) => Math.abs(at - (size - 1) / 2) < 1);

const shotsIn = ({ config, boards, guesses }: HeadState): readonly JudgedShot[] => {
  const board = boards[0] ?? [];
  return guesses.flatMap((guess, at) =>
    guess.by === opponent && guess.kind === "cell"
      ? [
          judgeShot(
            board,
            huntOf(config, opponent, board, guesses.slice(0, at)),
            indexOf(guess.cell, config.grids[0]),
            config.grids[0],
          ),
        ]
      : [],
  );
};

interface ShotTrial {
  readonly rules: HeadRules;
  readonly table: HeadConfig;
  readonly human: HumanName;
  readonly duels: number;
  readonly seed: Seed;
}

const play = async (name: string, bot: Bot<HeadView, HeadMove>, trial: ShotTrial): Promise<ShotRow> => {
  const { rules, table, human, duels, seed } = trial;
  const shots: JudgedShot[] = [];
  const firsts: string[] = [];
  for (let i = 0; i < duels; i++) {
    const own = childSeed(seed, `${name} ${i}`);
    const { match } = Match.begin(rules, { ...table, first: i % 2 }, { seed: own });
    const sittings = [humanBot(human), bot].map((one, seat) => ({
      bot: one,
      draw: drawOf(childSeed(own, `bot ${seat}`)),
    }));
    await playOut(match, sittings, { nodes: 10_000, bound: usualBound });
    shots.push(...shotsIn(match.state));
    const first = match.state.guesses.find(({ by, kind }) => by === opponent && kind === "cell");
    if (first?.kind === "cell") firsts.push(first.cell);
  }
  const size = table.grids[0];
  const inCentre = firsts.filter((cell) => isInCentre(indexOf(cell, size), size)).length;
  return { bot: name, duels, shots, firsts, inCentre };
};

const figuresOf = ({ bot, duels, shots, firsts, inCentre }: ShotRow) => {
  const share = (count: number, of: number) => ({
    share: count / Math.max(1, of),
    ...shareInterval(count, Math.max(1, of)),
  });
  return {
    bot,
    duels,
    shots: shots.length,
    beside: share(shots.filter(({ isBeside }) => isBeside).length, shots.length),
    chance: mean(shots.map(({ chance }) => chance)),
    wasted: share(shots.filter(({ isWasted }) => isWasted).length, shots.length),
    inCentre: share(inCentre, firsts.length),
    differentFirsts: new Set(firsts).size,
  };
};

type ShotFigures = ReturnType<typeof figuresOf>;

const line = ({ bot, shots, beside, chance, wasted, inCentre, differentFirsts }: ShotFigures): string => {
  const told = ({ share, low, high }: ShotFigures["beside"]): string =>
    `${percent(share)} (${percent(low)} to ${percent(high)})`;
  return `| ${[bot, shots, told(wasted), told(beside), percent(chance), told(inCentre), differentFirsts].join(" | ")} |`;
};

export const shotsCommand = (rules: HeadRules, bots: HeadBots): CliCommand => ({
  about: "measure where opponents shoot: beside finished words, and with their first cell",
  options: {
    bot: { about: "bots, separated by commas (default: the ladder's)", value: "NAMES" },
    human: { about: `whom they play: ${humanNames.join(", ")} (default: casual)`, value: "NAME" },
    duels: { about: "number of duels of each kind (default: 50)", value: "N" },
    seed: commonOptions.seed,
  },
  examples: ["turnlight head shots --bot executioner:easy,executioner:0.15 --duels 100 --seed 1"],
  async answer({ options, progress }) {
    const humans = chosenFrom(humanNames, options["human"] ?? "casual", "human");
    if (!humans.ok) return humans;
    const duels = wholeOption(options, "duels", { least: 1, most: 1e5, usual: 50 });
    if (!duels.ok) return duels;
    const run = readRun({ ...(options["seed"] !== undefined && { seed: options["seed"] }) }, 1);
    if (!run.ok) return run;
    const usual = rules.configText.read("");
    if (!usual.ok) return usual;
    const names = options["bot"]?.split(",") ?? usualBots;
    const rows: ShotFigures[] = [];
    for (const name of names) {
      const bot = readHeadBot(bots, name);
      if (!bot.ok) return within("--bot", bot.refusal);
      const level = difficulties.find((one) => name.startsWith(`executioner:${one}`)) ?? "normal";
      for (const human of humans.value) {
        const table = { ...usual.value, ...presetTable("evening", [level, "normal"]) };
        rows.push(
          figuresOf(await play(name, bot.value, { rules, table, human, duels: duels.value, seed: run.value.seed })),
        );
      }
      progress(rows.length / (names.length * humans.value.length));
    }
    const text = [
      "| opponent | cell guesses | wasted at finished words | beside finished words | … by chance | first cell in the centre | different first cells |",
      "|---|---|---|---|---|---|---|",
      ...rows.map(line),
    ].join("\n");
    return accept({ json: rows, text });
  },
});
