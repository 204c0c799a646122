/** The next thing a solution brings about, as data for hints: what happens, to whom, where, and in how many moves. */
import type { Cell, Direction } from "../rules/directions.ts";
import type { WispFact } from "../rules/facts.ts";
import { rules } from "../rules/rules.ts";
import type { WispState } from "../rules/state.ts";

/** What a hint calls the idea: something a creature does, or where the wisp itself has to go. */
export type MilestoneKind = "purify" | "merge" | "wake" | "mud" | "stones" | "tree" | "grove";

export interface Milestone {
  readonly kind: MilestoneKind;
  /** Creatures it happens to, by their ids; none if it is about the wisp's own way. */
  readonly who: readonly number[];
  /** Where it happens; where the wisp has to be, if it wakes somebody or finds shelter. */
  readonly at: Cell;
  /** Moves until it has happened. */
  readonly moves: number;
}

type CreatureEvent = Exclude<WispFact, { readonly kind: "move" | "step" | "caught" | "complete" | "reset" }>;

/** If a turn brings several, the most important one. */
const rank = ["purify", "merge", "wake", "stuck"] as const satisfies readonly CreatureEvent["kind"][];

const eventIn = (facts: readonly WispFact[]): CreatureEvent | undefined => {
  const events = facts.filter((fact): fact is CreatureEvent => rank.some((kind) => kind === fact.kind));
  return rank.flatMap((kind) => events.filter((event) => event.kind === kind))[0];
};

/** A shelter matters where somebody stands beside it; else the wisp only passes. */
const isBeset = ({ wisp, enemies, level: { width } }: WispState): boolean =>
  enemies.some(({ at }) => {
    const [across, down] = [
      Math.abs((at % width) - (wisp % width)),
      Math.abs(Math.floor(at / width) - Math.floor(wisp / width)),
    ];
    return across + down <= 1;
  });

const wayOf = (after: WispState, facts: readonly WispFact[]): MilestoneKind | undefined => {
  const { level, wisp } = after;
  if (facts.some((fact) => fact.kind === "move" && fact.jump)) return "stones";
  if (!isBeset(after)) return undefined;
  if (wisp === level.goal) return "grove";
  return level.terrain[wisp] === "tree" ? "tree" : undefined;
};

const kindOf = { purify: "purify", merge: "merge", wake: "wake", stuck: "mud" } as const;

/** The first one along this line; undefined for a line in which nothing happens. */
export const milestoneOf = (from: WispState, line: readonly Direction[]): Milestone | undefined => {
  let state = from;
  for (const [i, move] of line.entries()) {
    const { state: after, told } = rules.apply(state, 0, move);
    const facts = told.map(({ fact }) => fact);
    const event = eventIn(facts);
    if (event !== undefined) {
      const who = event.kind === "merge" ? [event.into, event.who] : [event.who];
      // A sleeper lies where it lies: what matters is where the wisp stands.
      const at = event.kind === "wake" ? after.wisp : event.at;
      return { kind: kindOf[event.kind], who, at, moves: i + 1 };
    }
    const way = wayOf(after, facts);
    if (way !== undefined) return { kind: way, who: [], at: after.wisp, moves: i + 1 };
    state = after;
  }
  return undefined;
};
