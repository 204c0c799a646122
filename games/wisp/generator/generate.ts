/**
 * Generates levels to given requirements. A generator is a pure function: the same requirements give the same level on
 * every machine, as long as its version is the same. It drafts levels at random, searches each draft for the best
 * start, mutates promising ones, and removes what does not matter.
 */
import {
  accept,
  childSeed,
  type Draw,
  drawOf,
  pick,
  quote,
  type Result,
  refuse,
  type Seed,
  shuffled,
} from "@turnlight/kernel";
import { type Level, leastSide, mostSide, type Terrain } from "../rules/level.ts";
import type { Patience } from "../solver/explore.ts";
import { likenessOf } from "./canonical.ts";
import { type LevelDifficulty, type Rank, ranks, scoreRange } from "./difficulty.ts";
import { changed, draftFor, type LevelPlan } from "./draft.ts";
import { furnished } from "./furnish.ts";
import { type Mechanic, mechanics, mechanicsOf } from "./mechanics.ts";
import { type Rated, rate } from "./rated.ts";
import { type Start, startsIn } from "./starts.ts";
import { isBare, lacks } from "./taste.ts";
import { trimmed } from "./trim.ts";

/**
 * Part of every seed: the generated levels may only change together with the version. Levels of past days were made by
 * version 1, which considers the score alone; from version 2 on a level must have taste as well.
 */
const generatorVersions = [1, 2] as const;
export type GeneratorVersion = (typeof generatorVersions)[number];
export const generatorVersion: GeneratorVersion = 2;

export interface LevelRequest {
  readonly seed: Seed;
  readonly width: number;
  readonly height: number;
  readonly rank: Rank;
  /** Exactly these mechanics, each of them with an effect; left out, the seed chooses them. */
  readonly mechanics?: readonly Mechanic[];
  /** Additional requirements on a level. */
  readonly suits?: (difficulty: LevelDifficulty) => boolean;
  /** Canonical texts of levels to be avoided. */
  readonly avoid?: ReadonlySet<string>;
  /** The total budget of positions. */
  readonly states?: number;
  /** Reports how many positions were examined, and can cancel the search. */
  readonly patience?: Patience;
  /** Left out: the newest. */
  readonly version?: GeneratorVersion;
}

/** A level's rank may miss the wanted one by this much if the budget yields no better one. */
export const tolerance = 1;
/** The same in points of the score. */
const nearMiss = (tolerance * scoreRange) / ranks.length;
/** A field with more cells than this is large: its drafts have more positions, and fewer of them fit into a budget. */
const mostCellsUsually = 36;
/** Up to two seconds of work, used up only for rare levels; the hardest get a larger budget. */
export const usualStates = ({ rank }: Pick<LevelRequest, "rank">): number => (rank >= 9 ? 10_000_000 : 3_000_000);
/** A draft with more positions than this is discarded: it would use up the budget of many. */
const statesEachOn = (cells: number): number => (cells > mostCellsUsually ? 100_000 : 40_000);
/** The cost of making a draft besides its positions, so that the search also ends if no draft is possible. */
const statesOfDrafting = 300;
/** A shorter level is no puzzle. */
const leastPar = 3;
/** How often other mechanics are tried. */
const plansWithTaste = 4;
/** Starts tried in one draft. */
const startsEach = 6;
const startsEachWithTaste = 12;
/**
 * How many changes of the best level so far are tried before a new draft. The hardest levels are found by changing, not
 * by drafting.
 */
const changesFor = (rank: Rank): number => (rank >= 8 ? 40 : 12);

/** The lengths in which levels of a rank are usually found. */
const lengthsOf = (rank: Rank): readonly [least: number, most: number] => [
  Math.max(leastPar, Math.round(rank * 1.9 - 1)),
  Math.round(rank * 2.4 + 3),
];

/** The default mechanics of a level for which none were requested. */
const usualMechanics = (draw: Draw, rank: Rank): readonly Mechanic[] => {
  const count = rank >= 9 ? 3 : 1 + draw.below(rank < 3 ? 1 : rank < 6 ? 2 : 3);
  return shuffled(draw, mechanics).slice(0, count);
};

/** More enemies are harder, and cost the search more the larger the field is. */
const enemiesFor = (rank: Rank, cells: number): readonly [number, number] => {
  const most = cells <= 12 ? 2 : cells <= 36 ? 3 : 2;
  if (rank <= 2) return [1, Math.min(2, most)];
  return rank <= 4 ? [1, most] : rank <= 8 ? [2, most] : [most, most];
};

/** By how many points a score lies outside the wanted tenth of the range. */
const misses = ({ score }: LevelDifficulty, rank: Rank): number => {
  const low = (rank - 1) * 10;
  return score < low ? low - score : rank < 10 && score >= low + 10 ? score - low - 9.9 : 0;
};

const hasAll = (level: Level, wanted: readonly Mechanic[]): boolean => {
  const has = mechanicsOf(level);
  return wanted.every((mechanic) => has.includes(mechanic));
};

/** The pieces that may be added to a bare field: the requested terrain, or trees if none was requested. */
const groundOf = ({ mechanics: planned }: LevelPlan, { mechanics: requested }: LevelRequest): readonly Terrain[] => {
  const kinds = (["tree", "mud", "ice"] as const).filter((kind) => planned.includes(kind));
  return kinds.length > 0 || requested !== undefined ? kinds : ["tree"];
};

interface SearchResult {
  readonly rated: Rated | undefined;
  /** The best that misses the rank by no more than the tolerance, as a fallback. */
  readonly spare?: Rated | undefined;
  /** Positions examined. */
  readonly spent: number;
}

/** The search itself: drafts and changes until one fits or the budget is used up, counting from `from`. */
const search = (draw: Draw, plan: LevelPlan, wishes: LevelRequest, from: number, until: number): SearchResult => {
  const { rank, suits = () => true, avoid, patience } = wishes;
  const hasTaste = wishes.version !== 1;
  const tries = hasTaste ? startsEachWithTaste : startsEach;
  const short = (difficulty: LevelDifficulty): number =>
    misses(difficulty, rank) + (hasTaste ? lacks(difficulty, rank) : 0);
  const [shortest, longest] = lengthsOf(rank);
  const statesEach = statesEachOn(plan.width * plan.height);
  let spent = from;
  let best: Start | undefined;
  let spare: Rated | undefined;
  let changes = 0;

  /** Some starts of a draft, of fitting lengths or the nearest there are. Lazy, since the first may do. */
  function* startsOf(draft: Level): Generator<Start> {
    const starts = startsIn(draft, Math.min(statesEach, until - from));
    spent += starts?.visited ?? statesEach;
    if (starts === undefined) return;
    const pars = [...starts.counts.keys()].filter((par) => par >= leastPar && par <= longest).sort((a, b) => a - b);
    const fitting = pars.filter((par) => par >= shortest);
    const offered = fitting.length > 0 ? fitting : [Math.max(0, ...pars)];
    for (let i = 0; i < tries; i++) {
      const par = pick(draw, offered);
      const start = starts.at(par, draw.below(starts.counts.get(par) ?? 1));
      if (start !== undefined) yield start;
    }
  }

  /** The start without decoration, if it still meets the requirements. */
  const finished = ({ level, difficulty }: Start, missing: number): Rated | undefined => {
    if (!suits(difficulty) || avoid?.has(likenessOf(level))) return undefined;
    const rated = rate(level, statesEach);
    if (rated === undefined) return undefined;
    const fits = (one: LevelDifficulty): boolean =>
      misses(one, rank) <= missing && (!hasTaste || (lacks(one, one.rank) === 0 && suits(one)));
    let less = trimmed(rated, statesEach);
    spent += less.looked;
    if (hasTaste && fits(less.rated.difficulty) && isBare(less.rated.level, rank)) {
      const wanted = { kinds: groundOf(plan, wishes), fits, isBare: (one: Level) => isBare(one, rank) };
      const more = furnished(draw, less.rated, wanted, statesEach);
      spent += more.looked;
      less = trimmed(more.rated, statesEach);
      spent += less.looked;
    }
    if (hasTaste && isBare(less.rated.level, rank)) return undefined;
    const isWanted = fits(less.rated.difficulty) && hasAll(less.rated.level, plan.mechanics);
    return isWanted && !avoid?.has(likenessOf(less.rated.level)) ? less.rated : undefined;
  };

  const isNear = ({ difficulty }: Start): boolean => Math.abs(difficulty.rank - rank) <= tolerance;

  while (spent < until) {
    spent += statesOfDrafting;
    patience?.progress?.(spent);
    if (patience?.cancelled?.()) return { rated: undefined, spent };
    const changing: Start | undefined = changes > 0 ? best : undefined;
    changes = changing === undefined ? changesFor(rank) : changes - 1;
    const draft = changing === undefined ? draftFor(draw, plan) : changed(draw, changing.level);
    if (draft === undefined) continue;
    for (const start of startsOf(draft)) {
      const missing = short(start.difficulty);
      if (missing === 0) {
        const rated = finished(start, 0);
        if (rated !== undefined) return { rated, spent };
      } else if (best === undefined || missing <= short(best.difficulty)) best = start;
      if (hasTaste && isNear(start) && lacks(start.difficulty, start.difficulty.rank) === 0)
        spare ??= finished(start, nearMiss);
    }
  }
  if (hasTaste) return { rated: undefined, spare, spent };
  return { rated: best !== undefined && isNear(best) ? finished(best, nearMiss) : undefined, spent };
};

const isSide = (side: number): boolean => Number.isInteger(side) && side >= leastSide && side <= mostSide;

/** The level for these requirements, or why there is none. */
export const generate = (wishes: LevelRequest): Result<Rated> => {
  const { seed, width, height, rank } = wishes;
  if (!isSide(width) || !isSide(height))
    return refuse("bad-size", `the board would be ${width} wide and ${height} high`, {
      right: `${leastSide} to ${mostSide} each`,
    });
  if (!ranks.includes(rank))
    return refuse("bad-difficulty", `the difficulty is ${quote(`${rank}`)}`, { right: "a whole number from 1 to 10" });
  const requested =
    wishes.mechanics === undefined ? "any" : mechanics.filter((one) => wishes.mechanics?.includes(one)).join();
  const { version = generatorVersion } = wishes;
  const draw = drawOf(childSeed(seed, `wisp generator ${version}: ${width}x${height} ${rank} ${requested}`));
  // Some mechanics yield no level of some difficulties; if none were requested, others are tried in time.
  const plans = wishes.mechanics === undefined && version !== 1 ? plansWithTaste : 1;
  const { states = usualStates(wishes), patience } = wishes;
  let wanted: readonly Mechanic[] = [];
  let spare: Rated | undefined;
  let spent = 0;
  for (let i = 0; i < plans && !patience?.cancelled?.(); i++) {
    const chosen = wishes.mechanics ?? usualMechanics(draw, rank);
    wanted = mechanics.filter((mechanic) => chosen.includes(mechanic));
    const plan: LevelPlan = { width, height, mechanics: wanted, enemies: enemiesFor(rank, width * height) };
    const found = search(draw, plan, wishes, spent, spent + (states - spent) / (plans - i));
    spent = found.spent;
    if (found.rated !== undefined) return accept(found.rated);
    spare ??= found.spare;
  }
  if (patience?.cancelled?.()) return refuse("cancelled", "cancelled before a level was found");
  if (spare !== undefined) return accept(spare);
  return refuse(
    "none-found",
    `no level of difficulty ${rank} with ${wishes.mechanics === undefined ? "elements chosen by the seed" : wanted.join(", ") || "foxes only"} was found on ${width}×${height} in ${spent.toLocaleString("en")} positions`,
    {
      right: "another seed, another difficulty, fewer elements or a larger board",
    },
  );
};
