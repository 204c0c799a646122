/**
 * How long everything takes at normal speed, in milliseconds, chosen so that an opponent's turn takes about four seconds:
 * the fewer dice are thrown, the shorter the throw, and a long turn goes faster and faster. The page plays by these numbers, and `bench/zonk-turns.ts` measures
 * whole turns by them.
 */
import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";

/** By number of dice thrown, from one to six. */
const throws: readonly number[] = [500, 550, 600, 700, 850, 1000];
/** Between the dice's rest and what happens next, so that one sees how they lie. */
const look = 150;

/** How long so many dice are in the air. */
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

/** How long the coach's remark on a turn that was banked stands before the next one begins. */
export const remarkLasts = 2500;
/** However long the coach takes and whatever the speed, the next turn waits no longer. */
export const remarkAwaited = 5000;

/** By how much has been set aside in the turn: of the time everything takes. */
const paces: readonly number[] = [1, 1, 0.7, 0.5, 0.35];
const fastest = 0.25;

export const hurry = ({ takes }: Pick<ZonkView, "takes">): number => paces[takes.length] ?? fastest;

/** An entry of the match: somebody's move or a roll of the dice, what it told, and what was seen after it. */
export interface TimedEntry {
  readonly view: Pick<ZonkView, "takes">;
  readonly n: number;
  readonly by: number | "chance" | "host";
  readonly facts: readonly ZonkFact[];
}

const timeOf = (fact: ZonkFact): number => (fact.kind === "rolled" ? shown.rolled(fact) : shown[fact.kind]);

/** How long an opponent's turn takes, from its first entry to its last. */
export const turnLength = (entries: readonly TimedEntry[], pauseBefore: (entry: number) => number): number =>
  entries.reduce((sum, { n, by, facts, view }) => {
    const pause = typeof by === "number" ? pauseBefore(n) : 0;
    return sum + hurry(view) * (pause + facts.reduce((time, fact) => time + timeOf(fact), 0));
  }, 0);
