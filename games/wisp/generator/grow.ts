/**
 * Grows levels by composition: a draft is laid out, walkers try it, its ideas are looked for and the panel says how hard
 * it is. The same wishes give the same level on every machine; the budget is in positions, never in time.
 */
import {
  accept,
  childSeed,
  type Draw,
  drawOf,
  quote,
  type Result,
  refuse,
  type Seed,
  shuffled,
} from "@turnlight/kernel";
import type { LevelIdea } from "../ideas/catalogue.ts";
import { lighterLevels } from "../ideas/removable.ts";
import { quickWalkers } from "../panel/quick-walk.ts";
import { type Level, leastSide, mostSide } from "../rules/level.ts";
import { setup } from "../rules/state.ts";
import type { Patience } from "../solver/explore.ts";
import { solve } from "../solver/solve.ts";
import { likenessOf } from "./canonical.ts";
import { type Composition, composedDraft, variedDraft } from "./compose.ts";
import { type Rank, ranks } from "./difficulty.ts";
import { type Judged, judge, withoutDecoration } from "./judge.ts";
import { type Mechanic, mechanics } from "./mechanics.ts";
import { isBare } from "./taste.ts";

export interface GrowthRequest {
  readonly seed: Seed;
  readonly width: number;
  readonly height: number;
  readonly grade: Rank;
  /** The mechanics it may use, of which the seed chooses; left out, all of them. */
  readonly mechanics?: readonly Mechanic[];
  /** Canonical texts of levels to be avoided. */
  readonly avoid?: ReadonlySet<string>;
  /** The budget of positions. */
  readonly states?: number;
  readonly patience?: Patience;
}

/** Part of every seed: grown levels may only change together with it. */
const growthVersion = 3;
/** A grade may miss the wanted one by this much when the budget is used up. */
const tolerance = 1;
const usualStates = 12_000_000;
/** Drafts with more positions than this are left: the search for their ideas would use up the budget. */
const statesOn = (cells: number): number => (cells > 49 ? 60_000 : cells > 30 ? 25_000 : 12_000);
/** The cost of a draft besides its positions, of a first walk, and of marking a position. */
const draftCost = 300;
const walkCost = 2_000;
const markCost = 6;
const quickCount = 12;
const mostShortest = 40;

/** Ideas so common that a level is not about them. */
const commonIdeas: readonly LevelIdea[] = ["lead-away", "approach", "corner"];

const isAboutSomething = ({ ideas }: Pick<Judged, "ideas">): boolean =>
  ideas.some((idea) => !commonIdeas.includes(idea));

const creaturesFor = (grade: Rank, cells: number): readonly [number, number] => {
  const most = cells > 49 ? 2 : 3;
  return grade <= 2 ? [1, 2] : grade <= 5 ? [1, most] : [2, cells <= 30 ? most + 1 : most];
};

const leastParFor = (grade: Rank): number => Math.min(9, 2 + grade);
/** How many of a dozen walkers may solve a draft of this grade. */
const mostQuick = (grade: Rank): number => (grade >= 6 ? 2 : grade >= 4 ? 8 : quickCount);

const missBy = ({ score }: Judged, grade: Rank): number => {
  const low = (grade - 1) * 10;
  return score < low ? low - score : grade < 10 && score >= low + 10 ? score - low - 9.9 : 0;
};

const planFor = (draw: Draw, { width, height, grade, mechanics: allowed = mechanics }: GrowthRequest): Composition => {
  const count = Math.min(allowed.length, 1 + draw.below(grade <= 2 ? 1 : grade <= 5 ? 2 : 3));
  return {
    width,
    height,
    mechanics: shuffled(draw, allowed).slice(0, count),
    creatures: creaturesFor(grade, width * height),
  };
};

const isSide = (side: number): boolean => Number.isInteger(side) && side >= leastSide && side <= mostSide;

class Growth {
  spent = 0;
  best: Judged | undefined;
  readonly wishes: GrowthRequest;
  readonly draw: Draw;
  readonly limit: number;

  constructor(wishes: GrowthRequest) {
    const { seed, width, height, grade, mechanics: allowed = mechanics } = wishes;
    const kinds = mechanics.filter((one) => allowed.includes(one)).join();
    this.wishes = wishes;
    this.draw = drawOf(childSeed(seed, `wisp growth ${growthVersion}: ${width}x${height} ${grade} ${kinds}`));
    this.limit = statesOn(width * height);
  }

  #draft(): Level | undefined {
    const base = this.best;
    if (base !== undefined && this.draw.below(5) < 3) return variedDraft(this.draw, base.level);
    return composedDraft(this.draw, planFor(this.draw, this.wishes));
  }

  #judged(level: Level): Judged | undefined {
    const { grade } = this.wishes;
    const solution = solve(setup(level), { nodes: this.limit });
    this.spent += solution.visited;
    if (solution.kind !== "solved" || solution.moves.length < leastParFor(grade)) return undefined;
    this.spent += walkCost;
    if (quickWalkers(level, quickCount) > mostQuick(grade)) return undefined;
    this.spent += solution.visited * markCost;
    return judge(level, this.limit);
  }

  /** The level without decoration, if it is still what was wanted. */
  #finished(found: Judged, missing: number): Judged | undefined {
    this.spent += (lighterLevels(found.level).length + 1) * found.positions * markCost;
    const less = withoutDecoration(found.level, found, this.limit);
    const judged = less === found.level ? found : judge(less, this.limit);
    if (judged === undefined || missBy(judged, this.wishes.grade) > missing) return undefined;
    if (!isAboutSomething(judged) || judged.solutions > mostShortest) return undefined;
    if (isBare(judged.level, this.wishes.grade)) return undefined;
    return this.wishes.avoid?.has(likenessOf(judged.level)) ? undefined : judged;
  }

  /** One draft further: the level, if it is the one. */
  step(): Judged | undefined {
    const { grade } = this.wishes;
    this.spent += draftCost;
    const draft = this.#draft();
    const judged = draft === undefined ? undefined : this.#judged(draft);
    if (judged === undefined || judged.solutions > mostShortest || !isAboutSomething(judged)) return undefined;
    if (isBare(judged.level, grade)) return undefined;
    if (missBy(judged, grade) === 0) {
      const done = this.#finished(judged, 0);
      if (done !== undefined) return done;
    }
    if (this.best === undefined || missBy(judged, grade) <= missBy(this.best, grade)) this.best = judged;
    return undefined;
  }

  /** What there is when the budget is used up. */
  nearest(): Judged | undefined {
    const { best, wishes } = this;
    if (best === undefined || Math.abs(best.grade - wishes.grade) > tolerance) return undefined;
    return this.#finished(best, tolerance * 10);
  }
}

/** A level of the wanted grade, or of the next one if there is none within the budget. */
export const grow = (wishes: GrowthRequest): Result<Judged> => {
  const { width, height, grade, states = usualStates, patience } = wishes;
  if (!isSide(width) || !isSide(height))
    return refuse("bad-size", `the board would be ${width} wide and ${height} high`, {
      right: `${leastSide} to ${mostSide} each`,
    });
  if (!ranks.includes(grade))
    return refuse("bad-difficulty", `the difficulty is ${quote(`${grade}`)}`, { right: "a whole number from 1 to 10" });
  const growth = new Growth(wishes);
  while (growth.spent < states) {
    patience?.progress?.(growth.spent);
    if (patience?.cancelled?.()) return refuse("cancelled", "cancelled before a level was found");
    const judged = growth.step();
    if (judged !== undefined) return accept(judged);
  }
  const spare = growth.nearest();
  if (spare !== undefined) return accept(spare);
  return refuse(
    "none-found",
    `no level of difficulty ${grade} was found on ${width}×${height} in ${growth.spent.toLocaleString("en")} positions`,
    { right: "another seed, another difficulty or another size" },
  );
};
