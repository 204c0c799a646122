/**
 * The public interface of the wisp: the game for the hosts, and the parts used by pages, the editor and the generator.
 */

export {
  campaign,
  campaignLevels,
  everyLevel,
  extraOf,
  knownLevels,
  missingIn,
  retiredOf,
  starsMissingIn,
} from "./content/campaign.ts";
export { type Biome, biomes, type CampaignLevel, type Chapter } from "./content/chapter.ts";
export { wisp } from "./game.ts";
export { likenessOf, turnsOf } from "./generator/canonical.ts";
export { type DailyLevel, dailyLevel, grownDaily, isDailyWorthy } from "./generator/daily.ts";
export { grownFrom } from "./generator/days.ts";
export {
  difficultyOf,
  type LevelDifficulty,
  type Rank,
  rankOf,
  ranks,
  scoreOf,
  scoreRange,
  type Traits,
} from "./generator/difficulty.ts";
export { generate, generatorVersion, type LevelRequest, tolerance, usualStates } from "./generator/generate.ts";
export { type GrowthRequest, grow } from "./generator/grow.ts";
export { type Judged, judge } from "./generator/judge.ts";
export { type Mechanic, mechanics, mechanicsOf } from "./generator/mechanics.ts";
export { type Rated, rate } from "./generator/rated.ts";
export { fittingStock, type StockLevel, type StockWishes, stockLevels } from "./generator/stock.ts";
export { ideaMeanings, ideas, type LevelIdea, leadingIdea } from "./ideas/catalogue.ts";
export { haloStrength, leafColour, levelColours, shapesOf } from "./picture.ts";
export { aftermath, endlessAbout, isHinted, levelKey, starsIn, type WispNote } from "./results/aftermath.ts";
export {
  type Best,
  type DailyLevelResult,
  type KnownPar,
  start as freshStanding,
  type WispResult,
  type WispStanding,
} from "./results/standing.ts";
export { studyFor } from "./review/studies.ts";
export { longestCode, readCode, writeCode } from "./rules/code.ts";
export {
  type Cardinal,
  type Cell,
  cardinals,
  type Direction,
  directions,
  type Grid,
  neighbour,
  spot,
} from "./rules/directions.ts";
export type { WispFact } from "./rules/facts.ts";
export { firstLight } from "./rules/first-light.ts";
export { type Foretold, foretell, patrolCells, type Stay, sightOf, type Tie } from "./rules/foretell.ts";
export {
  type EnemyKind,
  type EnemyStart,
  faultOf,
  type Level,
  type LevelFault,
  leastSide,
  mostPads,
  mostSide,
  routeCells,
  type Terrain,
  terrains,
} from "./rules/level.ts";
export { restart, type WispConfig, type WispView } from "./rules/rules.ts";
export { type Stars, starMoves } from "./rules/stars.ts";
export { type Ending, type Enemy, endingOf, legalMoves, setup, type WispState } from "./rules/state.ts";
export type { Patience } from "./solver/explore.ts";
export { type Hint, hint, type Reason } from "./solver/hint.ts";
export { type Milestone, type MilestoneKind, milestoneOf } from "./solver/milestone.ts";
export { endStates, type Par, type ParBudget, parOf, parStates } from "./solver/par.ts";
export { solve, solver } from "./solver/solve.ts";
export {
  type GraphFigures,
  type MoveOption,
  type PositionVerdict,
  type Studied,
  type Study,
  study,
} from "./solver/study.ts";
export { movesToWinnable } from "./solver/trap.ts";
export { type NamedLevel, readLevel } from "./text/read-level.ts";
export { drawState, writeLevel } from "./text/write-level.ts";
