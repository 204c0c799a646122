/**
 * Kills servers under load repeatedly, or makes other things fail, while people play on. Afterwards the store is compared with what was
 * acknowledged: every move there, in order, and every match replays with its dice drawn again.
 */
import { recordOf } from "@turnlight/host";
import { type Draw, drawOf, Match, pick, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import type { ServeOptions } from "@turnlight/server";
import { openPostgres } from "../../store/postgres.ts";
import { openFolder } from "../../store/sqlite.ts";
import type { OnlineStore } from "../../store/store.ts";
import type { Front } from "./front.ts";
import { lineTo, twoAt, Watcher } from "./house.ts";
import { ServerProcess } from "./server-process.ts";

export interface KillPlan {
  readonly kills: number;
  readonly tables: number;
  readonly nodes: number;
  readonly keep: NonNullable<ServeOptions["keep"]>;
  /** Acknowledged moves between one kill and the next. */
  readonly movesBetween: number;
  /** What fails, in turn; unless told otherwise, a node is killed. */
  readonly faults?: readonly Fault[];
  /** An nginx before the nodes, through which everybody plays. */
  readonly front?: (urls: readonly string[]) => Promise<Front>;
  /** Crashes and restarts the database. */
  readonly restartDatabase?: () => Promise<void>;
  /** Silences the messages between nodes; resolves with the function that lets them through again. */
  readonly silence?: () => Promise<() => Promise<void>>;
}

/** A node is killed, a node is drained, node and database crash together, the database alone, messages are lost. */
export const faults = ["kill", "drain", "kill-with-database", "database", "silence"] as const;
type Fault = (typeof faults)[number];

export interface KillTally {
  readonly kills: number;
  readonly acknowledged: number;
  readonly matches: number;
  /** Moves that were refused because they could not be committed, and retried. */
  readonly triedAgain: number;
  /** Acknowledged but missing, or in another order. */
  readonly lost: readonly string[];
  readonly unreplayable: readonly string[];
  /** Unexpected answers. */
  readonly strange: readonly string[];
}

/** A seat's acknowledged moves, by match, in order. */
type Acknowledged = Map<string, string[]>;

const seatKey = (match: string, seat: number): string => `${match} ${seat}`;

class Player {
  readonly watcher: Watcher;
  readonly #seat: number;
  readonly #draw: Draw;
  readonly #acknowledged: Acknowledged;
  readonly #count: () => void;
  readonly strange: string[] = [];
  triedAgain = 0;
  moves = 0;
  #stopped = false;

  constructor(watcher: Watcher, seat: number, acknowledged: Acknowledged, count: () => void) {
    this.watcher = watcher;
    this.#seat = seat;
    this.#draw = drawOf(seedOf(`player ${seat}`));
    this.#acknowledged = acknowledged;
    this.#count = count;
  }

  stop(): void {
    this.#stopped = true;
    this.watcher.line.close();
  }

  /** Plays and offers rematches until stopped. */
  async play(): Promise<void> {
    const mine = ({ sight }: Watcher["now"]) =>
      sight !== undefined &&
      (sight.outcome === undefined
        ? sight.waiting[0] === this.#seat
        : sight.rematch?.wants.includes(this.#seat) !== true);
    for (;;) {
      const { sight } = await this.watcher.until(mine);
      if (sight === undefined || this.#stopped) return;
      const text = sight.outcome === undefined ? pick(this.#draw, sight.moves ?? []) : undefined;
      const done = await this.watcher.place.send(text === undefined ? { kind: "rematch" } : { kind: "play", text });
      if (this.#stopped) return;
      if (!done.ok) {
        this.#refused(done.refusal.code);
        continue;
      }
      this.moves += 1;
      this.#count();
      if (text !== undefined) {
        const key = seatKey(sight.match, this.#seat);
        this.#acknowledged.set(key, [...(this.#acknowledged.get(key) ?? []), text]);
      }
      const { version } = done.value;
      await this.watcher.until(
        (now) => this.#stopped || now.sight?.match !== sight.match || now.sight.version >= version,
      );
    }
  }

  #refused(code: string): void {
    if (code === "not-kept" || code === "table-broken") this.triedAgain += 1;
    else this.strange.push(code);
  }
}

const openStore = async (keep: KillPlan["keep"]): Promise<OnlineStore> => {
  if (keep.kind === "memory") throw new Error("nothing is kept in memory");
  const read = keep.kind === "postgres" ? await openPostgres(keep.url) : openFolder(keep.folder);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

/** Compares the store with what was acknowledged. The last move may be stored although its answer was lost. */
const compared = async (store: OnlineStore, acknowledged: Acknowledged) => {
  const lost: string[] = [];
  const unreplayable: string[] = [];
  const matches = new Set([...acknowledged.keys()].map((key) => key.split(" ")[0] ?? ""));
  for (const match of matches) {
    const loaded = await store.load(match);
    if (!loaded.ok || loaded.value === undefined) {
      lost.push(`${match}: all of it`);
      continue;
    }
    const record = recordOf(loaded.value);
    const again = Match.resume(diceRace.rules, record, { verify: true });
    if (!again.ok) unreplayable.push(`${match}: ${again.refusal.reason}`);
    for (const seat of [0, 1]) {
      const stored = record.entries.filter(({ by }) => by === seat).map(({ move }) => move);
      const confirmed = acknowledged.get(seatKey(match, seat)) ?? [];
      const isThere = confirmed.every((move, i) => stored[i] === move) && stored.length <= confirmed.length + 1;
      if (!isThere) lost.push(`${match} seat ${seat}: ${confirmed.length} acknowledged, ${stored.length} kept`);
    }
  }
  return { lost, unreplayable, matches: matches.size };
};

export const killAgainAndAgain = async (plan: KillPlan): Promise<KillTally> => {
  const nodes: ServerProcess[] = [];
  for (let i = 0; i < plan.nodes; i++) nodes.push(await ServerProcess.with(plan.keep));
  try {
    return await played(plan, nodes);
  } finally {
    for (const node of nodes) await node.remove();
  }
};

const played = async (plan: KillPlan, nodes: readonly ServerProcess[]): Promise<KillTally> => {
  for (const node of nodes) await node.start();
  const front = await plan.front?.(nodes.map(({ url }) => url));
  try {
    return await playedThrough(plan, nodes, (i) => front?.url ?? nodes[i % nodes.length]?.url ?? "");
  } finally {
    await front?.close();
  }
};

/** Makes something fail; `goOn` resolves when everybody has played on for a while. */
const fail = async (
  fault: Fault,
  node: ServerProcess | undefined,
  plan: KillPlan,
  goOn: () => Promise<void>,
): Promise<string | undefined> => {
  switch (fault) {
    case "kill":
      await node?.kill();
      await node?.start();
      return undefined;
    case "drain": {
      const ended = await node?.signal("SIGTERM");
      await node?.start();
      return ended?.code === 0 ? undefined : `a drained node ended with ${ended?.code} ${ended?.signal}`;
    }
    case "kill-with-database":
      await node?.kill();
      await plan.restartDatabase?.();
      await node?.start();
      return undefined;
    case "database":
      await plan.restartDatabase?.();
      return undefined;
    case "silence": {
      const letThrough = await plan.silence?.();
      await goOn();
      await letThrough?.();
      return undefined;
    }
  }
};

const playedThrough = async (
  plan: KillPlan,
  nodes: readonly ServerProcess[],
  urlOf: (i: number) => string,
): Promise<KillTally> => {
  const acknowledged: Acknowledged = new Map();
  let total = 0;
  let wake = (): void => undefined;
  const problems: string[] = [];
  const players: Player[] = [];
  for (let i = 0; i < plan.tables; i++) {
    const { table, tokens } = await twoAt(urlOf(0), "dice-race", "target=60");
    for (const [seat, token] of tokens.entries()) {
      const watcher = new Watcher(lineTo(urlOf(seat)), table, token);
      players.push(
        new Player(watcher, seat, acknowledged, () => {
          total += 1;
          wake();
        }),
      );
    }
  }
  const playing = players.map((player) => player.play());
  /** Waits for that many more moves altogether, and at least one at every table. */
  const goOn = (moves: number): Promise<void> => {
    const from = total;
    const before = players.map((player) => player.moves);
    const tables = () =>
      Array.from({ length: plan.tables }, (_, i) =>
        [2 * i, 2 * i + 1].some((at) => (players[at]?.moves ?? 0) > (before[at] ?? 0)),
      );
    return new Promise((resolve) => {
      wake = () => {
        if (total >= from + moves && tables().every(Boolean)) resolve();
      };
      wake();
    });
  };
  await goOn(plan.movesBetween);
  for (let kill = 0; kill < plan.kills; kill++) {
    const { faults: some = ["kill"] } = plan;
    const fault = some[kill % some.length] ?? "kill";
    const problem = await fail(fault, nodes[kill % nodes.length], plan, () => goOn(plan.movesBetween));
    if (problem !== undefined) problems.push(problem);
    await goOn(plan.movesBetween);
  }
  for (const player of players) player.stop();
  for (const node of nodes) await node.kill();
  void Promise.allSettled(playing);
  const store = await openStore(plan.keep);
  const { lost, unreplayable, matches } = await compared(store, acknowledged);
  await store.close();
  return {
    kills: plan.kills,
    acknowledged: total,
    matches,
    triedAgain: players.reduce((sum, { triedAgain }) => sum + triedAgain, 0),
    lost,
    unreplayable,
    strange: [...problems, ...players.flatMap(({ strange }) => strange)],
  };
};
