/** The public interface of Zonk for hosts and pages. */
import type { Game } from "@turnlight/kernel";
import { bots, safeMove } from "./bots/index.ts";
import { aftermath } from "./results/aftermath.ts";
import { rules } from "./rules/index.ts";
import type { ZonkConfig, ZonkFact, ZonkMove, ZonkState, ZonkView } from "./rules/state.ts";

export const zonk: Game<ZonkConfig, ZonkState, ZonkMove, ZonkView, ZonkFact> = {
  rules,
  about: "roll, set combinations aside, bank before you lose it all (2–6 seats)",
  bots,
  safeMove,
  aftermath,
  courses: async () => (await import("./results/courses.ts")).courses,
  review: async () => (await import("./review/index.ts")).reviewer,
  commands: async () => (await import("./commands/index.ts")).commands,
};

export { type Because, becauses, isBecause } from "./bots/because.ts";
export { type Acquaintance, readMemory, writeMemory } from "./bots/hybrid/acquaintance.ts";
export { type Blend, type Character, configAt } from "./bots/hybrid/character.ts";
export * from "./bots/hybrid/combination-strategy.ts";
export * from "./bots/hybrid/config.ts";
export * from "./bots/hybrid/decision-engine.ts";
export * from "./bots/hybrid/habits.ts";
export { hybridBot, learningBot, learningWith } from "./bots/hybrid/index.ts";
export { joined, type Noticed, noMemory, noticedIn, type OpponentMemory, remember } from "./bots/hybrid/memory.ts";
export * from "./bots/hybrid/risk-calculator.ts";
export * from "./bots/hybrid/state-analyser.ts";
export { referenceBot, referenceLimits } from "./bots/reference.ts";
export { type CareerBot, type CareerRung, career, careerBots, careerConfig, homeOf } from "./content/career.ts";
export * from "./content/presets.ts";
export * from "./content/regulars.ts";
export { readTableFile } from "./content/table-file.ts";
export { type ZonkAchievement, zonkAchievements } from "./results/achievements.ts";
export {
  aftermath,
  type DuplicateDay,
  finalRound,
  isLandlady,
  landladyAt,
  placeInTournament,
  type ZonkDay,
  type ZonkResult,
  type ZonkStanding,
} from "./results/aftermath.ts";
export {
  type CareerSeries,
  type CareerStanding,
  careerOccasion,
  freshSeries,
  isBeaten,
  isOpenRung,
  nextRung,
} from "./results/career.ts";
export { decisionKey, decisionsIn } from "./results/decision-keys.ts";
export { type DuplicateReport, type DuplicateSlip, perfectAt, reportDuplicate } from "./results/duplicate-report.ts";
export { reviewer } from "./review/index.ts";
export { type Take, takeFrom, takeOf, takesFrom, zonkChance } from "./rules/combinations.ts";
export { offeredTargets, usualTarget } from "./rules/config.ts";
export { allDice, type Face, faces, fallsOf } from "./rules/dice.ts";
export type * from "./rules/state.ts";
export { winsWith } from "./rules/state.ts";
export { bankedPoints, mostStreak, tenthsOf } from "./rules/streak.ts";
export {
  classic,
  daredevil,
  doubleOnes,
  type HouseRules,
  hotBonus,
  type Kind,
  kinds,
  type Piece,
  parlour,
  type ScoringTable,
  tables,
  tavern,
  threeSixes,
} from "./rules/table.ts";
export { readTableLink, writeTableLink } from "./rules/table-link.ts";
export { readTable, readTableText, writeTable } from "./rules/table-text.ts";
export * from "./solver/coach.ts";
export { parOf, weighDuplicate } from "./solver/duplicate.ts";
export { judgeTable, type TableVerdict } from "./solver/judge.ts";
export { Race, type RaceEffort, type RaceRules, type RaceScore as RaceStanding } from "./solver/race.ts";
export { prepareRace, raceIsReady, raceOf } from "./solver/races.ts";
export { solveTurn, type TurnSolution } from "./solver/turn.ts";
export * from "./tournament/bracket.ts";
export { isOverAt, type MatchTale, type TaleTurn, taleOf, turnAt } from "./tournament/tale.ts";
