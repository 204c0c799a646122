/** Moments of a match for querying bots, without playing up to them. */
import { type Face, parlour, type ZonkMove, type ZonkState, type ZonkView, zonk } from "@turnlight/games/zonk";
import { type Bot, type BotInput, type Choice, drawOf, seedOf } from "@turnlight/kernel";

const { rules } = zonk;
export const usual = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };

export const state = (over: Partial<ZonkState>): ZonkState => ({ ...rules.setup(usual), ...over });

/** After these takes of the turn: dice, points, and how many dice they left. */
export const deciding = (
  takes: readonly (readonly [string, number, number])[],
  over: Partial<ZonkState> = {},
): ZonkState =>
  state({
    phase: { kind: "deciding" },
    takes: takes.map(([taken, points, left]) => {
      const dice = taken.split("").map(Number) as Face[];
      return { rolled: dice, dice, points, left };
    }),
    points: takes.reduce((sum, [, points]) => sum + points, 0),
    left: takes.at(-1)?.[2] ?? 6,
    ...over,
  });

export const taking = (dice: readonly Face[], over: Partial<ZonkState> = {}): ZonkState =>
  state({ phase: { kind: "taking", dice }, left: dice.length, ...over });

export const askAt = (view: ZonkState, seed = "ask"): BotInput<ZonkView, ZonkMove> => ({
  view,
  seat: view.seat,
  moves: rules.moves(view, view.seat),
  draw: drawOf(seedOf(seed)),
  nodes: 1,
});

export const answer = (bot: Bot<ZonkView, ZonkMove>, ask: BotInput<ZonkView, ZonkMove>): Choice<ZonkMove> => {
  const choice = bot.choose(ask);
  if (choice instanceof Promise) throw new Error("it took its time");
  return choice;
};
