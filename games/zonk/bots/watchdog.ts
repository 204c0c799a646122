/**
 * Nothing an opponent does can hang or break a match: whatever it says that is not legal, whatever it throws, however
 * long it takes or goes on rolling, the match gets a legal move, and a bank where there is one.
 */
import { type Ask, anyMove, type Bot, type Choice } from "@turnlight/kernel";
import type { ZonkMove, ZonkView } from "../rules/state.ts";

/** After this many milliseconds the turn goes on without the opponent. */
export const patience = 10_000;
/** Far more selections than any honest turn has: from here on it banks. */
export const longestTurn = 100;

type ZonkAsk = Ask<ZonkView, ZonkMove>;

const sameMove = (a: ZonkMove, b: ZonkMove): boolean =>
  a.kind === b.kind && ("dice" in a ? a.dice.join() : "") === ("dice" in b ? b.dice.join() : "");

/** Bank if it can, else the take with the most points, else roll: the moves are listed in that spirit. */
export const safeMove = ({ moves, draw }: ZonkAsk): ZonkMove => {
  if ("pick" in moves) return anyMove(moves, draw);
  return moves.find(({ kind }) => kind === "bank") ?? moves[0] ?? { kind: "roll" };
};

const stepIn = (ask: ZonkAsk, reason: string): Choice<ZonkMove> => ({
  move: safeMove(ask),
  why: { watchdog: reason },
});

const checked = (ask: ZonkAsk, choice: Choice<ZonkMove>): Choice<ZonkMove> => {
  const { moves } = ask;
  const legal = "pick" in moves || moves.some((move) => sameMove(move, choice.move));
  if (!legal) return stepIn(ask, "the move was not legal");
  if (choice.move.kind === "roll" && ask.view.takes.length >= longestTurn) return stepIn(ask, "the turn never ended");
  return choice;
};

const problemIn = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** A bot that always answers with a legal move, provided it answers. */
export const guarded = (bot: Bot<ZonkView, ZonkMove>): Bot<ZonkView, ZonkMove> => ({
  choose(ask) {
    try {
      const choice = bot.choose(ask);
      if (!(choice instanceof Promise)) return checked(ask, choice);
      return choice.then(
        (answer) => checked(ask, answer),
        (problem) => stepIn(ask, problemIn(problem)),
      );
    } catch (problem) {
      return stepIn(ask, problemIn(problem));
    }
  },
});

/** A guarded bot that also answers in time; the host lends the clock. */
export const watched = (
  bot: Bot<ZonkView, ZonkMove>,
  wait: (milliseconds: number) => Promise<void>,
): Bot<ZonkView, ZonkMove> => ({
  choose(ask) {
    const choice = guarded(bot).choose(ask);
    if (!(choice instanceof Promise)) return choice;
    return Promise.race([choice, wait(patience).then(() => stepIn(ask, "no answer in time"))]);
  },
});
