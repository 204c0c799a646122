/**
 * Judges what is bought in a shop by simulated outcome: the share of simulated runs that clear the next stages. Every
 * choice is played with the same rolls and the same later shops, so that what differs is the choice; how far a
 * difference may be off is told as two standard errors.
 */
import { childSeed, drawOf, type Seed, seedOf, type WeighedPosition } from "@turnlight/kernel";
import { soundPurchases, spend } from "../bots/buyers.ts";
import type { Deal } from "../bots/deals.ts";
import { throwDice } from "../bots/dice.ts";
import { rules } from "../rules/run.ts";
import type { RunMove, RunState, RunView } from "../rules/state.ts";
import { usualBook } from "../rules/stock.ts";

interface SimulationBudget {
  /** How many runs are simulated for a choice. */
  readonly plays: number;
  /** How many stages far: as far as buyers look ahead. */
  readonly ahead: number;
}

const usual: SimulationBudget = { plays: 24, ahead: 3 };
/** More moves than these stages can take. */
const mostMoves = 3000;
/** A choice that adds this much less than the best one, in parts of the run's strength, is worth simulating. */
const worthASimulation = 0.1;

const seed = seedOf("the shop's reviewer");

const isShop = ({ phase, config }: RunView): boolean => phase.kind === "shop" && config.rules === rules.version;

/** Whether a simulated run clears the stages ahead: the generalist buys, and the dice are played near perfectly. */
const clears = (from: RunState, until: number, ofPlay: Seed): boolean => {
  const own = drawOf(childSeed(ofPlay, "player"));
  let state = from;
  for (let n = 0; n < mostMoves && state.cleared < until; n++) {
    const turn = rules.turn(state);
    if (turn.kind === "over") return false;
    if (turn.kind === "chance") {
      const chance = rules.roll?.(state, drawOf(childSeed(ofPlay, turn.stream ?? `move ${n}`)));
      if (chance === undefined) return false;
      state = rules.apply(state, "chance", chance).state;
      continue;
    }
    const move =
      state.phase.kind === "round"
        ? throwDice(usualBook, state, "perfect", own)
        : spend(usualBook, state, "generalist", own);
    state = rules.apply(state, 0, move).state;
  }
  return state.cleared >= until;
};

/** Which of the simulated runs clear the stages ahead after this move. */
const outcomesOf = (view: RunView, move: RunMove, { plays, ahead }: SimulationBudget): readonly boolean[] => {
  const from = rules.apply(view, 0, move).state;
  return Array.from({ length: plays }, (_, i) => clears(from, view.cleared + ahead, childSeed(seed, `run ${i}`)));
};

const shareOf = (outcomes: readonly boolean[]): number => outcomes.filter(Boolean).length / outcomes.length;

/** Two standard errors of the difference of two shares of the same simulated runs. */
export const pairedError = (one: readonly boolean[], other: readonly boolean[]): number => {
  const differences = one.map((isCleared, i) => Number(isCleared) - Number(other[i]));
  const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
  const spread = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (differences.length - 1);
  return 2 * Math.sqrt(spread / differences.length);
};

const isSame = (one: RunMove, other: RunMove): boolean => rules.moveText.write(one) === rules.moveText.write(other);

const gainOf = (deals: readonly Deal[], move: RunMove): number =>
  deals.find((deal) => isSame(deal.move, move))?.gain ?? 0;

/** A purchase, or leaving, that is about as good as the best by the estimate: it is not simulated, and not judged. */
export const isSoundPurchase = (view: RunView, move: RunMove): boolean => {
  if (!isShop(view)) return false;
  if (move.kind !== "buy" && move.kind !== "next") return true;
  const deals = soundPurchases(usualBook, view);
  const best = Math.max(0, ...deals.map(({ gain }) => gain));
  return best - gainOf(deals, move) < worthASimulation;
};

/**
 * The best purchase by the estimate, to be compared with what was done. Undefined outside a shop, in the shops of earlier
 * rules, and where nothing is worth its price.
 */
export const weighPurchase = (view: RunView, budget = usual): WeighedPosition<RunMove> | undefined => {
  const best = isShop(view) ? soundPurchases(usualBook, view)[0]?.move : undefined;
  if (best === undefined) return undefined;
  const known = new Map<string, readonly boolean[]>();
  const simulated = (move: RunMove): readonly boolean[] => {
    const text = rules.moveText.write(move);
    const outcomes = known.get(text) ?? outcomesOf(view, move, budget);
    known.set(text, outcomes);
    return outcomes;
  };
  const worthOf = (move: RunMove): number => shareOf(simulated(move));
  return {
    options: [{ move: best, worth: worthOf(best) }],
    exact: false,
    counts: false,
    worthOf: (move) => (move.kind === "buy" || move.kind === "next" ? worthOf(move) : undefined),
    boundOf: (move) => pairedError(simulated(best), simulated(move)),
  };
};
