/**
 * The learning bot: estimates from the match so far how soon its rival banks, hence how many turns the rival still
 * needs, hence what its own turns must bring; and sets its cap and its daring accordingly.
 */
import type { Reasons } from "@turnlight/kernel";
import { othersThan, scoreOf, type ZonkView } from "../../rules/state.ts";
import type { Acquaintance } from "./acquaintance.ts";
import { between, type HybridConfig } from "./config.ts";
import { choicesOf, habitsFrom, type PlayerHabits } from "./habits.ts";
import { type Noticed, noticedIn, rememberedChoices } from "./memory.ts";

/** With this many of the rival's choices seen, what was learned weighs as much as the initial character. */
const halfSure = 4;
/** At scale 1: the least a turn aims for, and the most that a single turn can be expected to bring. */
const fairTurn = 250;
const desperateTurn = 500;
/** Daring enough to roll two dice, and one. */
const dares = { nothing: 0.2, twoDice: 0.5, lastDie: 0.8 } as const;

/** The best of the others; the first of them in a tie. */
const rivalOf = (view: ZonkView, seat: number): number => {
  const [first = seat, ...rest] = othersThan(view, seat);
  return rest.reduce((best, other) => (scoreOf(view, other) > scoreOf(view, best) ? other : best), first);
};

export interface Learned {
  readonly config: HybridConfig;
  readonly habits: PlayerHabits;
  readonly needed: number;
  /** The most notable habit from earlier matches. */
  readonly noticed?: Noticed;
}

/** Steady as long as that keeps up with the rival, daring when there is nothing to lose. */
const answerTo = (config: HybridConfig, needed: number, turnsLeft: number): HybridConfig => {
  const lastTurn = turnsLeft <= 1.5;
  const daring = needed < desperateTurn ? dares.nothing : lastTurn ? dares.lastDie : dares.twoDice;
  const cap = Math.round(Math.min(2 * desperateTurn, Math.max(fairTurn, needed)));
  return {
    ...config,
    aggressiveThresholdStep: 0.3,
    initialBufferCap: 0,
    minimumBufferCap: 0,
    pointsCapAggressive: cap,
    pointsCapPassive: cap,
    baseCapStopChance: 1,
    maxCapStopChance: 1,
    aggressiveMaxIterations: 10,
    passiveMaxIterations: 10,
    aggressiveBaseMultiplier: 0,
    passiveBaseMultiplier: 0,
    aggressiveRiskThreshold: daring,
    passiveRiskThreshold: daring,
  };
};

export const learn = (config: HybridConfig, view: ZonkView, seat: number, known?: Acquaintance): Learned => {
  const rival = rivalOf(view, seat);
  const { table, target } = view;
  const shown = choicesOf(
    table,
    view.turns.filter((turn) => turn.seat === rival),
  );
  const before = known?.seat === rival ? rememberedChoices(known.memory, table) : [];
  const habits = habitsFrom(table, [...before, ...shown], view.streak);
  const turnsLeft = Math.max(1, (target - scoreOf(view, rival)) / (habits.meanTurn * habits.multiplier));
  const needed = (target - scoreOf(view, seat)) / turnsLeft / table.scale;
  const sure = habits.seen / (habits.seen + halfSure);
  const noticed = known?.seat === rival ? noticedIn(known.memory, table) : undefined;
  return {
    config: between(config, answerTo(config, needed, turnsLeft), sure),
    habits,
    needed,
    ...(noticed !== undefined && { noticed }),
  };
};

export const learnedReasons = ({ habits, needed, noticed }: Learned): Reasons => ({
  rivalBanksFrom: habits.bankFrom.map((limit) => (Number.isFinite(limit) ? String(limit) : "never")),
  rivalChoicesSeen: habits.seen,
  rivalMeanTurn: habits.meanTurn,
  rivalZonkRate: habits.zonkRate,
  neededATurn: needed,
  ...(noticed !== undefined && { noticedBankFrom: noticed.bankFrom, noticedLeft: noticed.left }),
});
