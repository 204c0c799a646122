/** `turnlight head evening`: win rates when results carry over, for every human and difficulty. */
import { accept, type CliCommand, childSeed, quote, refuse } from "@turnlight/kernel";
import { humanBot, humanNames } from "../bots/humans.ts";
import { presetNames } from "../content/presets.ts";
import { difficulties, type HeadRules } from "../rules/index.ts";
import { playEvening } from "./evening.ts";
import { mean, percent, shareInterval } from "./figures.ts";
import { commonOptions, readRun, wholeOption } from "./options.ts";

/** The first matches of an evening adapt to the player; from the fourth on they should be even. */
const settled = 3;

const chosen = <T extends string>(all: readonly T[], text: string | undefined): readonly T[] =>
  text === undefined ? all : all.filter((one) => one === text);

interface EveningRow {
  readonly human: string;
  readonly difficulty: string;
  readonly winRate: number;
  readonly settledRate: number;
  readonly low: number;
  readonly high: number;
  readonly meanSkill: number;
}

const line = ({ human, difficulty, winRate, settledRate, low, high, meanSkill }: EveningRow): string =>
  `| ${human} | ${difficulty} | ${percent(winRate)} | ${percent(settledRate)} (${percent(low)} to ${percent(high)}) | ${meanSkill.toFixed(2)} |`;

export const eveningCommand = (rules: HeadRules): CliCommand => ({
  about: "let scripted humans play series of matches against the Executioner",
  options: {
    human: { about: `${humanNames.join(", ")} (default: all)`, value: "NAME" },
    difficulty: { about: "the human's difficulty (default: all)", value: difficulties.join("|") },
    preset: { about: "the preset (default: evening)", value: presetNames.join("|") },
    matches: { about: "matches per series (default: 10)", value: "N" },
    evenings: { about: "number of series (default: 20)", value: "N" },
    "no-band": { about: "the Executioner keeps its starting skill instead of adapting" },
    seed: commonOptions.seed,
  },
  examples: [
    "turnlight head evening --evenings 20 --matches 10 --seed 1",
    "turnlight head evening --human casual --difficulty normal --seed 1 --no-band",
  ],
  async answer({ options, progress }) {
    const names = chosen(humanNames, options["human"]);
    if (names.length === 0)
      return refuse("bad-option", `--human is ${quote(options["human"] ?? "")}`, { right: humanNames.join(", ") });
    const levels = chosen(difficulties, options["difficulty"]);
    if (levels.length === 0)
      return refuse("bad-option", `--difficulty is ${quote(options["difficulty"] ?? "")}`, {
        right: difficulties.join(", "),
      });
    const [preset] = chosen(presetNames, options["preset"] ?? "evening");
    if (preset === undefined)
      return refuse("bad-option", `--preset is ${quote(options["preset"] ?? "")}`, { right: presetNames.join(", ") });
    const matches = wholeOption(options, "matches", { least: 1, most: 1000, usual: 10 });
    if (!matches.ok) return matches;
    const evenings = wholeOption(options, "evenings", { least: 1, most: 1e5, usual: 20 });
    if (!evenings.ok) return evenings;
    const run = readRun({ ...(options["seed"] !== undefined && { seed: options["seed"] }) }, 1);
    if (!run.ok) return run;

    const band = options["no-band"] === undefined;
    const rows: EveningRow[] = [];
    for (const human of names)
      for (const difficulty of levels) {
        const plan = { rules, human: humanBot(human), difficulty, preset, matches: matches.value, band };
        const won: boolean[] = [];
        const late: boolean[] = [];
        const skills: number[] = [];
        for (let i = 0; i < evenings.value; i++) {
          const evening = await playEvening(childSeed(run.value.seed, `evening ${i}`), plan);
          won.push(...evening.won);
          late.push(...evening.won.slice(settled));
          skills.push(...evening.skills);
        }
        const wins = (of: readonly boolean[]): number => of.filter((one) => one).length;
        rows.push({
          human,
          difficulty,
          winRate: wins(won) / won.length,
          settledRate: late.length === 0 ? 0 : wins(late) / late.length,
          ...shareInterval(wins(late), Math.max(1, late.length)),
          meanSkill: mean(skills),
        });
        progress(rows.length / (names.length * levels.length));
      }
    const text = [
      `${evenings.value} series of ${matches.value} matches with the preset "${preset}", ${band ? "with" : "without"} adapting to results`,
      "| human | difficulty | wins | wins from the fourth match on | the Executioner's mean skill |",
      "|---|---|---|---|---|",
      ...rows.map(line),
    ].join("\n");
    return accept({ json: { preset, band, evenings: evenings.value, matches: matches.value, rows }, text });
  },
});
