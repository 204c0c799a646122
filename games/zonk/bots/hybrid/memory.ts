/**
 * What is remembered of a player over matches: how often they banked, and how often they rolled on, at which turn
 * points and with how many dice left. Plain data, derived from finished matches; it contains only public information.
 */
import { accept, Match, type MatchRecord, type Result, refuse, type Seat } from "@turnlight/kernel";
import { allDice } from "../../rules/dice.ts";
import { rules } from "../../rules/index.ts";
import type { ScoringTable } from "../../rules/table.ts";
import { bankFromOf, choicesOf, type ObservedChoice } from "./habits.ts";

/** Tables where one combination is taken from a roll are played differently from those where any number is. */

type Style = "once" | "many";

/** One kind of choice: turn points in steps at scale 1, and how often each option was chosen. */
export interface RememberedChoice {
  readonly left: number;
  readonly step: number;
  readonly banked: number;
  readonly rolled: number;
}

export type OpponentMemory = Readonly<Record<Style, readonly RememberedChoice[]>>;

/** The empty memory, also used after a player is forgotten. */
export const noMemory: OpponentMemory = { once: [], many: [] };

/** Turn points at scale 1 are rounded to this. */
const stepPoints = 10;
/** From this many turn points on, all are treated alike: nobody risks them. */
export const mostStep = 60;
/** With more choices of one style than this, older ones count half, so that a changed habit shows. */
const freshChoices = 400;

const styleOf = ({ oncePerRoll }: ScoringTable): Style => (oncePerRoll ? "once" : "many");

const stepOf = ({ scale }: ScoringTable, points: number): number =>
  Math.min(mostStep, Math.round(points / (stepPoints * scale)));

const totalOf = (list: readonly RememberedChoice[]): number =>
  list.reduce((sum, { banked, rolled }) => sum + banked + rolled, 0);

const fading = (list: readonly RememberedChoice[]): readonly RememberedChoice[] => {
  if (totalOf(list) <= freshChoices) return list;
  return list
    .map((one) => ({ ...one, banked: Math.floor(one.banked / 2), rolled: Math.floor(one.rolled / 2) }))
    .filter(({ banked, rolled }) => banked + rolled > 0);
};

const withChoices = (
  list: readonly RememberedChoice[],
  table: ScoringTable,
  choices: readonly ObservedChoice[],
): readonly RememberedChoice[] => {
  const found = new Map(list.map((one) => [`${one.left} ${one.step}`, one]));
  for (const { points, left, banked } of choices) {
    const step = stepOf(table, points);
    const key = `${left} ${step}`;
    const one = found.get(key) ?? { left, step, banked: 0, rolled: 0 };
    found.set(key, banked ? { ...one, banked: one.banked + 1 } : { ...one, rolled: one.rolled + 1 });
  }
  return fading([...found.values()].toSorted((a, b) => a.left - b.left || a.step - b.step));
};

const addedUp = (list: readonly RememberedChoice[], more: readonly RememberedChoice[]): readonly RememberedChoice[] => {
  const found = new Map(list.map((one) => [`${one.left} ${one.step}`, one]));
  for (const { left, step, banked, rolled } of more) {
    const one = found.get(`${left} ${step}`) ?? { left, step, banked: 0, rolled: 0 };
    found.set(`${left} ${step}`, { left, step, banked: one.banked + banked, rolled: one.rolled + rolled });
  }
  return fading([...found.values()].toSorted((a, b) => a.left - b.left || a.step - b.step));
};

/** Merges a memory with what a later match showed. */
export const joined = (memory: OpponentMemory, more: OpponentMemory): OpponentMemory => ({
  once: addedUp(memory.once, more.once),
  many: addedUp(memory.many, more.many),
});

/** Adds a match to the memory of a seat. A winning bank is ignored, since it says nothing about a habit. */
export const remember = (memory: OpponentMemory, record: MatchRecord, seat: Seat): Result<OpponentMemory> => {
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const { table, turns, scores, target } = resumed.value.match.state;
  if (scores[seat] === undefined)
    return refuse("no-seat", `there is no seat ${seat}`, { right: `0 to ${scores.length - 1}` });
  const won = scores[seat] >= target;
  const own = turns.filter((turn) => turn.seat === seat);
  const habitual = own.map((turn, i) =>
    won && i === own.length - 1
      ? { ...turn, ended: "zonked" as const, crossroads: turn.crossroads.slice(0, -1) }
      : turn,
  );
  const style = styleOf(table);
  return accept({ ...memory, [style]: withChoices(memory[style], table, choicesOf(table, habitual)) });
};

/** The memory converted to choices at a table. */
export const rememberedChoices = (memory: OpponentMemory, table: ScoringTable): readonly ObservedChoice[] =>
  memory[styleOf(table)].flatMap(({ left, step, banked, rolled }) => {
    const points = step * stepPoints * table.scale;
    return [
      { points, left, banked: true, times: banked },
      { points, left, banked: false, times: rolled },
    ].filter(({ times }) => times > 0);
  });

/** A habit worth mentioning: with this many dice left they bank from this many points on. */
export interface Noticed {
  readonly left: number;
  readonly bankFrom: number;
  /** The number of banks with this many dice left that it was derived from. */
  readonly seen: number;
}

/** Fewer banks than this are not a habit. */
const enoughBanks = 3;

/** The most frequent habit; undefined while there is too little data. */
export const noticedIn = (memory: OpponentMemory, table: ScoringTable): Noticed | undefined => {
  const choices = rememberedChoices(memory, table);
  const banksAt = (left: number): number =>
    choices.reduce((sum, choice) => sum + (choice.left === left && choice.banked ? choice.times : 0), 0);
  const [most] = Array.from({ length: allDice }, (_, i) => ({ left: i + 1, seen: banksAt(i + 1) })).toSorted(
    (a, b) => b.seen - a.seen,
  );
  if (most === undefined || most.seen < enoughBanks) return undefined;
  return { ...most, bankFrom: bankFromOf(table, choices, most.left) };
};
