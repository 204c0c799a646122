/**
 * Durations in milliseconds at normal speed, chosen so that an opponent's turn takes about four seconds: throws of fewer
 * dice are shorter, and a long turn speeds up. Used by the page, and by `bench/zonk-turns.ts` to measure whole turns.
 */
import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";

/** By number of dice thrown, from one to six. */
const throws: readonly number[] = [500, 550, 600, 700, 850, 1000];
/** A pause after the dice come to rest, so that they can be read. */
const look = 150;

/** How long a throw of so many dice takes. */
export const throwLasts = (dice: number): number => throws[dice - 1] ?? 0;

/** How long each fact is shown. */
export const shown: Readonly<Record<Exclude<ZonkFact["kind"], "rolled">, number>> & {
  readonly rolled: (fact: { readonly dice: readonly number[] }) => number;
} = {
  rolled: ({ dice }) => throwLasts(dice.length) + look,
  took: 280,
  "hot-dice": 450,
  zonked: 700,
  banked: 500,
  began: 120,
  left: 220,
  won: 600,
};

/** How long an opponent seems to think before each of its moves: short, since a turn has many. */
export const thinks = [60, 160] as const;

/** How long the coach's remark on a banked turn is shown before the next turn begins. */
export const remarkLasts = 2500;
/** The maximum time the next turn waits for the coach, at any speed. */
export const remarkAwaited = 5000;

/** The share of the usual time, by the number of takes so far this turn. */
const paces: readonly number[] = [1, 1, 0.7, 0.5, 0.35];
const fastest = 0.25;

export const hurry = ({ takes }: Pick<ZonkView, "takes">): number => paces[takes.length] ?? fastest;

/** An entry of the match: a move or a roll, its facts, and the view after it. */
export interface TimedEntry {
  readonly view: Pick<ZonkView, "takes">;
  readonly n: number;
  readonly by: number | "chance" | "host";
  readonly facts: readonly ZonkFact[];
}

const timeOf = (fact: ZonkFact): number => (fact.kind === "rolled" ? shown.rolled(fact) : shown[fact.kind]);

/** The duration of an opponent's turn, from its first entry to its last. */
export const turnLength = (entries: readonly TimedEntry[], pauseBefore: (entry: number) => number): number =>
  entries.reduce((sum, { n, by, facts, view }) => {
    const pause = typeof by === "number" ? pauseBefore(n) : 0;
    return sum + hurry(view) * (pause + facts.reduce((time, fact) => time + timeOf(fact), 0));
  }, 0);
