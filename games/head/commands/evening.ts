/**
 * An evening: a scripted human plays match after match against the Executioner with a preset's settings, and results
 * carry over.
 */
import { type Bot, childSeed, drawOf, Match, playOut, type Seed, usualBound } from "@turnlight/kernel";
import { eveningAfter, freshEvening, houseDifficulty } from "../bots/executioner/evening.ts";
import { executionerAt, executionerOf } from "../bots/executioner/executioner.ts";
import { type PresetName, presetTable } from "../content/presets.ts";
import type { Difficulty, HeadConfig, HeadMove, HeadRules, HeadView } from "../rules/index.ts";

export interface EveningPlan {
  readonly rules: HeadRules;
  readonly human: Bot<HeadView, HeadMove>;
  readonly difficulty: Difficulty;
  readonly preset: PresetName;
  readonly matches: number;
  /** Without it the Executioner keeps its initial skill, within a match and between matches. */
  readonly band: boolean;
}

interface PlayedEvening {
  /** Whether the human won, match by match. */
  readonly won: readonly boolean[];
  /** The Executioner's skill before each match. */
  readonly skills: readonly number[];
}

const person = 0;
const executioner = 1;

const tableFor = ({ difficulty, preset }: EveningPlan, house: Difficulty, first: number): HeadConfig => ({
  ...presetTable(preset, [difficulty, house]),
  bank: "english",
  pack: "none",
  custom: [],
  first,
  best: 1,
});

/** The human starts the first match; rematches swap the starter. */
export const playEvening = async (seed: Seed, plan: EveningPlan): Promise<PlayedEvening> => {
  const { rules, human, difficulty, matches, band } = plan;
  let evening = freshEvening(difficulty);
  const won: boolean[] = [];
  const skills: number[] = [];
  for (let i = 0; i < matches; i++) {
    const own = childSeed(seed, `match ${i}`);
    skills.push(evening.skill);
    const { match } = Match.begin(rules, tableFor(plan, houseDifficulty(evening), i % 2 === 0 ? person : executioner), {
      seed: own,
    });
    const rival = band ? executionerAt(evening) : executionerOf(evening.skill);
    const sittings = [human, rival].map((bot, seat) => ({ bot, draw: drawOf(childSeed(own, `seat ${seat}`)) }));
    const { outcome } = await playOut(match, sittings, { nodes: 1, bound: usualBound });
    const humanWon = (outcome.scores[person] ?? 0) > 0;
    won.push(humanWon);
    if (band) evening = eveningAfter(evening, humanWon);
  }
  return { won, skills };
};
