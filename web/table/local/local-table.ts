/** A table on this device: the match lives in a worker, and this is the page's end of the line to it. */
import type { ReadonlySignal } from "@preact/signals";
import type { Deed } from "@turnlight/host";
import { accept, type Read, refuse } from "@turnlight/kernel";
import { type Calls, callsTo } from "../../calls/index.ts";
import type { Drawn, Laid, PlayOn, Sight, Table } from "../table.ts";
import { botWorkers } from "./bot-line.ts";
import { Following } from "./following.ts";
import type { MatchQuestions } from "./messages.ts";

const startWorker = (): Worker =>
  new Worker(new URL("../../workers/match.ts", import.meta.url), { type: "module", name: "match" });

/** `randomUUID` is not there on plain http, as in a home network. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

/** Which tab has it is not for the match's worker to say. */
export type UnclaimedTable = Omit<Table, "taken">;

const tableOver = (calls: Calls<MatchQuestions>, following: Following, close: () => void): UnclaimedTable => {
  const act = (deed: Deed): Promise<Read<undefined>> => calls.ask("do", { id: freshId(), deed });
  return {
    address: following.address,
    unsaved: following.unsaved,
    mended: following.mended,
    // A table is never without a sight once it is open.
    sight: following.sight as ReadonlySignal<Sight>,
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
  ask: (calls: Calls<MatchQuestions>) => Promise<Read<string>>,
  start: () => Worker,
): Promise<Read<UnclaimedTable>> => {
  const following = new Following(() => bots.begin());
  const calls = callsTo<MatchQuestions>(start, (message) => following.hear(message));
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

/** With a seed it is the same match for everybody who has it: the table of a day or a tournament, which also says who starts. */
export const beginLocal = (laid: Laid, drawn: Drawn = {}, start = startWorker): Promise<Read<UnclaimedTable>> =>
  opened((calls) => calls.ask("begin", { laid, drawn }), start);

export const openLocal = (match: string, start = startWorker): Promise<Read<UnclaimedTable>> =>
  opened((calls) => calls.ask("open", { match }), start);

/** From a moment of a record, for nothing: it lives in its worker alone, and ends with it. */
export const playOnLocal = (from: PlayOn, start = startWorker): Promise<Read<UnclaimedTable>> =>
  opened((calls) => calls.ask("playOn", from), start);
