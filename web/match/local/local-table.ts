/** A table on this device: the match runs in a worker, and this is the page's client of it. */
import type { ReadonlySignal } from "@preact/signals";
import type { Action } from "@turnlight/host";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { type WorkerClient, workerClient } from "../../worker-rpc/index.ts";
import type { PracticeRequest, PresetDraw, Table, TableSetup, TableSight } from "../table.ts";
import { botWorkers } from "./bot-channel.ts";
import type { MatchQuestions } from "./messages.ts";
import { LocalSubscription } from "./subscription.ts";

const startWorker = (): Worker =>
  new Worker(new URL("../../workers/match.ts", import.meta.url), { type: "module", name: "match" });

/** `randomUUID` is missing on plain http, as in a home network. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

/** Without `taken`: which tab has the match is not known to its worker. */
export type UnclaimedTable = Omit<Table, "taken">;

const tableOver = (
  calls: WorkerClient<MatchQuestions>,
  following: LocalSubscription,
  close: () => void,
): UnclaimedTable => {
  const act = (deed: Action): Promise<Result<undefined>> => calls.ask("do", { id: freshId(), deed });
  return {
    address: following.address,
    unsaved: following.unsaved,
    mended: following.mended,
    // An open table always has a sight.
    sight: following.sight as ReadonlySignal<TableSight>,
    listen: (listener) => following.listen(listener),
    play: (text) => act({ kind: "play", text }),
    resign: () => act({ kind: "resign" }),
    record: () => calls.ask("record", undefined),
    file: () => calls.ask("file", undefined),
    can: {
      takeBack: (moves = 1) => act({ kind: "take-back", moves }),
      setAnew: (changed) => act({ kind: "set-anew", ...changed }),
      changeHands: (seat) => calls.ask("take", { seat }),
      layOpen: () => calls.ask("layOpen", undefined),
      restart: () => act({ kind: "restart" }),
      rematch: () => act({ kind: "rematch" }),
      note: (text) => act({ kind: "note", text }),
    },
    close,
  };
};

const opened = async (
  ask: (calls: WorkerClient<MatchQuestions>) => Promise<Result<string>>,
  start: () => Worker,
): Promise<Result<UnclaimedTable>> => {
  const following = new LocalSubscription(() => bots.begin());
  const calls = workerClient<MatchQuestions>(start, (message) => following.hear(message));
  const bots = botWorkers(
    (port) =>
      void calls.ask("bots", port === undefined ? {} : { port }, port === undefined ? {} : { transfer: [port] }),
  );
  const close = (): void => {
    bots.close();
    calls.close();
  };
  const answer = await ask(calls);
  if (answer.ok && following.sight.value !== undefined) return accept(tableOver(calls, following, close));
  close();
  return answer.ok ? refuse("table-broken", "the table has broken") : answer;
};

/** With a seed, everybody who has it gets the same match, including who starts: daily matches and tournaments. */
export const beginLocal = (
  laid: TableSetup,
  drawn: PresetDraw = {},
  start = startWorker,
): Promise<Result<UnclaimedTable>> => opened((calls) => calls.ask("begin", { laid, drawn }), start);

export const openLocal = (match: string, start = startWorker): Promise<Result<UnclaimedTable>> =>
  opened((calls) => calls.ask("open", { match }), start);

/** Practice from a position of a record: never saved, it ends with its worker. */
export const playOnLocal = (from: PracticeRequest, start = startWorker): Promise<Result<UnclaimedTable>> =>
  opened((calls) => calls.ask("playOn", from), start);
