/** `turnlight zonk decide`: the Hybrid's decision in a situation, with all its reasons. */
import { accept, type CliCommand, type Draw, drawOf, type Reasons, seedOf, within } from "@turnlight/kernel";
import { select } from "../bots/hybrid/combination-strategy.ts";
import { type DecisionContext, decide as decideAt } from "../bots/hybrid/decision-engine.ts";
import { analyse, nextMode } from "../bots/hybrid/state-analyser.ts";
import { moodReasons, selectionReasons, verdictReasons } from "../bots/hybrid/turn-executor.ts";
import { takesFrom, zonkChance } from "../rules/combinations.ts";
import { bankedPoints } from "../rules/streak.ts";
import { leftAfter } from "../solver/rollbook.ts";
import { readSituation, type Situation } from "./situation.ts";

type ZonkDecision = Reasons & { readonly action: "bank" | "roll" | "zonk"; readonly dice?: string };

/** The whole decision: mood, take, and then bank or roll. A roll without a take is a zonk in any case. */
const decisionIn = (situation: Situation, draw: Draw): ZonkDecision => {
  const { table, config, dice } = situation;
  const footing = { lead: situation.me - Math.max(...situation.others), round: situation.round };
  const mode = nextMode(config, situation.mode, footing, table.scale);
  const mood = moodReasons(config, mode, footing, table.scale);
  const selection = select(config, mode, dice.length, takesFrom(table, dice));
  if (selection === undefined) return { action: "zonk", ...mood };
  const turnPoints = situation.turnPoints + selection.take.points;
  const left = leftAfter(dice.length, selection.take.dice.length);
  const at: DecisionContext = {
    mode,
    iteration: situation.iteration,
    successes: situation.successes + (selection.success ? 1 : 0),
    left,
    turnPoints,
    bankWins: situation.me + bankedPoints(turnPoints, situation.streak, true) >= situation.target,
    zonkChance: zonkChance(table, left),
    scale: table.scale,
    standing: analyse(config, footing, table.scale),
  };
  const verdict = decideAt(config, at, draw);
  return {
    action: verdict.stop ? "bank" : "roll",
    dice: selection.take.dice.join(" "),
    ...mood,
    ...selectionReasons(selection),
    takenBecause: selection.because,
    ...verdictReasons(at, verdict),
  };
};

export const decide: CliCommand = {
  about: "show what the Hybrid bot does in a situation, and why",
  args: ["FILE"],
  options: { seed: { about: "any text; seed of the bot's random choices", value: "S" } },
  examples: ["turnlight zonk decide situation.json", "turnlight zonk decide - --json --seed 7 < situation.json"],
  async answer({ args: [path = ""], options, open }) {
    const file = await open(path);
    if (!file.ok) return file;
    const situation = readSituation(file.value);
    if (!situation.ok) return within(path, situation.refusal);
    const decision = decisionIn(situation.value, drawOf(seedOf(options["seed"] ?? "turnlight")));
    const lines = Object.entries(decision).map(([name, value]) => {
      const shown = Array.isArray(value) ? value.join("; ") : String(value);
      return `${name}: ${shown}`;
    });
    return accept({ json: decision, text: lines.join("\n") });
  },
};
