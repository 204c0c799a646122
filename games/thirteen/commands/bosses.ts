/**
 * `turnlight thirteen bosses`: how much less a stage scores under each twist, which gives the fair reduction of its
 * target.
 */
import { accept, type CliCommand, childSeed, type Draw, drawOf, seedOf } from "@turnlight/kernel";
import type { RunBot } from "../bots/index.ts";
import { twistOf } from "../rules/offers.ts";
import { runRules } from "../rules/run.ts";
import { isBoss, twistsFor } from "../rules/stage.ts";
import { beginStage } from "../rules/stage-end.ts";
import type { RunState, Twist } from "../rules/state.ts";
import { usualBook } from "../rules/stock.ts";
import { chronicle } from "./chronicle.ts";
import { readBotAndConfig, runOptions, wholeIn } from "./options.ts";

const rules = runRules(usualBook);

/** Plays one stage to its end and returns its score. */
const stageScore = async (bot: RunBot, begun: RunState, draw: Draw): Promise<number> => {
  let state = begun;
  for (;;) {
    const turn = rules.turn(state);
    const input = { view: state, seat: 0, moves: rules.moves(state, 0), draw, nodes: 1 };
    const move = turn.kind === "chance" ? rules.roll?.(state, draw) : (await bot.choose(input)).move;
    if (move === undefined) throw new Error("nobody can move");
    const { state: next, told } = rules.apply(state, turn.kind === "chance" ? "chance" : 0, move);
    const stood = told.map(({ fact }) => fact).find((fact) => fact.kind === "stood");
    if (stood !== undefined) return stood.score;
    state = next;
  }
};

/** More than any stage scores, so that it is never ended early. */
const outOfReach = 1e9;

const toTheEnd = (state: RunState): RunState => {
  const { state: begun } = beginStage(state);
  return { ...begun, sheet: { ...begun.sheet, target: outOfReach } };
};

export const bossesCommand: CliCommand = {
  about: "measure how much of a stage's usual score is left with each boss",
  options: { ...runOptions, runs: { about: "number of runs to take boss stages from (default: 20)", value: "N" } },
  examples: ["turnlight thirteen bosses --bot greedy:perfect --runs 100 --seed 1"],
  async answer({ options, progress }) {
    const who = readBotAndConfig(usualBook, options);
    if (!who.ok) return who;
    const runs = wholeIn(options, "runs", 1, 100_000, 20);
    if (!runs.ok) return runs;
    const { name, bot, config } = who.value;
    const master = seedOf(options["seed"] ?? "1");
    const sums = new Map<Twist["kind"], { stages: number; logs: number }>(
      twistsFor(config).map((kind) => [kind, { stages: 0, logs: 0 }]),
    );
    for (let i = 0; i < runs.value; i++) {
      const seed = childSeed(master, `game ${i}`);
      const draw = drawOf(childSeed(seed, "bosses"));
      const entered: RunState[] = [];
      await chronicle(usualBook, config, bot, seed, {
        at: (state) => {
          const { phase, sheet, stage } = state;
          if (phase.kind === "round" && isBoss(config, stage) && sheet.round === 1 && sheet.rolled === 0)
            entered.push(state);
        },
      });
      for (const state of entered) {
        const usual = Math.log(Math.max(1, await stageScore(bot, toTheEnd({ ...state, twist: null }), draw)));
        for (const [kind, sum] of sums) {
          const score = await stageScore(bot, toTheEnd({ ...state, twist: twistOf(kind, config, draw) }), draw);
          sum.stages += 1;
          sum.logs += Math.log(Math.max(1, score)) - usual;
        }
      }
      progress((i + 1) / runs.value);
    }
    const shares = [...sums].map(([twist, { stages, logs }]) => ({
      twist,
      stages,
      share: Math.exp(logs / Math.max(1, stages)),
    }));
    const text = [
      `${name}, ${runs.value} runs`,
      ...shares.map(({ twist, stages, share }) => `${twist.padEnd(12)} ${share.toFixed(3)}  over ${stages} stages`),
    ];
    return accept({ json: { bot: name, runs: runs.value, shares }, text: text.join("\n") });
  },
};
