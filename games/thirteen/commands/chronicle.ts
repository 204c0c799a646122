/** The log of a run played by a bot: each stage's target, its score and the items held. */
import { childSeed, drawOf, Match, type Seed, sentence } from "@turnlight/kernel";
import type { RunBot } from "../bots/index.ts";
import { type Book, plainDie } from "../rules/items.ts";
import { runRules } from "../rules/run.ts";
import { isBoss } from "../rules/stage.ts";
import type { RunConfig, RunFact, RunState, Twist } from "../rules/state.ts";

interface StageChronicle {
  readonly stage: number;
  readonly target: number;
  readonly score: number;
  readonly won: boolean;
  readonly twist: Twist["kind"] | null;
  /** After the payout of the stage; for a lost stage, before it. */
  readonly purse: number;
  /** Charms and special dice the stage was played with. */
  readonly build: readonly string[];
  /** Those ever held until then. */
  readonly everHeld: readonly string[];
}

export interface RunChronicle {
  readonly cleared: number;
  readonly stages: readonly StageChronicle[];
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
  const held = new Set<string>();
  let decisions = 0;
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
      twist: isBoss(config, stage) ? twist : null,
      purse,
      build: own.filter((item) => item !== plainDie),
      everHeld: [...held].filter((item) => item !== plainDie),
    });
  };
  while (match.outcome === undefined && match.state.cleared < until) {
    const before = match.state;
    at?.(before);
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
  return { cleared: match.state.cleared, stages, last: match.state, decisions };
};
