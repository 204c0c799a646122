/**
 * The Reference player: a fixed human-like policy against which the balance is measured. It takes the highest score,
 * banks at limits that depend on the dice left, and is a little bolder or more cautious from turn to turn.
 */
import { type Bot, type Draw, plainBot } from "@turnlight/kernel";
import { zonkChance } from "../rules/combinations.ts";
import { bankWins, type Crossroad, type ZonkMove, type ZonkView } from "../rules/state.ts";
import { harmless, type RollBecause, type TakeBecause } from "./because.ts";
import { uniform } from "./uniform.ts";

/** By dice left: the raw points of a turn, at scale 1, from which it banks. With more dice it rolls. */
export const referenceLimits: Readonly<Record<number, number>> = { 3: 150, 2: 80, 1: 40 };
/** The limits are multiplied by a number from this range, drawn once per turn. */
const boldness = [0.8, 1.2] as const;

const limitAt = (left: number, scale: number): number => (referenceLimits[left] ?? Number.POSITIVE_INFINITY) * scale;

/** The current turn's takes as turn points and dice left. */
const crossroadsOf = ({ takes }: ZonkView): readonly Crossroad[] => {
  let points = 0;
  return takes.map((take) => {
    points += take.points;
    return [points, take.left];
  });
};

/**
 * The boldness of this turn. If it rolled on earlier in the turn, its boldness must have exceeded what that required;
 * drawing from the remaining range is equivalent to one draw at the start, and needs no memory.
 */
const boldnessOf = (view: ZonkView, draw: Draw): number => {
  const passed = crossroadsOf(view).slice(0, -1);
  const shown = passed.map(([points, left]) => points / limitAt(left, view.table.scale));
  const low = Math.min(boldness[1], Math.max(boldness[0], ...shown));
  return low + (boldness[1] - low) * uniform(draw);
};

export const referenceBot: Bot<ZonkView, ZonkMove> = {
  choose({ view, seat, moves, draw }) {
    const { phase, points, left, table } = view;
    // The detector lists the highest score first.
    const best = "pick" in moves ? undefined : moves[0];
    if (phase.kind === "taking" && best !== undefined) {
      const because: TakeBecause = "pick" in moves || moves.length > 1 ? "highest score" : "only combination";
      return { move: best, why: { because } };
    }
    if (phase.kind !== "deciding") return { move: { kind: "roll" }, why: { because: "turn begins" } };
    const known = { turnPoints: points, left, zonkChance: zonkChance(table, left) };
    if (bankWins(view, seat)) return { move: { kind: "bank" }, why: { because: "banking wins", ...known } };
    const limit = limitAt(left, table.scale) * boldnessOf(view, draw);
    const stop = points >= limit;
    const rolls: RollBecause = harmless(view) ?? (Number.isFinite(limit) ? "below its limit" : "many dice");
    return {
      move: { kind: stop ? "bank" : "roll" },
      why: { because: stop ? "limit reached" : rolls, ...known, ...(Number.isFinite(limit) && { limit }) },
    };
  },
};

export const reference = plainBot(
  "reference",
  "takes the highest score, banks at 150, 80 and 40 with 3, 2 and 1 dice left, give or take a fifth",
  referenceBot,
);
