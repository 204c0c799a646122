/** `turnlight head blind`: how often the last shots are blind, and how each house rule on trial changes it. */
import { accept, type CliCommand, childSeed, drawOf, Match, playOut, type Seed, usualBound } from "@turnlight/kernel";
import { type HumanName, humanBot } from "../bots/humans.ts";
import { type PresetName, presetNames, presetTable } from "../content/presets.ts";
import { type HeadConfig, type HeadRules, type HeadState, isSolved } from "../rules/index.ts";
import { appraise } from "../solver/oracle.ts";
import { percent, shareInterval } from "./figures.ts";
import { chosenFrom, commonOptions, readRun, wholeOption } from "./options.ts";
import { type TrialName, trialNames, trialView, withTrial } from "./trials.ts";

interface BlindTally {
  readonly preset: PresetName;
  readonly rule: TrialName;
  readonly duels: number;
  readonly turns: number;
  /** Turns after every letter was known, and those of them without a shot likelier to hit than to miss. */
  readonly known: number;
  readonly blind: number;
  readonly found: number;
  /** Won by a good player against a casual one. */
  readonly betterWins: number;
}

/** The Oracle's effort for each judged turn. */
const judging = 2000;

/** A turn is blind if every letter is known and no cell is likelier to hit than to miss. */
const isBlind = (trial: TrialName, state: HeadState, seat: 0 | 1, at: number, seed: Seed): boolean => {
  const { view, leads } = trialView(trial, state, seat, at);
  const { guesses } = appraise(view, seat, { nodes: judging, draw: drawOf(childSeed(seed, `judge ${at}`)) });
  const led = leads.map((cells) => (cells.length === 0 ? 0 : 1 / cells.length));
  const best = Math.max(...led, ...guesses.map(({ guess, hit }) => (guess.kind === "cell" ? hit : 0)));
  return best < 1 / 2;
};

const tableFor = (preset: PresetName, rule: TrialName): HeadConfig => {
  const table = presetTable(preset);
  const house = table.house.filter((one) => one !== "direction");
  return {
    ...table,
    house: rule === "direction" ? [...house, rule] : house,
    bank: "english",
    pack: "none",
    custom: [],
    first: 0,
    best: 1,
  };
};

interface Trial {
  readonly rules: HeadRules;
  readonly preset: PresetName;
  readonly rule: TrialName;
  readonly duels: number;
  readonly seed: Seed;
}

const playDuel = async (
  { rules, preset, rule, seed }: Trial,
  humans: readonly HumanName[],
  i: number,
): Promise<HeadState> => {
  const own = childSeed(seed, `${preset} ${humans.join(" ")} ${i}`);
  const { match } = Match.begin(rules, { ...tableFor(preset, rule), first: i % 2 }, { seed: own });
  const sittings = humans.map((name, seat) => ({
    bot: withTrial(humanBot(name), rule, () => match.state),
    draw: drawOf(childSeed(own, `bot ${seat}`)),
  }));
  await playOut(match, sittings, { nodes: 1, bound: usualBound });
  return match.state;
};

const playTrial = async (trial: Trial): Promise<BlindTally> => {
  const { preset, rule, duels, seed } = trial;
  const counts = { turns: 0, known: 0, blind: 0, found: 0, betterWins: 0 };
  for (let i = 0; i < duels; i++) {
    const state = await playDuel(trial, ["good", "good"], i);
    if (state.fall?.why === "found") counts.found += 1;
    for (const [at, { by }] of state.guesses.entries()) {
      const seat = by === 0 ? 0 : 1;
      counts.turns += 1;
      if (!trialView(rule, state, seat, at).view.hunts[seat].patterns.every(isSolved)) continue;
      counts.known += 1;
      if (isBlind(rule, state, seat, at, seed)) counts.blind += 1;
    }
    const uneven = await playDuel(trial, ["good", "casual"], i);
    if (uneven.fall?.seat === 1) counts.betterWins += 1;
  }
  return { preset, rule, duels, ...counts };
};

const shareText = (count: number, of: number): string => {
  const { low, high } = shareInterval(count, of);
  return `${percent(count / of)} (${percent(low)} to ${percent(high)})`;
};

const line = ({ preset, rule, duels, turns, known, blind, found, betterWins }: BlindTally): string =>
  `| ${[
    preset,
    rule,
    (turns / duels).toFixed(1),
    percent(known / turns),
    shareText(blind, turns),
    shareText(found, duels),
    shareText(betterWins, duels),
  ].join(" | ")} |`;

export const blindCommand = (rules: HeadRules): CliCommand => ({
  about: "measure blind shots of good players, with each house rule that was tried against them",
  options: {
    preset: { about: `${presetNames.join(", ")} (default: all)`, value: "NAMES" },
    rule: { about: `${trialNames.join(", ")} (default: all)`, value: "NAMES" },
    duels: { about: "number of duels of each kind (default: 50)", value: "N" },
    seed: commonOptions.seed,
  },
  examples: ["turnlight head blind --preset evening --rule none,direction --duels 100 --seed 1"],
  async answer({ options, progress }) {
    const preset = chosenFrom(presetNames, options["preset"], "preset");
    if (!preset.ok) return preset;
    const rule = chosenFrom(trialNames, options["rule"], "rule");
    if (!rule.ok) return rule;
    const duels = wholeOption(options, "duels", { least: 1, most: 1e5, usual: 50 });
    if (!duels.ok) return duels;
    const run = readRun({ ...(options["seed"] !== undefined && { seed: options["seed"] }) }, 1);
    if (!run.ok) return run;
    const trials = preset.value.flatMap((one) => rule.value.map((name) => ({ preset: one, rule: name })));
    const rows: BlindTally[] = [];
    for (const trial of trials) {
      rows.push(await playTrial({ rules, ...trial, duels: duels.value, seed: run.value.seed }));
      progress(rows.length / trials.length);
    }
    const text = [
      "| preset | rule | guesses a duel | all letters known | blind | everything found | good beats casual |",
      "|---|---|---|---|---|---|---|",
      ...rows.map(line),
    ].join("\n");
    return accept({ json: rows, text });
  },
});
