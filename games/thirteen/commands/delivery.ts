/**
 * Measures one item in simulated stages: each played with it and without it, on the same dice and with an unreachable
 * target.
 */
import { childSeed, type Draw, drawOf, type Seed } from "@turnlight/kernel";
import type { RunBot } from "../bots/index.ts";
import { strengthInNext } from "../bots/strength.ts";
import { bought } from "../bots/worth.ts";
import type { Item } from "../rules/items.ts";
import { rules } from "../rules/run.ts";
import { beginStage } from "../rules/stage-end.ts";
import { freshRun, type RunConfig, type RunState } from "../rules/state.ts";
import { usualBook } from "../rules/stock.ts";

/** More than any stage scores, so that it is never ended early. */
const outOfReach = 1e9;

/** Three shops of a run, before stages 2, 5 and 8: charms with a constant effect, a little money, a consumable. */
export const shopsOf = (config: RunConfig): readonly RunState[] =>
  [
    { stage: 1, level: 0, charms: ["bell"] },
    { stage: 4, level: 2, charms: ["bell", "abacus"] },
    { stage: 7, level: 4, charms: ["bell", "abacus", "crown"] },
  ].map(({ stage, level, charms }) => ({
    ...freshRun(config),
    stage,
    cleared: stage,
    purse: 24,
    levels: { upper: level, kinds: level, straights: level, house: level },
    charms: charms.map((item) => ({ item, held: 0 })),
    pocket: ["nudge"],
  }));

/** Simulated mistakes depend only on the round and the roll, so that an item without an effect changes nothing. */
const slipsAt = ({ sheet: { round, rolled, used } }: RunState, seed: Seed): Draw =>
  drawOf(childSeed(seed, `slips of round ${round} roll ${rolled} used ${used}`));

/** The points of the stage after a shop. */
const playNext = async (bot: RunBot, shop: RunState, seed: Seed): Promise<number> => {
  const { state: begun } = beginStage({ ...shop, stage: shop.stage + 1 });
  let state: RunState = { ...begun, sheet: { ...begun.sheet, target: outOfReach } };
  for (;;) {
    const turn = rules.turn(state);
    const isChance = turn.kind === "chance";
    const move = isChance
      ? rules.roll?.(state, drawOf(childSeed(seed, `${turn.stream}`)))
      : (await bot.choose({ view: state, seat: 0, moves: [], draw: slipsAt(state, seed), nodes: 1 })).move;
    if (move === undefined) throw new Error("nobody can move");
    const { state: next, told } = rules.apply(state, isChance ? "chance" : 0, move);
    const stood = told.map(({ fact }) => fact).find((fact) => fact.kind === "stood");
    if (stood !== undefined) return stood.score;
    state = next;
  }
};

/** All as parts of what the stage scores without the item, averaged over the shops. */
export interface Delivery {
  readonly item: string;
  /** The gain by the estimate alone. */
  readonly could: number;
  /** The gain that the shop states. */
  readonly promised: number;
  /** The measured gain, and its standard error. */
  readonly adds: number;
  readonly error: number;
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** The standard error of a mean. */
const errorOf = (list: readonly number[]): number => {
  const middle = mean(list);
  const variance = list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, list.length - 1);
  return Math.sqrt(variance / list.length);
};

/** Measures items one by one; the stages without any are played once. */
export const measuring = async (bot: RunBot, config: RunConfig, stages: number, seed: Seed) => {
  const seeds = Array.from({ length: stages }, (_, i) => childSeed(seed, `stage ${i + 1}`));
  const playAll = async (shop: RunState): Promise<readonly number[]> => {
    const points: number[] = [];
    for (const own of seeds) points.push(await playNext(bot, shop, own));
    return points;
  };
  const shops: { readonly shop: RunState; readonly strength: number; readonly points: readonly number[] }[] = [];
  for (const shop of shopsOf(config))
    shops.push({ shop, strength: strengthInNext(usualBook, shop), points: await playAll(shop) });

  return async ({ id }: Item): Promise<Delivery> => {
    const could: number[] = [];
    const promised: number[] = [];
    const gains: number[] = [];
    for (const { shop, strength, points } of shops) {
      const made = bought(usualBook, shop, id);
      if (made === undefined) throw new Error(`nobody can say what ${id} adds`);
      could.push(made.could / strength);
      promised.push(made.promised / strength);
      const usual = mean(points);
      const after = await playAll(made.build);
      gains.push(...after.map((score, i) => (score - (points[i] ?? 0)) / usual));
    }
    return { item: id, could: mean(could), promised: mean(promised), adds: mean(gains), error: errorOf(gains) };
  };
};
