/** `turnlight head ladder`: how strong each opponent is against scripted humans, and how differently they guess. */
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
import { freshEvening } from "../bots/executioner/evening.ts";
import { executionerAt } from "../bots/executioner/executioner.ts";
import { type HumanName, humanBot, humanNames } from "../bots/humans.ts";
import { presetTable } from "../content/presets.ts";
import { type LadderStep, ladderSteps, stepDifficulty } from "../results/ladder.ts";
import type { HeadConfig, HeadMove, HeadRules, HeadView, JudgedGuess } from "../rules/index.ts";
import { mean, percent, shareInterval } from "./figures.ts";
import { chosenFrom, commonOptions, type HeadBots, readHeadBot, readRun, wholeOption } from "./options.ts";

type LadderBot = Bot<HeadView, HeadMove>;

interface LadderRow {
  readonly step: LadderStep;
  readonly human: HumanName;
  readonly duels: number;
  readonly wins: number;
  /** The opponent's guesses in a duel, in order. */
  readonly guesses: readonly (readonly JudgedGuess[])[];
}

const person = 0;
const opponent = 1;

/** What shows a temper: the first ten guesses, the first of all, and how words are tried. */
const first = 10;

const figuresOf = ({ guesses }: LadderRow) => {
  const words = guesses.map((all) => all.filter(({ kind }) => kind === "word"));
  const opening = guesses.flatMap((all) => all.slice(0, first));
  return {
    /** Of the first ten guesses, how many were cells; of the first, how many were. */
    cells: opening.filter(({ kind }) => kind === "cell").length / Math.max(1, opening.length),
    words: mean(words.map((tried) => tried.length)),
    wrong: mean(words.map((tried) => tried.filter(({ hit }) => !hit).length)),
  };
};

const line = (row: LadderRow): string => {
  const { low, high } = shareInterval(row.wins, row.duels);
  const { cells, words, wrong } = figuresOf(row);
  return `| ${row.step} | ${row.human} | ${percent(row.wins / row.duels)} (${percent(low)} to ${percent(high)}) | ${percent(cells)} | ${words.toFixed(2)} | ${wrong.toFixed(2)} |`;
};

const play = async (
  rules: HeadRules,
  { step, human, bot }: { readonly step: LadderStep; readonly human: HumanName; readonly bot: LadderBot },
  table: HeadConfig,
  duels: number,
  seed: Seed,
): Promise<LadderRow> => {
  const guesses: (readonly JudgedGuess[])[] = [];
  let wins = 0;
  for (let i = 0; i < duels; i++) {
    const own = childSeed(seed, `${step} ${human} ${i}`);
    const { match } = Match.begin(rules, { ...table, first: i % 2 }, { seed: own });
    const sittings = [humanBot(human), bot].map((one, seat) => ({
      bot: one,
      draw: drawOf(childSeed(own, `bot ${seat}`)),
    }));
    await playOut(match, sittings, { nodes: 10_000, bound: usualBound });
    guesses.push(match.state.guesses.filter(({ by }) => by === opponent));
    if (match.state.fall?.seat !== person) wins += 1;
  }
  return { step, human, duels, wins, guesses };
};

export const ladderCommand = (rules: HeadRules, bots: HeadBots): CliCommand => ({
  about: "measure the opponents of the ladder: who beats them, and how they guess",
  options: {
    step: { about: `${ladderSteps.join(", ")} (default: all)`, value: "NAMES" },
    human: { about: `${humanNames.join(", ")} (default: all)`, value: "NAMES" },
    duels: { about: "number of duels of each kind (default: 50)", value: "N" },
    seed: commonOptions.seed,
  },
  examples: ["turnlight head ladder --human casual,good --duels 100 --seed 1"],
  async answer({ options, progress }) {
    const steps = chosenFrom(ladderSteps, options["step"], "step");
    if (!steps.ok) return steps;
    const humans = chosenFrom(humanNames, options["human"], "human");
    if (!humans.ok) return humans;
    const duels = wholeOption(options, "duels", { least: 1, most: 1e5, usual: 50 });
    if (!duels.ok) return duels;
    const run = readRun({ ...(options["seed"] !== undefined && { seed: options["seed"] }) }, 1);
    if (!run.ok) return run;
    const usual = rules.configText.read("");
    if (!usual.ok) return usual;
    const rows: LadderRow[] = [];
    for (const step of steps.value) {
      const level = stepDifficulty(step);
      const bot = level === undefined ? readHeadBot(bots, step) : accept<LadderBot>(executionerAt(freshEvening(level)));
      if (!bot.ok) return within("--step", bot.refusal);
      const table = { ...usual.value, ...presetTable("evening", [level ?? "normal", "normal"]) };
      for (const human of humans.value) {
        rows.push(await play(rules, { step, human, bot: bot.value }, table, duels.value, run.value.seed));
        progress(rows.length / (steps.value.length * humans.value.length));
      }
    }
    const text = [
      "| opponent | human | human wins | cells in the first ten guesses | words tried a duel | wrong ones |",
      "|---|---|---|---|---|---|",
      ...rows.map(line),
    ].join("\n");
    const json = rows.map((row) => ({
      step: row.step,
      human: row.human,
      wins: row.wins / row.duels,
      ...shareInterval(row.wins, row.duels),
      ...figuresOf(row),
    }));
    return accept({ json, text });
  },
});
