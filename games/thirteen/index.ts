/** Thirteen Throws' door: the game, and what its hosts and screens use. */
export { type Achievement, achievements } from "./achievements.ts";
export { aftermath, type RunOccasion } from "./aftermath.ts";
export { judges } from "./bots/buyers.ts";
export { pointsAdded } from "./bots/worth.ts";
export { thirteen } from "./game.ts";
export { adviseOn, reviewer } from "./review/index.ts";
export {
  baseOf,
  bonusAt,
  bonusPoints,
  type Category,
  categories,
  faceOf,
  type Section,
  sectionOf,
  sections,
} from "./rules/categories.ts";
export { locksOf } from "./rules/config.ts";
export {
  type Book,
  bookOf,
  type Charm,
  type Consumable,
  type Die,
  type Item,
  type Manual,
  plainDie,
  type Rarity,
} from "./rules/items.ts";
export { apart, compact } from "./rules/numerals.ts";
export { rarityOdds } from "./rules/offers.ts";
export { type BoxPreview, preview, previewBox, scratchable } from "./rules/preview.ts";
export { resultOf, rules, rulesBegunBy, runRules } from "./rules/run.ts";
export { type Score, type Step as ScoreStep, scoreBonus, scoreBox } from "./rules/score.ts";
export { dailySeed, drawTypedSeed, readTypedSeed, type TypedSeed } from "./rules/seeds.ts";
export { priceOf, rerollPrice, sellPrice, slotPrice } from "./rules/shop.ts";
export { firstLockable, isBoss, loadoutOf, rollsLeft, rollsOf, target, targetOf, twistNow } from "./rules/stage.ts";
export { payOf } from "./rules/stage-end.ts";
export {
  type Collection,
  collectionOf,
  firstCollection,
  openedIn,
  openWithStars,
  readCollection,
  starsEver,
  starsFor,
} from "./rules/stars.ts";
export {
  type Challenge,
  challenges,
  freshRun,
  freshSheet,
  openBoxes,
  type Pay,
  type Phase,
  type RunConfig,
  type RunFact,
  type RunMove,
  type RunState,
  type RunView,
  type Sheet,
  type Twist,
} from "./rules/state.ts";
export { bosses, level, money, rarities, shop, stakes, stars, stock, targets, usualBook } from "./rules/stock.ts";
export { countsUp, type Moment as ScoringMoment, type Trigger, triggerData } from "./rules/triggers.ts";
export { thirteenSideBySide } from "./side-by-side.ts";
export {
  type Advice,
  type Aim,
  advise,
  type Grade,
  type Graded,
  gradeMove,
  hintMove,
} from "./solver/coach.ts";
export { type Moment, type Option, optionsAt } from "./solver/decide.ts";
export { type Estimate, estimateOf, type Forecast, forecast, towardsPoints, towardsTarget } from "./solver/estimate.ts";
export { forPoints, type Outlook } from "./solver/outlook.ts";
export { plainPoints, type StagePoints, type Worth } from "./solver/points.ts";
export { allBoxes, expected, type Sheets, type Solved, sheetAt, solve } from "./solver/solve.ts";
export { plainTray, stagePoints } from "./solver/stage-points.ts";
export { solveTarget, type TargetSolved } from "./solver/target.ts";
export { type DayResult, type RunResult, type RunSummary, type Standing, start as firstStanding } from "./standing.ts";
