/** The public interface of Don't Lose Your Head. */
import { type Game, plainBot } from "@turnlight/kernel";
import { byTheBook } from "./bots/agreement.ts";
import { characterBots } from "./bots/characters/characters.ts";
import { executioner } from "./bots/executioner/executioner.ts";
import { human } from "./bots/humans.ts";
import { oracle } from "./bots/oracle.ts";
import { tableBank } from "./content/table-bank.ts";
import { aftermath } from "./results/aftermath.ts";
import {
  type HeadConfig,
  type HeadFact,
  type HeadMove,
  type HeadState,
  type HeadView,
  headRules,
  unratedRules,
} from "./rules/index.ts";

export { type CharacterName, characterNames } from "./bots/characters/names.ts";
export { type BoardShape, shapeBySeed } from "./bots/executioner/board.ts";
export { type ExecutionerConfig, executionerConfig } from "./bots/executioner/config.ts";
export {
  type Evening,
  eveningAfter,
  eveningOf,
  eveningText,
  freshEvening,
  houseDifficulty,
  temperFor,
} from "./bots/executioner/evening.ts";
export { executionerFrom, executionerOf, temperIn } from "./bots/executioner/executioner.ts";
export { freshTemper, type Temper, temperAfter, temperText } from "./bots/executioner/temper.ts";
export { thinkTime, thinkTimeIn } from "./bots/executioner/think-time.ts";
export { type TurningPoint, turningPoints } from "./bots/turning-points.ts";
export { type CustomList, customWords, readCustomList } from "./content/custom-list.ts";
export { dayHuntConfig, dayHuntSeed, huntHider } from "./content/daily-hunt.ts";
export { letterFrequency } from "./content/frequency.ts";
export { packWords } from "./content/packs.ts";
export { type Preset, type PresetName, presetLimit, presetNames, presets, presetTable } from "./content/presets.ts";
export { bankOfLanguage, type TableBank, tableBank } from "./content/table-bank.ts";
export {
  achievementNames,
  achievementProgress,
  achievementsIn,
  type Duel,
  type DuelEnding,
  type DuelTally,
  earningDuel,
  type HeadAchievement,
  newAchievements,
  type PlayedDuel,
  type RivalName,
  rivals,
  tallyOf,
} from "./results/achievements.ts";
export { aftermath, dailyDuel, dailyHunt } from "./results/aftermath.ts";
export {
  evenPairing,
  type HouseTally,
  type PastGame,
  type PlayerShape,
  publishedGap,
  strengthGap,
  tiltOf,
} from "./results/fairness.ts";
export {
  againstPar,
  binOf,
  type DailyHuntResult,
  farthest,
  type HuntFigures,
  type HuntSign,
  huntDistribution,
  huntFigures,
  huntSigns,
  parOf,
} from "./results/hunt.ts";
export {
  type LadderProgress,
  type LadderStep,
  ladderProgress,
  ladderSteps,
  stepClimbed,
  stepDifficulty,
  stepOfDuel,
} from "./results/ladder.ts";
export {
  type BoardCorner,
  type DuelMemory,
  type Habit,
  habitsIn,
  memoryOf,
  readDuelMemory,
} from "./results/memory.ts";
export {
  earningPeopleDuel,
  gamesAgainst,
  gamesBetween,
  newPeopleDeeds,
  type PeopleDeed,
  type PeopleDuel,
  type PersonSide,
  peopleDeedProgress,
  peopleDeeds,
  peopleDeedsIn,
  readPeopleDuel,
  tallyByName,
} from "./results/people.ts";
export {
  type DailyDuelResult,
  eveningAt,
  type HeadStanding,
  isHunt,
  readDayResult,
  readPlayedDuel,
} from "./results/standing.ts";
export { type Summary, signsOf, summaryOf } from "./results/summary.ts";
export type { GuessFault } from "./review/faults.ts";
export * from "./rules/index.ts";
export { type DeductionAid, deductionAid } from "./solver/aid.ts";
export { appraise, bestGuess, type OracleAppraisal, type Valued } from "./solver/oracle.ts";

const rules = headRules(tableBank);

const bots = {
  apprentice: byTheBook(characterBots.apprentice),
  gravedigger: byTheBook(characterBots.gravedigger),
  crier: byTheBook(characterBots.crier),
  clerk: byTheBook(characterBots.clerk),
  executioner: byTheBook(executioner),
  human: byTheBook(human),
  oracle: byTheBook(plainBot("oracle", "weighs every word and placement that fits what it has seen", oracle)),
};

export const head: Game<HeadConfig, HeadState, HeadMove, HeadView, HeadFact> = {
  rules,
  about: "hide words on a board and find your opponent's before the blade falls (2 seats)",
  bots,
  isOpen: ({ ready, config }) => !ready.includes(false) && !config.house.includes("curtain"),
  ratedRefusal({ house }) {
    const rule = unratedRules.find((one) => house.includes(one));
    return rule === undefined
      ? undefined
      : {
          code: "not-rateable",
          reason: `a duel with the house rule ${rule} isn't rated`,
          right: `house without ${rule}`,
        };
  },
  aftermath,
  courses: async () => (await import("./results/courses.ts")).courses,
  review: async () => (await import("./review/index.ts")).reviewer,
  commands: async () => (await import("./commands/index.ts")).commands,
};
