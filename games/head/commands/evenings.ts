/** `turnlight head evening`: the rubber band at work, or switched off. */
import { accept, type Command, childSeed, quote, refuse } from "@turnlight/kernel";
import { humanBot, humanNames, matchingDifficulty, readHuman } from "../bots/humans.ts";
import { difficulties, type HeadRules } from "../rules/index.ts";
import { playEvening } from "./evening.ts";
import { mean, percent, shareInterval } from "./figures.ts";
import { commonOptions, readRun, wholeOption } from "./options.ts";

export const eveningCommand = (rules: HeadRules): Command => ({
  about: "let a scripted human spend evenings with the Executioner",
  options: {
    human: { about: humanNames.join(", "), value: "NAME" },
    difficulty: { about: "the human's; usually the one that matches", value: difficulties.join("|") },
    matches: { about: "matches an evening (20)", value: "N" },
    evenings: { about: "how many evenings (20)", value: "N" },
    "no-band": { about: "the Executioner keeps its starting skill" },
    seed: commonOptions.seed,
  },
  examples: [
    "turnlight head evening --human casual --evenings 20 --seed 1",
    "turnlight head evening --human casual --evenings 20 --seed 1 --no-band",
  ],
  async answer({ options, progress }) {
    const name = readHuman(options["human"] ?? "casual");
    if (name === undefined)
      return refuse("bad-option", `--human is ${quote(options["human"] ?? "")}`, { right: humanNames.join(", ") });
    const wanted = options["difficulty"] ?? matchingDifficulty[name];
    const difficulty = difficulties.find((one) => one === wanted);
    if (difficulty === undefined)
      return refuse("bad-option", `--difficulty is ${quote(wanted)}`, { right: difficulties.join(", ") });
    const matches = wholeOption(options, "matches", { least: 1, most: 1000, usual: 20 });
    if (!matches.ok) return matches;
    const evenings = wholeOption(options, "evenings", { least: 1, most: 1e5, usual: 20 });
    if (!evenings.ok) return evenings;
    const run = readRun({ ...(options["seed"] !== undefined && { seed: options["seed"] }) }, 1);
    if (!run.ok) return run;

    const band = options["no-band"] === undefined;
    const plan = { rules, human: humanBot(name), difficulty, matches: matches.value, band };
    const played = evenings.value * matches.value;
    const skills: number[] = [];
    let wins = 0;
    for (let i = 0; i < evenings.value; i++) {
      const evening = await playEvening(childSeed(run.value.seed, `evening ${i}`), plan);
      wins += evening.wins;
      skills.push(...evening.skills);
      progress((i + 1) / evenings.value);
    }
    const { low, high } = shareInterval(wins, played);
    const json = {
      human: name,
      difficulty,
      band,
      evenings: evenings.value,
      matches: matches.value,
      winRate: wins / played,
      low,
      high,
      meanSkill: mean(skills),
    };
    const text = `human:${name} on ${difficulty}, ${evenings.value} evenings of ${matches.value}, ${band ? "with" : "without"} the rubber band: wins ${percent(json.winRate)} (${percent(low)} to ${percent(high)}), the Executioner's mean skill ${json.meanSkill.toFixed(2)}`;
    return accept({ json, text });
  },
});
