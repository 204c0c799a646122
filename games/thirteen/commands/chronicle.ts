/** The log of a run played by a bot: each stage's target, its score and the items held. */
import { childSeed, drawOf, Match, type Seed, sentence } from "@turnlight/kernel";
import type { RunBot } from "../bots/index.ts";
import { type Book, plainDie } from "../rules/items.ts";
import { runRules } from "../rules/run.ts";
import { priceOf } from "../rules/shop.ts";
import { isBoss } from "../rules/stage.ts";
import type { RunConfig, RunFact, RunState, Twist } from "../rules/state.ts";

interface StageChronicle {
  readonly stage: number;
  readonly target: number;
  readonly score: number;
  readonly won: boolean;
  /** Rounds that were played, and those the stage had. */
  readonly rounds: number;
  readonly of: number;
  /** The round in which the target was met; null if it was not. */
  readonly metIn: number | null;
  readonly twist: Twist["kind"] | null;
  /** After the payout of the stage; for a lost stage, before it. */
  readonly purse: number;
  /** Charms and special dice the stage was played with. */
  readonly build: readonly string[];
  /** Those ever held until then. */
  readonly everHeld: readonly string[];
}

/** A shop as it is entered, before anything is bought or sold. */
interface ShopChronicle {
  /** The stage that was won before it. */
  readonly stage: number;
  readonly purse: number;
  /** Offers that could be paid, and all offers. */
  readonly affordable: number;
  readonly offers: number;
}

export interface RunChronicle {
  readonly cleared: number;
  readonly stages: readonly StageChronicle[];
  readonly shops: readonly ShopChronicle[];
  readonly last: RunState;
  readonly decisions: number;
}

/** Far more than any bot survives. */
const mostStages = 60;

export interface RunObserver {
  /** Called with every position before a decision is made. */
  readonly at?: (state: RunState) => void;
  /** The run is abandoned once this many stages are cleared. */
  readonly until?: number;
}

export const chronicle = async (
  book: Book,
  config: RunConfig,
  bot: RunBot,
  seed: Seed,
  { at, until = mostStages }: RunObserver = {},
): Promise<RunChronicle> => {
  const { match } = Match.begin(runRules(book), config, { seed });
  const draw = drawOf(childSeed(seed, "bot 0"));
  const stages: StageChronicle[] = [];
  const shops: ShopChronicle[] = [];
  const held = new Set<string>();
  let decisions = 0;
  let metIn: number | null = null;
  const enter = (state: RunState): void => {
    if (state.phase.kind !== "shop" || shops.at(-1)?.stage === state.stage) return;
    const prices = state.phase.offers.flatMap((id) => {
      const item = id === null ? undefined : book.find(id);
      return item === undefined ? [] : [priceOf(state, item)];
    });
    const affordable = prices.filter((price) => price <= state.purse).length;
    shops.push({ stage: state.stage, purse: state.purse, affordable, offers: prices.length });
  };
  const note = (facts: readonly RunFact[], before: RunState): void => {
    const stood = facts.find((fact) => fact.kind === "stood");
    if (stood === undefined) return;
    const { stage, target, score, won } = stood;
    const twist = before.twist?.kind ?? null;
    const { purse } = match.state;
    const own = [...new Set([...before.charms.map(({ item }) => item), ...before.dice])];
    stages.push({
      stage,
      target,
      score,
      won,
      rounds: match.state.sheet.boxes.filter((points) => points !== null).length,
      of: match.state.sheet.inPlay.length,
      metIn: won ? (metIn ?? before.sheet.round) : null,
      twist: isBoss(config, stage) ? twist : null,
      purse,
      build: own.filter((item) => item !== plainDie),
      everHeld: [...held].filter((item) => item !== plainDie),
    });
    metIn = null;
  };
  while (match.outcome === undefined && match.state.cleared < until) {
    const before = match.state;
    at?.(before);
    enter(before);
    if (before.phase.kind === "round" && before.sheet.score >= before.sheet.target) metIn ??= before.sheet.round - 1;
    for (const { item } of before.charms) held.add(item);
    for (const die of before.dice) held.add(die);
    const input = {
      view: before,
      seat: 0,
      get moves() {
        return match.moves(0);
      },
      draw,
      nodes: 1,
    };
    const choice = await bot.choose(input);
    const text = match.rules.moveText.write(choice.move);
    const played = match.play(0, text);
    if (!played.ok) throw new Error(`the bot played "${text}": ${sentence(played.refusal)}`);
    decisions += 1;
    note(
      played.value.flatMap(({ told }) => told.map(({ fact }) => fact)),
      before,
    );
  }
  return { cleared: match.state.cleared, stages, shops, last: match.state, decisions };
};
