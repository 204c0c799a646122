/** The public interface of Thirteen Throws for hosts and pages. */

export { judges } from "./bots/buyers.ts";
export { pointsAdded } from "./bots/worth.ts";
export { thirteen } from "./game.ts";
export { earnedBy, type ThirteenAchievement, thirteenAchievements } from "./results/achievements.ts";
export { aftermath, helpNote, type RunOccasion } from "./results/aftermath.ts";
export {
  bestKey,
  compareDays,
  type DailyRunResult,
  type RunResult,
  type RunSummary,
  start as firstStanding,
  type ThirteenStanding,
} from "./results/standing.ts";
export {
  type BoxTally,
  type Brought,
  bestItem,
  bestPurchase,
  bestPurchaseOf,
  broughtSoFar,
  type Purchase,
  tallyBox,
  tallyRun,
} from "./results/tally.ts";
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
export { offeredChallenges } from "./rules/challenges.ts";
export { locksOf } from "./rules/config.ts";
export { economyOf, money } from "./rules/economy.ts";
export type { GrowthEvent } from "./rules/growth-event.ts";
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
export { type KitName, kitNames, kits } from "./rules/kits.ts";
export { apart, compact } from "./rules/numerals.ts";
export { rarityOdds } from "./rules/offers.ts";
export { type BoxPreview, preview, previewBox, scratchable } from "./rules/preview.ts";
export { resultOf, rules, rulesBegunBy, runRules, thirdRules } from "./rules/run.ts";
export { type BoxScore, type HeldCharm, type ScoreStep, scoreBonus, scoreBox } from "./rules/score.ts";
export { dailyConfig, dailySeed, drawTypedSeed, readTypedSeed, type TypedSeed } from "./rules/seeds.ts";
export { fullPrice, isOnSale, priceOf, rerollPrice, sellPrice, slotPrice } from "./rules/shop.ts";
export {
  boxesOf,
  charmsOf,
  firstLockable,
  isBoss,
  loadoutOf,
  rollsLeft,
  rollsOf,
  target,
  targetOf,
  twistNow,
} from "./rules/stage.ts";
export { endingPay, type PayLimits, payLimits, payOf } from "./rules/stage-end.ts";
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
  isInShop,
  openBoxes,
  type Pay,
  type RunConfig,
  type RunFact,
  type RunMove,
  type RunPhase,
  type RunState,
  type RunView,
  type ScoreSheet,
  type Twist,
} from "./rules/state.ts";
export { bosses, level, rarities, shop, stakes, stars, stock, targets, usualBook } from "./rules/stock.ts";
export { countsUp, type ScoringMoment, type Trigger, triggerData } from "./rules/triggers.ts";
export {
  advise,
  type CoachAdvice,
  type CoachAim,
  type DecisionGrade,
  type Graded,
  gradeMove,
  hintMove,
} from "./solver/coach.ts";
export { type DiceOption, optionsAt, type StageMoment } from "./solver/decide.ts";
export { type Estimate, estimateOf, type Forecast, forecast, towardsPoints, towardsTarget } from "./solver/estimate.ts";
export { type BoxWorth, forPoints } from "./solver/outlook.ts";
export { plainPoints, type StagePoints, type Worth } from "./solver/points.ts";
export { allBoxes, expected, type Sheets, type SolvedStage, sheetAt, solve } from "./solver/solve.ts";
export { plainTray, stagePoints } from "./solver/stage-points.ts";
export { solveTarget, type TargetSolved } from "./solver/target.ts";
