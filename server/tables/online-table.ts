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
import type { Intent, Remark, TableState } from "@turnlight/wire";
import { anyApart } from "../people/blocks.ts";
import type { OnlineStore } from "../store/store.ts";
import { isHurried, lastMoveAt, TableClocks, waitingAt } from "./clocks.ts";
import { mayShow } from "./intents.ts";
import { countedBetween, type Pause } from "./pauses.ts";
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
  sayIntent(table: string, match: string, seat: Seat, intent: Intent): void;
  /** Milliseconds after a lost connection in which a player counts as reconnecting. */
  readonly reconnecting: number;
  /** When no server was running. */
  downtimes(): readonly Pause[];
  /** Called when the creator of a listed table comes or goes. */
  creatorHere(isHere: boolean): void;
  /** Reports errors of background work. */
  report(problem: unknown): void;
}

interface PendingCommand {
  readonly id: string;
  readonly match: string;
  readonly base?: number;
  readonly deed: Action;
}

/** Retries of a change after another node wrote first. */
const mostTries = 5;

const broken = () => refuse("table-broken", "the table can't be saved right now", { right: "to try again" });

export class OnlineTable {
  readonly #game: AnyGame;
  readonly #ports: TablePorts;
  #record: TableRecord;
  #match: HostedMatch | undefined;
  #previous: HostedMatch | undefined;
  readonly #onlookers: TableViewers;
  readonly #clocks: TableClocks;
  #line: Promise<unknown> = Promise.resolve();
  /** When somebody last joined, left or moved. */
  #lastActivityAt: number;

  private constructor(game: AnyGame, record: TableRecord, ports: TablePorts) {
    this.#game = game;
    this.#record = record;
    this.#ports = ports;
    const { id } = record;
    this.#clocks = new TableClocks(() => ports.downtimes());
    this.#onlookers = new TableViewers({
      table: id,
      reconnecting: ports.reconnecting,
      now: () => ports.now(),
      say: (presence) => ports.sayPresence(id, presence),
      people: () => this.#record.chairs.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : [])),
    });
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
    return stateOf(this.#record, this.#ports.now());
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
    return this.#clocks.firstToRunOut(this.#record, this.#match)?.at;
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

  /** Whether people without a seat may follow: before a match begins there is nothing to hide. */
  get mayWatch(): boolean {
    return this.#record.watching || this.#record.match === undefined;
  }

  /** Subscribes a viewer; returns functions to unsubscribe and to change a spectator's name. */
  join(
    onlooker: TableViewer,
    since: { readonly match: string; readonly version: number } | undefined,
  ): { leave(left: boolean): void; rename(name: string | undefined): void } {
    const attached = this.#onlookers.add(onlooker);
    this.#lastActivityAt = this.#ports.now();
    onlooker.send({ kind: "table", table: this.state });
    this.#follow(attached, since?.match === this.#match?.id ? since?.version : undefined);
    this.#onlookers.presenceChanged();
    const isCreators = this.#isCreator(onlooker);
    if (isCreators) this.#ports.creatorHere(true);
    return {
      leave: (left) => {
        if (this.#onlookers.remove(attached)) this.#onlookers.presenceChanged(left ? onlooker.viewer : undefined);
        if (isCreators && !this.isOfferedHere) this.#ports.creatorHere(false);
        this.#lastActivityAt = this.#ports.now();
      },
      rename: (name) => {
        const { name: before, ...unnamed } = attached.onlooker;
        if (before === name) return;
        attached.onlooker = name === undefined ? unnamed : { ...unnamed, name };
        this.#onlookers.presenceChanged();
      },
    };
  }

  /** Whether it is listed, and its creator is connected through this node. */
  get isOfferedHere(): boolean {
    for (const { onlooker } of this.#onlookers) if (this.#isCreator(onlooker)) return true;
    return false;
  }

  #isCreator({ guest }: TableViewer): boolean {
    const { listed, match, closed, owner } = this.#record;
    return listed === true && match === undefined && !closed && guest === owner;
  }

  /** A guest who may no longer watch the people here. */
  removeSpectator(guest: string): void {
    const ended = [...this.#onlookers].filter(
      ({ onlooker }) => onlooker.viewer === "spectator" && onlooker.guest === guest,
    );
    for (const attached of ended) this.#onlookers.remove(attached);
    if (ended.length > 0) this.#onlookers.presenceChanged();
  }

  /** Whether the match has ended and the record does not say so yet, as when the store failed just then. */
  get isEndUnnoted(): boolean {
    return this.#match !== undefined && this.#match.match.outcome !== undefined && !this.#record.over;
  }

  /** Whether the players have moved on to another match and their viewers have not, for the same reason. */
  get isBehind(): boolean {
    return this.#match?.next !== undefined;
  }

  noteEnd(): Promise<void> {
    const match = this.#match;
    if (match?.next !== undefined) return this.#goOn(match, match.next);
    return this.#inLine(() => this.#rememberMatch());
  }

  async command(seat: Seat, asked: PendingCommand): Promise<Result<Acknowledged>> {
    this.#lastActivityAt = this.#ports.now();
    const match = this.#match;
    const found = match?.id === asked.match ? accept(match) : await this.#matchNamed(asked.match);
    if (!found.ok) return found;
    const host = found.value;
    const { base, deed } = asked;
    if (deed.kind === "set-anew" || deed.kind === "restart")
      return refuse("not-online", "an online table can't be changed", { right: "another table" });
    // Clients may choose the same id.
    const command = { id: `${seat} ${asked.id}`, seat, ...(base !== undefined && { base }) };
    if (deed.kind === "claim") return host.claim(command, deed.takes, { absent: () => this.#absentees() });
    return deed.kind === "rematch" ? host.wantRematch(command, this.#rematchRules) : host.command({ ...command, deed });
  }

  /** The seats that have been away for as long as the table says, or how long it will take. */
  #absentees(): Result<readonly Seat[]> {
    const { claim, chairs } = this.#record;
    if (claim === undefined)
      return refuse("no-claims", "nothing can be claimed at this table", { right: "to wait for the clock" });
    const now = this.#ports.now();
    const waited = this.waiting.flatMap((seat) => {
      const { state, since } = this.#onlookers.presenceOf(seat);
      return chairs[seat]?.kind === "person" && state !== "connected"
        ? [{ seat, left: countedBetween(now, since + claim * 1000, []) }]
        : [];
    });
    const absent = waited.filter(({ left }) => left === 0).map(({ seat }) => seat);
    if (absent.length > 0 || this.#match?.match.outcome !== undefined) return accept(absent);
    const least = Math.min(...waited.map(({ left }) => left));
    return refuse("nobody-absent", "nobody has been away for long enough", {
      right: "to wait a little",
      ...(waited.length > 0 && { values: { seconds: Math.ceil(least / 1000) } }),
    });
  }

  readonly #rematchRules: RematchRules = {
    // On a fast clock an absent player could not answer in time: their earlier offer does not count.
    counts: (seat) => !isHurried(this.#record) || this.#onlookers.seats.includes(seat),
    refusal: async () => {
      const guests = this.#record.chairs.flatMap((chair) => (chair.kind === "person" ? [chair.guest] : []));
      if (guests.includes(""))
        return refuse("somebody-gone", "somebody at this table has deleted their account").refusal;
      return (await anyApart(this.#ports.store, guests))
        ? refuse("cannot-rematch", "the people at this table can't play each other again").refusal
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
    const first = this.#clocks.firstToRunOut(this.#record, match);
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

  /** Shows the other viewers what a seat to move is doing; it is not stored. */
  intend(seat: Seat, match: string, intent: Intent): Result<undefined> {
    if (this.#match?.id !== match || !this.waiting.includes(seat))
      return refuse("not-your-turn", "it is not your turn", { right: "a hint while the match waits for you" });
    if (!mayShow(this.#record.game, intent)) return refuse("secret-intent", "this can't be shown to the others");
    this.tellIntent(match, seat, intent);
    this.#ports.sayIntent(this.id, match, seat, intent);
    return accept(undefined);
  }

  tellIntent(match: string, seat: Seat, intent: Intent): void {
    if (this.#match?.id === match)
      this.#onlookers.tellLive({ kind: "intent", table: this.id, match, seat, intent }, seat);
  }

  /** Periodic work for viewers. */
  tickPresence(now: number): void {
    this.#onlookers.tick(now);
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
    if (host.match.outcome === undefined) return refuse("not-over", "the match isn't over");
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
    const before = this.#record;
    this.#record = record;
    this.#onlookers.tellAll({ kind: "table", table: this.state });
    // A vacation that begins or ends moves the deadlines.
    if (before.vacations !== record.vacations) for (const { onlooker } of this.#onlookers) this.#tellClock(onlooker);
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
    const { onlooker } = attached;
    // Whoever had the table open before a match that nobody may watch sees only its public state.
    if (match === undefined || (onlooker.viewer === "spectator" && !this.#record.watching)) return;
    attached.stop = match.watch(onlooker.viewer, since, (event) => this.#tell(match, onlooker, event));
    this.#tellClock(onlooker);
  }

  #tell(match: HostedMatch, onlooker: TableViewer, event: ViewerEvent): void {
    onlooker.send({ kind: "event", table: this.id, match: match.id, event });
    if (event.version === match.version) this.#tellClock(onlooker);
    // If the store fails here, the next tick or the next viewer makes up for it.
    const { report } = this.#ports;
    if (event.happened.kind === "next") void this.#goOn(match, event.happened.match).catch(report);
    else if (this.isEndUnnoted) void this.noteEnd().catch(report);
  }

  #tellClock(onlooker: TableViewer): void {
    if (this.#record.clock === undefined) return;
    const { viewer } = onlooker;
    const own = viewer === "spectator" ? undefined : this.#clocks.runsOutFor(this.#record, this.#match, viewer);
    const runsOut = own ?? this.runsOut;
    const match = this.#match;
    if (runsOut === undefined || match === undefined) return;
    onlooker.send({
      kind: "clock",
      table: this.id,
      match: match.id,
      version: match.version,
      runsOut,
      ...(onlooker.live === true && { seats: this.#clocks.of(this.#record, match) }),
    });
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
    if (match === undefined) return refuse("not-begun", "the match hasn't started");
    if (match.id === id) return accept(match);
    if (this.#previous?.id === id) return accept(this.#previous);
    if (this.#record.previous !== id && this.#record.first !== id)
      return refuse("other-match", "this table is playing another match", { where: match.id });
    const opened = await HostedMatch.open(this.#game, id, this.#ports);
    if (opened.ok) this.#previous = opened.value;
    return opened;
  }
}
