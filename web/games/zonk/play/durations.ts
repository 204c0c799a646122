/**
 * Durations in milliseconds at normal speed. A throw is shown for as long as its stake deserves; an opponent's steps
 * without risk are merged, so that its whole turn stays short. Used by the page, and by `bench/zonk-turns.ts`.
 */
import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";
import { type Stake, type StakeView, showLasts, showOf, stakeOf, type ThrowGrade, type ThrowShow } from "./stake.ts";

/** A pause after the dice come to rest, so that they can be read. */
const look = { person: 150, bot: 90 } as const;
/** However long an opponent's turn has been, a high stake gets this share of its time. */
const leastHigh = 0.45;
/** What the other steps leave of the most that a step may take, so that a high stake is seen even in the longest turn. */
export const keptForHigh = 900;
/** However long the turn has been, a throw that risks something is shown for longer than one that does not. */
const leastOrdinary = 150;
/** An opponent's ordinary risks are a little brisker than one's own. */
const brisk = 0.8;
/** An opponent's throws without risk: the first of a turn, and each further one. */
const merged = { first: 560, further: 300 } as const;

export interface Performed {
  readonly view: StakeView & Pick<ZonkView, "takes">;
  /** The player whose turn it is is a bot. */
  readonly bot: boolean;
  /** The share of the usual time; less once an opponent's turn has become long. */
  readonly share?: number;
  /** The most that this step may take, for an opponent whose turn must end. */
  readonly most?: number;
}

/** The parts of a show made shorter in proportion, where they would take too long together. */
const within = (show: ThrowShow, most: number): ThrowShow => {
  const part = Math.min(1, most / Math.max(1, showLasts(show)));
  if (part === 1) return show;
  return {
    breath: Math.floor(show.breath * part),
    roll: Math.floor(show.roll * part),
    edge: Math.floor(show.edge * part),
  };
};

const isHigh = (grade: ThrowGrade): boolean => grade === "high" || grade === "decisive";

/** The most that a step of this grade may take. */
const mostOf = ({ most = Number.POSITIVE_INFINITY }: Performed, grade: ThrowGrade): number => {
  if (isHigh(grade)) return most;
  const left = Math.max(0, most - keptForHigh);
  return grade === "ordinary" ? Math.min(most, Math.max(left, leastOrdinary)) : left;
};

/** How the throw of the dice in hand is shown. */
export const throwShow = (performed: Performed): ThrowShow => {
  const stake = stakeOf(performed.view);
  return within(usualShow(performed, stake), mostOf(performed, stake.grade));
};

const usualShow = ({ view, bot, share = 1 }: Performed, stake: Stake): ThrowShow => {
  if (stake.grade === "riskless" && bot)
    return { breath: 0, roll: Math.round((view.takes.length === 0 ? merged.first : merged.further) * share), edge: 0 };
  const show = showOf(stake, view.left);
  // What decides the match is not hurried, and what may cost much only a little.
  if (stake.grade === "decisive") return show;
  const own = stake.grade === "high" ? Math.max(share, leastHigh) : share * (bot ? brisk : 1);
  return { ...show, roll: Math.round(show.roll * own) };
};

const usual: Readonly<Record<Exclude<ZonkFact["kind"], "rolled" | "took">, number>> = {
  "hot-dice": 450,
  zonked: 800,
  banked: 500,
  began: 120,
  left: 220,
  won: 700,
  tied: 700,
};
const taking = { person: 280, bot: 240, merged: 120 } as const;

/** How long a fact is shown, seen from the view before it. */
export const factLasts = (fact: ZonkFact, performed: Performed): number => {
  const { view, bot, share = 1 } = performed;
  if (fact.kind === "rolled") {
    const most = mostOf(performed, stakeOf(view).grade);
    return Math.min(most, showLasts(throwShow(performed)) + (bot ? look.bot * share : look.person));
  }
  const most = mostOf(performed, "riskless");
  if (fact.kind !== "took") return bot && fact.kind === "hot-dice" ? Math.min(most, 300 * share) : usual[fact.kind];
  if (!bot) return taking.person;
  const risky = stakeOf({ ...view, left: fact.left, points: fact.turnPoints }).grade !== "riskless";
  return Math.min(most, (risky ? taking.bot : taking.merged) * share);
};

/** How long the coach's remark on a banked turn is shown before the next turn begins. */
export const remarkLasts = 2500;
/** The maximum time the next turn waits for the coach, at any speed; and the next roll of the same turn. */
export const remarkAwaited = 5000;
export const rollAwaited = 1200;

/** Characters a second that everybody can read. */
export const readingRate = 15;
export const readingTime = (text: string): number => Math.ceil((text.length / readingRate) * 1000);
