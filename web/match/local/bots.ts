/**
 * The client for the bots' worker, with a watchdog: a bot that does not answer in time is replaced, and the match goes
 * on.
 */
import type { BotQuestion, HostedMatch, Thought } from "@turnlight/host";
import { type AnyGame, preparesAhead, sentence } from "@turnlight/kernel";
import { type WorkerLike, workerClient } from "../../worker-rpc/index.ts";

/** A bot of a table, with what its seat sees there. */
type BotPreparation = Pick<BotQuestion, "game" | "bot" | "view">;

export type BotQuestions = {
  readonly think: { readonly question: BotQuestion; readonly answer: Thought };
  /** Does ahead of time what the bot's first answer would have to wait for, and reports its progress. */
  readonly prepare: { readonly question: BotPreparation; readonly answer: undefined };
};

export interface BotThinkers {
  /** Rejects if there is no answer: the host then makes the game's safe move. */
  think(question: BotQuestion, within?: number): Promise<Thought>;
  /** Later `think` calls wait for it. If it fails, the bot does the same work when it is first asked. */
  prepare(question: BotPreparation, progress: (share: number) => void): Promise<void>;
}

/** Milliseconds; far more than any bot needs. */
const botPatience = 10_000;
/** For a long race on a slow device; longer, since the player sees the progress. */
const preparingPatience = 120_000;

export const botsIn = (start: () => WorkerLike): BotThinkers => {
  const calls = workerClient<BotQuestions>(start);
  let ready: Promise<unknown> = Promise.resolve();
  return {
    async think(question, within = botPatience) {
      await ready;
      const begun = performance.now();
      const read = await calls.ask("think", question, { within: Math.min(botPatience, within) });
      if (!read.ok) throw new Error(sentence(read.refusal));
      return { ...read.value, spent: performance.now() - begun };
    },
    async prepare(question, progress) {
      const done = ready.then(() => calls.ask("prepare", question, { progress, within: preparingPatience }));
      ready = done;
      await done;
    },
  };
};

/** Prepares every bot of a table that needs it, and reports the progress of each in whole per cent. */
export const prepareAll = async (
  bots: Pick<BotThinkers, "prepare">,
  game: AnyGame,
  host: Pick<HostedMatch, "laid" | "sight">,
  say: (preparing: { readonly seat: number; readonly share: number } | undefined) => void,
): Promise<void> => {
  for (const [seat, sitter] of host.laid.sitters.entries()) {
    if (sitter.kind !== "bot" || !preparesAhead(game, sitter.bot)) continue;
    let reported = -1;
    const progress = (share: number): void => {
      const percent = Math.floor(share * 100);
      if (percent === reported) return;
      reported = percent;
      say({ seat, share: percent / 100 });
    };
    await bots.prepare({ game: game.rules.id, bot: sitter.bot, view: host.sight(seat).view }, progress);
    say(undefined);
  }
};
