/** The line to the bots' worker, and the watchdog: who does not answer in time is replaced, and the match goes on. */
import type { BotQuestion, HostedMatch, Thought } from "@turnlight/host";
import { type AnyGame, preparesAhead, sentence } from "@turnlight/kernel";
import { type WorkerLike, workerClient } from "../../worker-rpc/index.ts";

/** A bot that will sit at a table, with what its seat sees there. */
type BotPreparation = Pick<BotQuestion, "game" | "bot" | "view">;

export type BotQuestions = {
  readonly think: { readonly question: BotQuestion; readonly answer: Thought };
  /** Does ahead of time what the bot's first answer would have to wait for, and tells how far it is. */
  readonly prepare: { readonly question: BotPreparation; readonly answer: undefined };
};

export interface BotThinkers {
  /** Rejects where there is no answer: the host then makes the game's safe move. */
  think(question: BotQuestion): Promise<Thought>;
  /** Whoever thinks next waits for it. Without success the bot does it when it is asked. */
  prepare(question: BotPreparation, progress: (share: number) => void): Promise<void>;
}

/** Milliseconds; far beyond what any bot needs, short enough for whoever waits. */
const botPatience = 10_000;
/** A long race on a slow device; who sees how far it is waits longer. */
const preparingPatience = 120_000;

export const botsIn = (start: () => WorkerLike): BotThinkers => {
  const calls = workerClient<BotQuestions>(start);
  let ready: Promise<unknown> = Promise.resolve();
  return {
    async think(question) {
      await ready;
      const read = await calls.ask("think", question, { within: botPatience });
      if (!read.ok) throw new Error(sentence(read.refusal));
      return read.value;
    },
    async prepare(question, progress) {
      const done = ready.then(() => calls.ask("prepare", question, { progress, within: preparingPatience }));
      ready = done;
      await done;
    },
  };
};

/** Prepares every bot of a table that has something to prepare, and says of each how far it is, in whole hundredths. */
export const prepareAll = async (
  bots: Pick<BotThinkers, "prepare">,
  game: AnyGame,
  host: Pick<HostedMatch, "laid" | "sight">,
  say: (preparing: { readonly seat: number; readonly share: number } | undefined) => void,
): Promise<void> => {
  for (const [seat, sitter] of host.laid.sitters.entries()) {
    if (sitter.kind !== "bot" || !preparesAhead(game, sitter.bot)) continue;
    let told = -1;
    const progress = (share: number): void => {
      const percent = Math.floor(share * 100);
      if (percent === told) return;
      told = percent;
      say({ seat, share: percent / 100 });
    };
    await bots.prepare({ game: game.rules.id, bot: sitter.bot, view: host.sight(seat).view }, progress);
    say(undefined);
  }
};
