/** An evening: a scripted human meets the Executioner match after match, and the rubber band carries over. */
import { type Bot, childSeed, drawOf, Match, playOut, type Seed, usualBound } from "@turnlight/kernel";
import { shapeFor } from "../bots/executioner/board.ts";
import { executionerFrom, executionerOf, temperIn } from "../bots/executioner/executioner.ts";
import { freshTemper, type Temper } from "../bots/executioner/temper.ts";
import type { Difficulty, HeadConfig, HeadMove, HeadRules, HeadView } from "../rules/index.ts";

export interface EveningPlan {
  readonly rules: HeadRules;
  readonly human: Bot<HeadView, HeadMove>;
  readonly difficulty: Difficulty;
  readonly matches: number;
  /** Without it the Executioner keeps its starting skill. */
  readonly band: boolean;
}

export interface Evening {
  readonly wins: number;
  /** The Executioner's skill before each match. */
  readonly skills: readonly number[];
}

const person = 0;
const executioner = 1;

/** Both boards come from the ranges of the human's difficulty; the Executioner's own difficulty is Normal. */
const tableFor = (difficulty: Difficulty, first: number, seed: Seed): HeadConfig => {
  const draw = drawOf(childSeed(seed, "boards"));
  const mine = shapeFor(difficulty, draw);
  const theirs = shapeFor(difficulty, draw);
  return {
    grids: [mine.grid, theirs.grid],
    words: [mine.words, theirs.words],
    difficulty: [difficulty, "normal"],
    bank: "english",
    pack: "none",
    custom: [],
    house: [],
    first,
  };
};

/** The human starts the first match; rematches swap. */
export const playEvening = async (seed: Seed, plan: EveningPlan): Promise<Evening> => {
  const { rules, human, difficulty, matches, band } = plan;
  let temper: Temper = freshTemper(difficulty);
  let wins = 0;
  const skills: number[] = [];
  for (let i = 0; i < matches; i++) {
    const own = childSeed(seed, `match ${i}`);
    skills.push(temper.skill);
    const { match } = Match.begin(rules, tableFor(difficulty, i % 2 === 0 ? person : executioner, own), { seed: own });
    const sittings = [human, band ? executionerFrom(temper) : executionerOf(temper.skill)].map((bot, seat) => ({
      bot,
      draw: drawOf(childSeed(own, `seat ${seat}`)),
    }));
    const { outcome } = await playOut(match, sittings, { nodes: 1, bound: usualBound });
    if ((outcome.scores[person] ?? 0) > 0) wins += 1;
    if (band) temper = temperIn(match.view(executioner), executioner, temper);
  }
  return { wins, skills };
};
