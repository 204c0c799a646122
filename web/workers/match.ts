/** The match's worker: hosts the match, keeps it on the device, and hands the page only what its holder may see. */
import { games } from "@turnlight/games";
import { accept, type Read, refuse } from "@turnlight/kernel";
import { openStore, type SavedMatch } from "../shell/store/index.ts";
import { type BotQuestion, Host, type Ports, type Thought } from "../table/local/host.ts";
import type { Asked, Message, Request } from "../table/local/messages.ts";

const say = (message: Message): void => self.postMessage(message);
const store = openStore();
let host: Host | undefined;
let lastSaved: SavedMatch | undefined;

/** One bot worker for the table, so that a long thought blocks nobody. */
class Bots {
  readonly #worker = new Worker(new URL("./bot.ts", import.meta.url), { type: "module", name: "bot" });
  readonly #waiting = new Map<number, { resolve(thought: Thought): void; reject(problem: Error): void }>();
  #asked = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<{ ask: number; thought?: Thought; problem?: string }>) => {
      const waiting = this.#waiting.get(data.ask);
      this.#waiting.delete(data.ask);
      if (data.thought === undefined) waiting?.reject(new Error(data.problem));
      else waiting?.resolve(data.thought);
    };
  }

  think(question: BotQuestion): Promise<Thought> {
    this.#asked += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(this.#asked, { resolve, reject });
      this.#worker.postMessage({ ask: this.#asked, question });
    });
  }
}

let bots: Bots | undefined;

/** The worker has a store of its own; what troubles it, the page must say. */
void store.then((opened) => {
  const pass = (): void => {
    for (const { key } of opened.troubles()) say({ kind: "unsaved", code: key });
  };
  pass();
  opened.onTroubles(pass);
});

const save = async (match: SavedMatch): Promise<void> => {
  const { matches } = await store;
  const seen = lastSaved?.id === match.id ? lastSaved : undefined;
  const kept = await matches.put(match, seen);
  if (kept.ok) lastSaved = match;
  else say({ kind: "unsaved", code: kept.refusal.code });
};

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const random = (length: number): string => hex(crypto.getRandomValues(new Uint8Array(length)));

const ports: Ports = {
  save,
  tell: (heard) => say({ kind: "heard", heard }),
  show: (sight) => say({ kind: "sight", id: host?.id ?? "", sight }),
  think(question) {
    bots ??= new Bots();
    return bots.think(question);
  },
  now: () => Date.now(),
  freshSeed: () => random(32),
  freshId: () => random(8),
};

const opened = (read: Read<Host>): Read<undefined> => {
  if (!read.ok) return read;
  host = read.value;
  ports.show(host.sight());
  host.start();
  return accept(undefined);
};

const begin = async (request: Extract<Request, { kind: "begin" }>): Promise<Read<undefined>> => {
  const game = await games[request.laid.game]?.();
  if (game === undefined) return refuse("unknown-game", `there is no game ${request.laid.game}`);
  return opened(await Host.begin(game, request.laid, ports, request.drawn));
};

const resume = async (id: string): Promise<Read<undefined>> => {
  const saved = await (await store).matches.get(id);
  if (saved === undefined) return refuse("no-match", "this match is not on this device");
  const game = await games[saved.record.game]?.();
  if (game === undefined) return refuse("unknown-game", `there is no game ${saved.record.game}`);
  lastSaved = saved;
  return opened(Host.resume(game, saved, ports));
};

const answer = async (request: Request): Promise<Read<unknown>> => {
  if (request.kind === "begin") return begin(request);
  if (request.kind === "resume") return resume(request.id);
  if (host === undefined) return refuse("no-match", "no match is open");
  if (request.kind === "play") return host.play(request.text);
  if (request.kind === "take") return host.take(request.seat);
  if (request.kind === "relay") return host.relay(request.changed);
  if (request.kind === "undo") return host.undo(request.moves);
  return host[request.kind]();
};

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  say({ kind: "answer", ask: data.ask, read: await answer(data.request) });
};
