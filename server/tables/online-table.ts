/** A table loaded in memory: its record, its match and its viewers. All of it is a cache of the store. */
import {
  type Acknowledged,
  type Action,
  HostedMatch,
  type HostPorts,
  type RematchRules,
  type ViewerEvent,
} from "@turnlight/host";
import { type AnyGame, accept, type Result, refuse, type Seat, writeRecord as writeMatch } from "@turnlight/kernel";
import type { Remark, TableState } from "@turnlight/wire";
import { anyApart } from "../people/blocks.ts";
import type { OnlineStore } from "../store/store.ts";
import { firstToRunOut, isHurried, lastMoveAt, runsOutFor, waitingAt } from "./clocks.ts";
import type { Presence } from "./presence.ts";
import {
  fairnessOf,
  isReady,
  laidOf,
  readRecord,
  seedOfTable,
  stateOf,
  type TableRecord,
  writeRecord,
} from "./table-record.ts";
import { type AttachedViewer, type TableViewer, TableViewers } from "./table-viewers.ts";

export interface TablePorts extends HostPorts {
  readonly store: OnlineStore;
  /** Called when the table begins or loads this match. */
  playing(match: string): void;
  /** Sends presence to the other nodes. */
  sayPresence(table: string, presence: Presence): void;
  sayRemark(table: string, seat: Seat, remark: Remark): void;
}

interface PendingCommand {
  readonly id: string;
  readonly match: string;
  readonly base?: number;
  readonly deed: Action;
}

/** Retries of a change after another node wrote first. */
const mostTries = 5;

const broken = () => refuse("table-broken", "the table cannot be kept just now", { right: "to try again" });

export class OnlineTable {
  readonly #game: AnyGame;
  readonly #ports: TablePorts;
  #record: TableRecord;
  #match: HostedMatch | undefined;
  #previous: HostedMatch | undefined;
  readonly #onlookers: TableViewers;
  #line: Promise<unknown> = Promise.resolve();
  /** When somebody last joined, left or moved. */
  #lastActivityAt: number;

  private constructor(game: AnyGame, record: TableRecord, ports: TablePorts) {
    this.#game = game;
    this.#record = record;
    this.#ports = ports;
    const { id } = record;
    this.#onlookers = new TableViewers(id, ports.now, (presence) => ports.sayPresence(id, presence));
    this.#lastActivityAt = ports.now();
  }

  /** Opens a table from its record, with its match if one has begun. */
  static async open(game: AnyGame, record: TableRecord, ports: TablePorts): Promise<Result<OnlineTable>> {
    const table = new OnlineTable(game, record, ports);
    const begun = await table.#inLine(() => table.#findMatch());
    return begun.ok ? accept(table) : begun;
  }

  get id(): string {
    return this.#record.id;
  }

  get record(): TableRecord {
    return this.#record;
  }

  get state(): TableState {
    return stateOf(this.#record);
  }

  get match(): HostedMatch | undefined {
    return this.#match;
  }

  get game(): AnyGame {
    return this.#game;
  }

  /** The seats to move. */
  get waiting(): readonly Seat[] {
    return waitingAt(this.#match);
  }

  /** Whether all seats to move are connected through this node. */
  get seesItself(): boolean {
    return this.waiting.every((seat) => this.#onlookers.hasSeat(seat));
  }

  get hasBots(): boolean {
    return this.#record.chairs.some(({ kind }) => kind === "bot");
  }

  /** The guests whose seats are connected, through any node. */
  get guestsHere(): readonly string[] {
    return this.#onlookers.seats.flatMap((seat) => {
      const chair = this.#record.chairs[seat];
      return chair?.kind === "person" ? [chair.guest] : [];
    });
  }

  get lastActivityAt(): number {
    return this.#lastActivityAt;
  }

  /** Whether the table can be dropped from memory: no viewers, and nothing in progress that would be lost. */
  get quiet(): boolean {
    return this.#onlookers.size === 0 && this.#match?.thinking === undefined && this.runsOut === undefined;
  }

  /** When the first of the seats to move runs out of time. */
  get runsOut(): number | undefined {
    return firstToRunOut(this.#record, this.#match)?.at;
  }

  get lastMove(): number {
    return lastMoveAt(this.#record, this.#match);
  }

  /** Changes the record; retried on the new record if another node wrote first. */
  change<T>(
    act: (record: TableRecord) => Result<{ readonly record: TableRecord; readonly with: T }>,
  ): Promise<Result<T>> {
    return this.#inLine(async () => {
      for (let tries = 0; tries < mostTries; tries++) {
        const changed = act(this.#record);
        if (!changed.ok) return changed;
        if (!(await this.#keep(changed.value.record))) continue;
        const begun = await this.#findMatch();
        return begun.ok ? accept(changed.value.with) : begun;
      }
      return broken();
    });
  }

  /** Resolves when everything queued so far is done; bots may still be thinking. */
  async settled(): Promise<void> {
    await this.#match?.settled();
    await this.#line;
  }

  /** Subscribes a viewer; returns the unsubscribe function. */
  join(onlooker: TableViewer, since: { readonly match: string; readonly version: number } | undefined): () => void {
    const attached = this.#onlookers.add(onlooker);
    this.#lastActivityAt = this.#ports.now();
    onlooker.send({ kind: "table", table: this.state });
    this.#follow(attached, since?.match === this.#match?.id ? since?.version : undefined);
    this.#onlookers.presenceChanged();
    return () => {
      if (this.#onlookers.remove(attached)) this.#onlookers.presenceChanged();
      this.#lastActivityAt = this.#ports.now();
    };
  }

  async command(seat: Seat, asked: PendingCommand): Promise<Result<Acknowledged>> {
    this.#lastActivityAt = this.#ports.now();
    const match = this.#match;
    const found = match?.id === asked.match ? accept(match) : await this.#matchNamed(asked.match);
    if (!found.ok) return found;
    const host = found.value;
    const { base, deed } = asked;
    if (deed.kind === "set-anew" || deed.kind === "restart")
      return refuse("not-online", "an online table stays as it was laid", { right: "another table" });
    // Clients may choose the same id.
    const command = { id: `${seat} ${asked.id}`, seat, ...(base !== undefined && { base }) };
    return deed.kind === "rematch" ? host.wantRematch(command, this.#rematchRules) : host.command({ ...command, deed });
  }

  readonly #rematchRules: RematchRules = {
    // On a fast clock an absent player could not answer in time: their earlier offer does not count.
    counts: (seat) => !isHurried(this.#record) || this.#onlookers.seats.includes(seat),
    refusal: async () => {
      const guests = this.#record.chairs.flatMap((chair) => (chair.kind === "person" ? [chair.guest] : []));
      if (guests.includes("")) return refuse("somebody-gone", "somebody here has deleted their account").refusal;
      return (await anyApart(this.#ports.store, guests))
        ? refuse("cannot-rematch", "the people at this table cannot play each other again").refusal
        : undefined;
    },
  };

  /** The ids of this table's matches from the first on, as far as they are stored. */
  async matches(): Promise<readonly string[]> {
    const found: string[] = [];
    let id = this.#record.first;
    while (id !== undefined && !found.includes(id)) {
      found.push(id);
      const stored = await this.#ports.store.load(id);
      const log = stored.ok ? (stored.value?.log ?? []) : [];
      id = log.flatMap(({ happened }) => (happened.kind === "next" ? [happened.match] : [])).at(-1);
    }
    return found;
  }

  /** Removes the seats whose time was up first, all of them at once. */
  async runClock(now: number): Promise<void> {
    const match = this.#match;
    const first = firstToRunOut(this.#record, match);
    if (match === undefined || first === undefined || now < first.at) return;
    const { version } = match;
    await match.forfeit(first.seats, `clock ${version}`, version);
  }

  /** Stops the match if all people still in it agree. */
  async stopIfAgreed(): Promise<void> {
    const match = this.#match;
    const { stopping, chairs } = this.#record;
    if (match === undefined || stopping?.match !== match.id || match.match.outcome !== undefined) return;
    const left = match.match.departures.map(({ seat }) => seat);
    const agreed = chairs.every(({ kind }, seat) => {
      return kind !== "person" || left.includes(seat) || stopping.seats.includes(seat);
    });
    if (agreed) await match.stop(`stop ${match.version}`);
  }

  /** Asks a bot again whose node died while it was thinking; if two nodes answer, the store accepts one. */
  wakeBots(): void {
    const waits = this.#match?.match.turn;
    if (waits?.kind !== "seats" || this.#match?.thinking !== undefined) return;
    if (waits.seats.some((seat) => this.#record.chairs[seat]?.kind === "bot")) this.#match?.start();
  }

  /** Another node has changed the table. */
  heardOfTable(version: number): Promise<void> {
    return this.#inLine(async () => {
      if (version <= this.#record.version) return;
      await this.#reload();
      await this.#findMatch();
    });
  }

  /** Another node has written to the match. */
  async heardOfMatch(id: string, version: number): Promise<void> {
    const match = this.#match;
    if (match?.id !== id) return;
    await match.catchUp(version);
    if (match.next !== undefined) await this.#goOn(match, match.next);
  }

  /** Sends this node's presence to the other nodes. */
  sayPresence(): void {
    this.#onlookers.sayPresence();
  }

  /** Sends a chat message; it is not stored. */
  say(seat: Seat, remark: Remark): void {
    this.tellSaid(seat, remark);
    this.#ports.sayRemark(this.id, seat, remark);
  }

  tellSaid(seat: Seat, remark: Remark): void {
    this.#onlookers.tellAll({ kind: "said", table: this.id, seat, remark });
  }

  heardOfPresence(node: string, there: Presence): void {
    this.#onlookers.heardOfPresence(node, there);
  }

  get watched(): boolean {
    return this.#onlookers.size > 0;
  }

  /** The finished match's record, and how its seed was made. */
  async finished(match: string | undefined): Promise<Result<unknown>> {
    const found = await this.#matchNamed(match ?? this.#record.match ?? "");
    if (!found.ok) return found;
    const host = found.value;
    if (host.match.outcome === undefined) return refuse("not-over", "the match is not over");
    const record: unknown = JSON.parse(writeMatch(host.match.record));
    const isFirst = host.id === this.#record.first;
    return accept(isFirst && typeof record === "object" ? { ...record, fair: fairnessOf(this.#record) } : record);
  }

  #inLine<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#line.then(act);
    this.#line = next.catch(() => undefined);
    return next;
  }

  /** Stores and announces the next version; if another node wrote first, loads that one and returns false. */
  async #keep(changed: TableRecord): Promise<boolean> {
    const next = { ...changed, version: this.#record.version + 1, touched: this.#ports.now() };
    if (!(await this.#ports.store.keepTable(writeRecord(next)))) {
      await this.#reload();
      return false;
    }
    this.#stand(next);
    return true;
  }

  async #reload(): Promise<void> {
    const stored = await this.#ports.store.table(this.id);
    const read = stored === undefined ? undefined : readRecord(stored);
    if (read?.ok === true && read.value.version > this.#record.version) this.#stand(read.value);
  }

  #stand(record: TableRecord): void {
    this.#record = record;
    this.#onlookers.tellAll({ kind: "table", table: this.state });
    // Viewers who have lost their seat must see nothing more through it.
    const left = [...this.#onlookers].filter(({ onlooker }) => !this.hasSeat(onlooker));
    for (const attached of left) this.#onlookers.remove(attached);
    if (left.length > 0) this.#onlookers.presenceChanged();
  }

  /** Whether a viewer still has their seat; always true for spectators. */
  hasSeat({ viewer, guest }: Pick<TableViewer, "viewer" | "guest">): boolean {
    const chair = viewer === "spectator" ? undefined : this.#record.chairs[viewer];
    return viewer === "spectator" || (chair?.kind === "person" && chair.guest === guest);
  }

  /** Loads the match the record names and follows its successors; begins one if everybody is ready. */
  async #findMatch(): Promise<Result<undefined>> {
    const { match: named } = this.#record;
    if (named === undefined) return isReady(this.#record) ? this.#begin() : accept(undefined);
    if (this.#match !== undefined && !this.#isRenamed(this.#match)) return accept(undefined);
    let opened = await HostedMatch.open(this.#game, named, this.#ports);
    while (opened.ok && opened.value.next !== undefined) {
      this.#previous = opened.value;
      opened = await HostedMatch.open(this.#game, opened.value.next, this.#ports);
    }
    if (!opened.ok) return opened;
    this.#play(opened.value);
    await this.#rememberMatch();
    return accept(undefined);
  }

  /** Whether a player was renamed since the match was loaded, as when a guest is deleted. */
  #isRenamed({ head }: HostedMatch): boolean {
    return this.#record.chairs.some(
      (chair, seat) => chair.kind === "person" && head.sitters[seat]?.name !== chair.name,
    );
  }

  async #begin(): Promise<Result<undefined>> {
    const seed = seedOfTable(this.#record);
    const begun = await HostedMatch.begin(this.#game, laidOf(this.#record), this.#ports, { seed });
    if (!begun.ok) return begun;
    const { id } = begun.value;
    // Another node may have begun a match too: the one in the stored record counts.
    if (!(await this.#keep({ ...this.#record, match: id, first: id }))) return this.#findMatch();
    this.#play(begun.value);
    return accept(undefined);
  }

  /**
   * Stores the current match in the record, so that opening the table does not have to follow all successors, and its
   * creator may open another.
   */
  async #rememberMatch(): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const match = this.#match;
      if (match === undefined) return;
      const over = match.match.outcome !== undefined;
      if (this.#record.match === match.id && this.#record.over === over) return;
      const moved = this.#record.match !== match.id && this.#record.match !== undefined;
      const previous = moved ? this.#record.match : this.#record.previous;
      const changed = { ...this.#record, match: match.id, over, ...(previous !== undefined && { previous }) };
      if (await this.#keep(changed)) return;
    }
  }

  #play(match: HostedMatch): void {
    this.#match = match;
    this.#ports.playing(match.id);
    for (const attached of this.#onlookers) this.#follow(attached, undefined);
    match.start();
  }

  #follow(attached: AttachedViewer, since: number | undefined): void {
    attached.stop();
    const match = this.#match;
    if (match === undefined) return;
    const { onlooker } = attached;
    attached.stop = match.watch(onlooker.viewer, since, (event) => this.#tell(match, onlooker, event));
    this.#tellClock(onlooker);
  }

  #tell(match: HostedMatch, onlooker: TableViewer, event: ViewerEvent): void {
    onlooker.send({ kind: "event", table: this.id, match: match.id, event });
    if (event.version === match.version) this.#tellClock(onlooker);
    if (event.happened.kind === "next") void this.#goOn(match, event.happened.match);
    else if (match.match.outcome !== undefined && !this.#record.over) void this.#inLine(() => this.#rememberMatch());
  }

  #tellClock(onlooker: TableViewer): void {
    if (this.#record.clock === undefined) return;
    const { viewer } = onlooker;
    const own = viewer === "spectator" ? undefined : runsOutFor(this.#record, this.#match, viewer);
    const runsOut = own ?? this.runsOut;
    const match = this.#match;
    if (runsOut === undefined || match === undefined) return;
    onlooker.send({ kind: "clock", table: this.id, match: match.id, version: match.version, runsOut });
  }

  /** Moves all viewers to the next match, after they have received the end of this one. */
  #goOn(from: HostedMatch, next: string): Promise<void> {
    return this.#inLine(async () => {
      if (this.#match !== from) return;
      const opened =
        from.successor === undefined ? await HostedMatch.open(this.#game, next, this.#ports) : accept(from.successor);
      if (!opened.ok) return;
      this.#previous = from;
      this.#play(opened.value);
      await this.#rememberMatch();
    });
  }

  /** The current match or the one before it, whose commands may be resent. */
  async #matchNamed(id: string): Promise<Result<HostedMatch>> {
    const match = this.#match;
    if (match === undefined) return refuse("not-begun", "the match has not begun");
    if (match.id === id) return accept(match);
    if (this.#previous?.id === id) return accept(this.#previous);
    if (this.#record.previous !== id && this.#record.first !== id)
      return refuse("other-match", "this table plays another match", { where: match.id });
    const opened = await HostedMatch.open(this.#game, id, this.#ports);
    if (opened.ok) this.#previous = opened.value;
    return opened;
  }
}
