/**
 * The page passes the match's worker a channel to the bots' worker: requests go through it, and a failed worker is
 * reported.
 */
import { accept, seedOf } from "@turnlight/kernel";
import { expect, test, vi } from "vitest";
import { serveWorker } from "../../worker-rpc/handlers.ts";
import { type BotsBegun, botChannel, botWorkers } from "../local/bot-channel.ts";
import { type BotQuestions, botsIn } from "../local/bots.ts";

const question = { game: "zonk", rules: 1, bot: "hybrid:normal", seat: 0, view: {}, dice: seedOf("bots") };

/** A page, a match's worker and bots' workers, each of which answers with its number; the first `broken` fail. */
const house = (broken: number) => {
  const begun: { ended: boolean }[] = [];
  const channels: MessagePort[] = [];
  const start = (): Worker => {
    const number = begun.length;
    const one = { ended: false };
    begun.push(one);
    const worker = {
      onerror: null as (() => void) | null,
      postMessage({ port }: BotsBegun) {
        channels.push(port);
        if (number < broken) queueMicrotask(() => worker.onerror?.());
        else
          serveWorker<BotQuestions>(
            { think: () => accept({ text: `${number}` }), prepare: () => accept(undefined) },
            port,
          );
      },
      terminate() {
        one.ended = true;
      },
    };
    return worker as unknown as Worker;
  };
  const page = botWorkers((port) => line.given(port), start);
  const line = botChannel(() => page.begin());
  const close = () => {
    page.close();
    for (const port of channels) port.close();
  };
  return { think: botsIn(() => line.start()).think, begun, close };
};

test("a question reaches the bots through the channel, and one worker answers them all", async () => {
  const { think, begun, close } = house(0);
  expect(await think(question)).toMatchObject({ text: "0" });
  expect(await think(question)).toMatchObject({ text: "0" });
  expect(begun).toEqual([{ ended: false }]);
  close();
  expect(begun).toEqual([{ ended: true }]);
});

test("a worker that breaks is heard of at once, and the next question has another", async () => {
  vi.stubGlobal(
    "ErrorEvent",
    class extends Event {
      readonly message: string;
      constructor(kind: string, { message }: { readonly message: string }) {
        super(kind);
        this.message = message;
      }
    },
  );
  const { think, begun, close } = house(1);
  await expect(think(question)).rejects.toThrow("broke");
  expect(await think(question)).toMatchObject({ text: "1" });
  expect(begun).toEqual([{ ended: true }, { ended: false }]);
  close();
  vi.unstubAllGlobals();
});
