/** All tables of a node: those in memory, loading of others on demand, and their periodic work. */
import { randomUUID } from "node:crypto";
import { findGame } from "@turnlight/games";
import type { BotQuestion, HostPorts, Thought } from "@turnlight/host";
import { accept, type Result, refuse, type Seat } from "@turnlight/kernel";
import type { Intent, NewTable, Remark } from "@turnlight/wire";
import type { BotShare } from "../bots/fair-queue.ts";
import type { ServerLimits } from "../config.ts";
import type { PendingNotification } from "../store/push.ts";
import type { OnlineStore, StoreEvent, TransientEvent } from "../store/store.ts";
import type { UsageEvent } from "../store/usage-event.ts";
import { awaitedSeats } from "./awaited-seats.ts";
import { OnlineTable } from "./online-table.ts";
import type { Pause } from "./pauses.ts";
import type { Presence } from "./presence.ts";
import { newRecord, phaseOf, readRecord, seatOf, type TableRecord, writeRecord } from "./table-record.ts";

export interface TableDirectoryPorts extends Omit<HostPorts, "store" | "think"> {
  readonly store: OnlineStore;
  /** Asks a bot, on behalf of a table and of whoever has opened it. */
  think(question: BotQuestion, within: number, share: BotShare): Promise<Thought>;
  freshCode(): string;
  /** Called when a guest has signed out everywhere through another node. */
  signedOut(guest: string, signOuts: number): void;
  /** Called when another node has changed a queue. */
  queueChanged(key: string): void;
  /** Another node has said what was used of a limit. */
  used(news: UsageEvent): void;
  /** Reports errors of background work. */
  report(problem: unknown): void;
}

/** Tables per sweep for idle ones. */
const sweep = 100;
/** Attempts to draw an unused join code. */
const mostCodes = 5;
/** Milliseconds after which the creator of a listed table counts as gone, and between two notes that they are there. */
const creatorGone = 10_000;
const creatorEvery = 3000;
/** Finished tables in a guest's own list. */
const mostFinished = 10;
/** Most tables in a list. */
const mostShown = 30;
/** Milliseconds between two notes in the store that this node is running. */
const aliveEvery = 5000;
/** Ticks between two sweeps. */
const sweepEvery = 60;
/** Ticks between two presence messages: a node may have started since. */
const presenceEvery = 30;

export class TableDirectory {
  readonly #ports: TableDirectoryPorts;
  readonly #limits: ServerLimits;
  readonly #tables = new Map<string, Promise<Result<OnlineTable>>>();
  readonly #open = new Map<string, OnlineTable>();
  readonly #byMatch = new Map<string, OnlineTable>();
  /** Tables whose match was already waiting for a bot at the last tick, with its version. */
  #waiting = new Map<string, number>();
  #ticks = 0;
  /** Messages to the other nodes in flight. */
  readonly #telling = new Set<Promise<void>>();
  /** This node's id. */
  readonly #node = randomUUID();
  #downtimes: readonly Pause[] = [];
  /** How many clients are about to join a table, by its id. */
  readonly #expected = new Map<string, number>();
  /** When the store was last told that this node is running. */
  #aliveAt = Number.NEGATIVE_INFINITY;
  #creatorsAt = Number.NEGATIVE_INFINITY;

  constructor(ports: TableDirectoryPorts, limits: ServerLimits) {
    this.#ports = ports;
    this.#limits = limits;
  }

  /** Tables held in memory. */
  get held(): number {
    return this.#open.size;
  }

  isHeld(id: string): boolean {
    return this.#tables.has(id);
  }

  async begin(): Promise<void> {
    const { store } = this.#ports;
    await store.listen((news) => this.#hear(news));
    await this.#noteDowntime();
    // Clocks run even without viewers.
    for (const id of await store.clockedTables()) await this.table(id);
  }

  /** The time since any node last ran counts for nobody. */
  async #noteDowntime(): Promise<void> {
    const { store, now } = this.#ports;
    const [last, to] = [await store.lastAlive(), now()];
    // Where other nodes write to the store, one of them may just not have said so yet.
    const longest = store.shared ? 2 * aliveEvery : 0;
    if (last !== undefined && to - last > longest) await store.addDowntime(last, to);
    this.#downtimes = await store.downtimes();
    await this.noteAlive();
  }

  /** Stores that this node is running now; the time after the last such note counts for nobody. */
  async noteAlive(): Promise<void> {
    const { store, now } = this.#ports;
    this.#aliveAt = now();
    await store.noteAlive(this.#aliveAt);
  }

  #hear(news: StoreEvent): void {
    const { report } = this.#ports;
    if (news.kind === "presence") {
      if (news.node !== this.#node) this.#open.get(news.id)?.heardOfPresence(news.node, news);
    } else if (news.kind === "said") {
      if (news.node !== this.#node) this.#open.get(news.id)?.tellSaid(news.seat, news.remark);
    } else if (news.kind === "intent") {
      if (news.node !== this.#node) this.#open.get(news.id)?.tellIntent(news.match, news.seat, news.intent);
    } else if (news.kind === "queue") this.#ports.queueChanged(news.id);
    else if (news.kind === "usage") this.#ports.used(news);
    else if (news.kind === "blocked") this.#partSpectators(news.id, news.other);
    else if (news.kind === "signed-out") this.#ports.signedOut(news.id, news.signOuts);
    else if (news.kind === "table") void this.#open.get(news.id)?.heardOfTable(news.version).catch(report);
    else void this.#byMatch.get(news.id)?.heardOfMatch(news.id, news.version).catch(report);
  }

  /** `seed` is the server's part of the first match's seed, if it has been committed to already. */
  async lay(
    owner: string,
    asked: NewTable,
    seed?: string,
    course?: TableRecord["course"],
    isConfirmed = false,
  ): Promise<Result<OnlineTable>> {
    const { store, freshId, freshSeed, freshCode, now } = this.#ports;
    const game = await findGame(asked.game);
    if (!game.ok) return game;
    if ((await store.openTablesOf(owner)) >= this.#limits.openTables)
      return refuse("too-many-tables", `${this.#limits.openTables} tables are already open`, {
        right: "to finish or leave one first",
        values: { most: this.#limits.openTables },
      });
    const part = seed ?? freshSeed();
    for (let tries = 0; tries < mostCodes; tries++) {
      const made = {
        id: freshId(),
        owner,
        seed: part,
        code: freshCode(),
        now: now(),
        usual: this.#limits,
        isConfirmed,
        ...(course && { course }),
      };
      const record = newRecord(game.value, asked, made);
      if (!record.ok) return record;
      // Another table may have the same code at the moment.
      if (await store.keepTable(writeRecord(record.value))) return this.table(record.value.id);
    }
    return refuse("table-broken", "no table can be opened right now", { right: "to try again" });
  }

  async byCode(code: string): Promise<Result<OnlineTable>> {
    const id = await this.#ports.store.tableByCode(code);
    return id === undefined
      ? refuse("no-table", "no table has this code", { right: "the six letters shown at the table" })
      : this.table(id);
  }

  /** A game's listed tables with an open seat. */
  async listed(game: string): Promise<readonly OnlineTable[]> {
    const { store, now } = this.#ports;
    return this.#all(await store.listedTables(game, now() - creatorGone, mostShown));
  }

  /** A guest's finished tables, latest first, with their seat. */
  async finishedOf(guest: string): Promise<readonly { readonly table: OnlineTable; readonly seat: Seat }[]> {
    const tables = await this.#all(await this.#ports.store.recentTables(guest, mostShown));
    const finished = tables.flatMap((table) => {
      const { record } = table;
      const seat = seatOf(record, guest);
      return seat === undefined || !record.over || record.closed ? [] : [{ table, seat }];
    });
    return finished.slice(0, mostFinished);
  }

  /** Neither of two guests watches the other any more, through any node. */
  blocked(one: string, other: string): void {
    this.#partSpectators(one, other);
    this.#tell({ kind: "blocked", id: one, other });
  }

  #partSpectators(one: string, other: string): void {
    for (const table of this.#open.values())
      for (const [seated, spectator] of [
        [one, other],
        [other, one],
      ] as const)
        if (seatOf(table.record, seated) !== undefined) table.removeSpectator(spectator);
  }

  /** Reads the tables in memory at which a guest sits from the store again. */
  async reload(guest: string): Promise<void> {
    for (const table of this.#open.values()) if (seatOf(table.record, guest) !== undefined) await table.readAgain();
  }

  /** A guest's open tables, with their seat. */
  async of(guest: string): Promise<readonly { readonly table: OnlineTable; readonly seat: Seat }[]> {
    const tables = await this.#all(await this.#ports.store.tablesOf(guest, mostShown));
    return tables.flatMap((table) => {
      const seat = seatOf(table.record, guest);
      return seat === undefined ? [] : [{ table, seat }];
    });
  }

  /** The guests to move in the matches in memory, except where all of them are connected through this node. */
  awaited(): readonly PendingNotification[] {
    const found: PendingNotification[] = [];
    for (const table of this.#open.values()) if (!table.seesItself) found.push(...awaitedSeats(table));
    return found;
  }

  /** The guests connected to any of the tables in memory. */
  connected(): ReadonlySet<string> {
    return new Set([...this.#open.values()].flatMap((table) => table.guestsHere));
  }

  async #all(ids: readonly string[]): Promise<readonly OnlineTable[]> {
    const tables = await Promise.all(ids.map((id) => this.table(id)));
    return tables.flatMap((read) => (read.ok ? [read.value] : []));
  }

  /** Returns the table from memory, or loads it from the store. */
  table(id: string): Promise<Result<OnlineTable>> {
    const found = this.#tables.get(id);
    if (found !== undefined) {
      this.#open.get(id)?.lookedUp();
      return found;
    }
    const opening = this.#load(id).catch((problem: unknown) => {
      this.#ports.report(problem);
      return refuse("table-broken", "the table can't be opened right now", { right: "to try again" });
    });
    this.#tables.set(id, opening);
    void opening.then((read) => {
      if (read.ok) this.#open.set(id, read.value);
      else this.#tables.delete(id);
    });
    return opening;
  }

  /**
   * Keeps a table in memory until the returned function is called: whoever joined one that was dropped meanwhile would
   * hear nothing of what happens at it.
   */
  hold(id: string): () => void {
    this.#expected.set(id, (this.#expected.get(id) ?? 0) + 1);
    return () => {
      const left = (this.#expected.get(id) ?? 1) - 1;
      if (left > 0) this.#expected.set(id, left);
      else this.#expected.delete(id);
    };
  }

  async #load(id: string): Promise<Result<OnlineTable>> {
    const stored = await this.#ports.store.table(id);
    if (stored === undefined) return refuse("no-table", "table not found", { right: "an invitation link" });
    const record = readRecord(stored);
    if (!record.ok) return record;
    const game = await findGame(record.value.game);
    if (!game.ok) return game;
    const matches: string[] = [];
    const table: { known?: OnlineTable } = {};
    const playing = (match: string): void => {
      matches.push(match);
      if (table.known !== undefined) this.#byMatch.set(match, table.known);
    };
    const opened = await OnlineTable.open(game.value, record.value, {
      ...this.#ports,
      think: (question, within) => this.#ports.think(question, within, { person: record.value.owner, table: id }),
      playing,
      sayPresence: this.#sayPresence,
      sayRemark: this.#sayRemark,
      sayIntent: this.#sayIntent,
      reconnecting: this.#limits.reconnecting,
      rematchOffer: this.#limits.rematchOffer,
      downtimes: () => this.#downtimes,
      creatorHere: (isHere) => {
        const { store, now, report } = this.#ports;
        const noted = store
          .noteCreatorHere([id], isHere ? now() : 0)
          .catch(report)
          .finally(() => this.#telling.delete(noted));
        this.#telling.add(noted);
      },
    });
    if (opened.ok) {
      table.known = opened.value;
      for (const match of matches) this.#byMatch.set(match, opened.value);
      // Nodes that did not know of this one answer with their own presence.
      this.#sayPresence(id, { here: [], watchers: 0, names: [] });
    }
    return opened;
  }

  readonly #sayPresence = (table: string, { here, watchers, names }: Presence): void =>
    this.#tell({ kind: "presence", id: table, node: this.#node, here, watchers, names });

  readonly #sayRemark = (table: string, seat: Seat, remark: Remark): void =>
    this.#tell({ kind: "said", id: table, node: this.#node, seat, remark });

  readonly #sayIntent = (table: string, match: string, seat: Seat, intent: Intent): void =>
    this.#tell({ kind: "intent", id: table, node: this.#node, match, seat, intent });

  #tell(news: TransientEvent): void {
    const { store, report } = this.#ports;
    if (!store.shared) return;
    const telling = store
      .tell(news)
      .catch(report)
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  /** Resolves when all tables have stored, and the other nodes have received, everything so far. */
  async settled(): Promise<void> {
    await Promise.all([...this.#open.values()].map((table) => table.settled()));
    await Promise.all(this.#telling);
  }

  /** Periodic work: clocks, stuck bots, missed writes of other nodes, tables no longer needed in memory. */
  async tick(): Promise<void> {
    const now = this.#ports.now();
    await this.#reconcile();
    for (const table of this.#open.values()) {
      // Only where set: awaiting thousands of tables that have neither would delay players.
      if (table.record.stopping !== undefined) await table.stopIfAgreed();
      if (table.record.clock !== undefined) await table.runClock(now);
      if (table.isEndUnnoted || table.isBehind) await table.noteEnd();
      if ((table.match?.rematchUntil ?? Number.POSITIVE_INFINITY) <= now) await table.match?.expireRematch();
      table.tickPresence(now);
    }
    await this.#partBlocked();
    this.#wakeBots();
    this.#forget(now);
    this.#ticks += 1;
    if (Math.abs(now - this.#creatorsAt) >= creatorEvery) {
      this.#creatorsAt = now;
      const here = [...this.#open.values()].filter((table) => table.isOfferedHere).map(({ id }) => id);
      await this.#ports.store.noteCreatorHere(here, now);
    }
    if (Math.abs(now - this.#aliveAt) >= aliveEvery) await this.noteAlive();
    if (this.#ticks % presenceEvery === 0)
      for (const table of this.#open.values()) if (table.watched) table.sayPresence();
    if (this.#ticks % sweepEvery === 0) await this.closeIdle();
  }

  async #reconcile(): Promise<void> {
    const { store } = this.#ports;
    if (!store.shared || this.#open.size === 0) return;
    const tables = await store.versions("table", [...this.#open.keys()]);
    for (const [id, version] of tables) await this.#open.get(id)?.heardOfTable(version);
    const playing = [...this.#open.values()].flatMap(({ match }) => (match === undefined ? [] : [match.id]));
    for (const [id, version] of await store.versions("match", playing))
      await this.#byMatch.get(id)?.heardOfMatch(id, version);
  }

  /** Removes spectators who are blocked by a player, also where another node's message was lost. */
  async #partBlocked(): Promise<void> {
    const guests = new Set([...this.#open.values()].flatMap((table) => table.spectators));
    if (guests.size === 0) return;
    for (const { guest, blocked } of await this.#ports.store.blocksOf([...guests]))
      this.#partSpectators(guest, blocked);
  }

  #wakeBots(): void {
    const waiting = new Map<string, number>();
    for (const [id, table] of this.#open) {
      const { match } = table;
      if (!table.hasBots || match === undefined || match.match.outcome !== undefined || match.thinking !== undefined)
        continue;
      waiting.set(id, match.version);
      if (this.#waiting.get(id) === match.version) table.wakeBots();
    }
    this.#waiting = waiting;
  }

  #forget(now: number): void {
    for (const [id, table] of this.#open) {
      if (this.#expected.has(id) || !table.quiet || now - table.lastActivityAt < this.#limits.forget) continue;
      this.#drop(id);
    }
  }

  /** Drops a table from memory; it is reloaded on demand. */
  #drop(id: string): void {
    const table = this.#open.get(id);
    this.#tables.delete(id);
    this.#open.delete(id);
    for (const [match, of] of this.#byMatch) if (of === table) this.#byMatch.delete(match);
  }

  /** Closes tables that have been idle for too long. */
  async closeIdle(): Promise<void> {
    const { store, now } = this.#ports;
    const { idleSeating, idlePlaying } = this.#limits;
    const at = now();
    for (const { id } of await store.idleTables(at - Math.min(idleSeating, idlePlaying), sweep)) {
      const read = await this.table(id);
      if (!read.ok) continue;
      const { lastMove } = read.value;
      await read.value.change((record) => {
        const allowed = phaseOf(record) === "playing" ? idlePlaying : idleSeating;
        // After a recent move the unchanged record is written again, which updates its time of change.
        return accept({ record: at - lastMove >= allowed ? { ...record, closed: true } : record, with: undefined });
      });
    }
  }
}
