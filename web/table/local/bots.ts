/** The line to the bots' worker, and the watchdog: who does not answer in time is replaced, and the match goes on. */
import type { BotQuestion, Thought } from "@turnlight/host";
import { sentence } from "@turnlight/kernel";
import { callsTo, type WorkerLike } from "../../calls/index.ts";

export type BotQuestions = { readonly think: { readonly question: BotQuestion; readonly answer: Thought } };

/** Milliseconds; far beyond what any bot needs, short enough for whoever waits. */
const botPatience = 10_000;

const startWorker = (): Worker =>
  new Worker(new URL("../../workers/bot.ts", import.meta.url), { type: "module", name: "bot" });

/** Rejects where there is no answer: the host then makes the game's safe move. */
export const botsIn = (start: () => WorkerLike = startWorker): ((question: BotQuestion) => Promise<Thought>) => {
  const calls = callsTo<BotQuestions>(start);
  return async (question) => {
    const read = await calls.ask("think", question, { within: botPatience });
    if (!read.ok) throw new Error(sentence(read.refusal));
    return read.value;
  };
};
