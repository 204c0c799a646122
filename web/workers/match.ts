/** The match's worker: hosts the match, saves it on the device, and gives the page only what its holder may see. */
import { findGame } from "@turnlight/games";
import { HostedMatch, type HostPorts, startPractice } from "@turnlight/host";
import { type AnyGame, accept, isStory, type Result, readRecord, readStory, refuse } from "@turnlight/kernel";
import { readMessage } from "@turnlight/wire";
import { botChannel } from "../match/local/bot-channel.ts";
import { botsIn, prepareAll } from "../match/local/bots.ts";
import {
  beginSchema,
  doSchema,
  type MatchQuestions,
  openSchema,
  playOnSchema,
  takeSchema,
  type WorkerEvent,
} from "../match/local/messages.ts";
import { reopenMatch } from "../match/local/reopen.ts";
import { SharedDevice } from "../match/local/shared-device.ts";
import { afterRepair, openStore } from "../store/index.ts";
import { serveWorker } from "../worker-rpc/index.ts";

const known = new Map<string, AnyGame>();
const store = afterRepair().then(() => openStore());
const matches = store.then((opened) => opened.matchStore((game) => known.get(game)?.aftermath));
let device: SharedDevice | undefined;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const random = (length: number): string => hex(crypto.getRandomValues(new Uint8Array(length)));

const line = botChannel(() => say({ kind: "bots-wanted" }));
const bots = botsIn(() => line.start());

const ports: HostPorts = {
  store: {
    commit: async (batch, how) => (await matches).commit(batch, how),
    load: async (match) => (await matches).load(match),
  },
  think: bots.think,
  // biome-ignore lint/suspicious/noConsole: whoever looks for a fault looks here
  botFailed: (sentence) => console.error(sentence),
  thinking: (seat) => device?.thinking(seat),
  now: () => Date.now(),
  freshSeed: () => random(32),
  freshId: () => random(8),
};

const gameNamed = async (name: string): Promise<Result<AnyGame>> => {
  const game = await findGame(name);
  if (game.ok) known.set(name, game.value);
  return game;
};

/** Starts the bots' preparation before anybody moves, and reports its progress to the page. */
const prepare = (host: HostedMatch): void => {
  const game = known.get(host.laid.game);
  if (game !== undefined) void prepareAll(bots, game, host, (preparing) => device?.preparing(preparing));
};

const shown = (read: Result<HostedMatch>): Result<string> => {
  if (!read.ok) return read;
  device = new SharedDevice(read.value, say);
  prepare(read.value);
  read.value.start();
  return accept(read.value.id);
};

const open = async (match: string): Promise<Result<string>> => {
  const loaded = await ports.store.load(match);
  if (!loaded.ok) return loaded;
  if (loaded.value === undefined) return refuse("no-match", "this match is not on this device");
  const game = await gameNamed(loaded.value.head.game);
  if (!game.ok) return game;
  const { setAsideFrom } = await store;
  return shown(await reopenMatch(game.value, loaded.value, ports, setAsideFrom));
};

const noMatch = refuse("no-match", "no match is open");

const say: (said: WorkerEvent) => void = serveWorker<MatchQuestions>({
  async begin(question) {
    const read = readMessage(beginSchema, question);
    if (!read.ok) return read;
    const game = await gameNamed(read.value.laid.game);
    return game.ok ? shown(await HostedMatch.begin(game.value, read.value.laid, ports, read.value.drawn)) : game;
  },
  async open(question) {
    const read = readMessage(openSchema, question);
    return read.ok ? open(read.value.match) : read;
  },
  async playOn(question) {
    const read = readMessage(playOnSchema, question);
    if (!read.ok) return read;
    const { record: text, entries, sitters } = read.value;
    const record = isStory(text) ? readStory(text) : readRecord(text);
    if (!record.ok) return record;
    const game = await gameNamed(record.value.game);
    return game.ok ? shown(await startPractice(game.value, { record: record.value, entries, sitters }, ports)) : game;
  },
  async do(question) {
    const read = readMessage(doSchema, question);
    if (!read.ok) return read;
    const done = await (device?.do(read.value.id, read.value.deed) ?? noMatch);
    // Another setup needs another preparation.
    if (done.ok && read.value.deed.kind === "set-anew" && device !== undefined) prepare(device.host);
    return done.ok ? accept(undefined) : done;
  },
  take(question) {
    const read = readMessage(takeSchema, question);
    return read.ok ? (device?.take(read.value.seat) ?? noMatch) : read;
  },
  layOpen: () => device?.layOpen() ?? noMatch,
  record: () => device?.record() ?? noMatch,
  bots({ port }) {
    line.given(port);
    return accept(undefined);
  },
  file: async () => (device === undefined ? noMatch : (await store).exportMatch(device.match, Date.now())),
});

/** The worker has a store of its own; its troubles are shown by the page. */
void store.then((opened) => {
  const pass = (): void => {
    const trouble = opened.troubles().find(({ key }) => key.startsWith("store-"));
    say({ kind: "unsaved", ...(trouble !== undefined && { code: trouble.key }) });
    if (opened.troubles().some((known) => "item" in known && known.item.shelf === "log")) say({ kind: "mended" });
  };
  if (opened.troubles().length > 0) pass();
  opened.onTroubles(pass);
});
