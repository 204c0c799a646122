/** A table loaded in memory: its record, its match and its viewers. All of it is a cache of the store. */
import type { Acknowledged, Action, HostedMatch, RematchRules } from "@turnlight/host";
import { type AnyGame, accept, type Result, refuse, type Seat } from "@turnlight/kernel";
import type { Intent, Remark, TableState } from "@turnlight/wire";
import { anyApart } from "../people/blocks.ts";
import { absentees } from "./absentees.ts";
import { isHurried, lastMoveAt, rematchOfferLasts, TableClocks, waitingAt } from "./clocks.ts";
import { mayShow } from "./intents.ts";
import type { Presence } from "./presence.ts";
import { RecordKeeper } from "./record-keeper.ts";
import { TableFeed } from "./table-feed.ts";
import { mostTries, TableMatches } from "./table-matches.ts";
import type { TablePorts } from "./table-ports.ts";
import { seatedPeople, stateOf, type TableRecord } from "./table-record.ts";
import { type TableViewer, TableViewers } from "./table-viewers.ts";

interface PendingCommand {
  readonly id: string;
  readonly match: string;
  readonly base?: number;
  readonly deed: Action;
}

const broken = () => refuse("table-broken", "the table can't be saved right now", { right: "to try again" });

export class OnlineTable {
  readonly #game: AnyGame;
  readonly #ports: TablePorts;
  readonly #keeper: RecordKeeper;
  readonly #matches: TableMatches;
  readonly #onlookers: TableViewers;
  readonly #clocks: TableClocks;
  readonly #feed: TableFeed;
  #line: Promise<unknown> = Promise.resolve();
  /** When somebody last joined, left or moved, or looked the table up. */
  #lastActivityAt: number;

  private constructor(game: AnyGame, record: TableRecord, ports: TablePorts) {
    this.#game = game;
    this.#ports = ports;
    this.#keeper = new RecordKeeper(record, {
      store: ports.store,
      now: () => ports.now(),
      changed: (before) => this.#recordChanged(before),
    });
    this.#matches = new TableMatches(game, this.#keeper, ports, () => {
      for (const attached of this.#onlookers) this.#feed.follow(attached, undefined);
    });
    const { id } = record;
    this.#clocks = new TableClocks(() => ports.downtimes());
    this.#feed = new TableFeed({
      clocks: this.#clocks,
      now: () => ({ record: this.record, match: this.match }),
      // If the store fails here, the next tick or the next viewer makes up for it.
      told: (match, { happened }) => {
        if (happened.kind === "next") void this.#goOn(match, happened.match).catch(ports.report);
        else if (this.isEndUnnoted) void this.noteEnd().catch(ports.report);
      },
    });
    this.#onlookers = new TableViewers({
      table: id,
      reconnecting: ports.reconnecting,
      now: () => ports.now(),
      say: (presence) => ports.sayPresence(id, presence),
      people: () => this.record.chairs.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : [])),
    });
    this.#lastActivityAt = ports.now();
  }

  /** Opens a table from its record, with its match if one has begun. */
  static async open(game: AnyGame, record: TableRecord, ports: TablePorts): Promise<Result<OnlineTable>> {
    const table = new OnlineTable(game, record, ports);
    const begun = await table.#inLine(() => table.#matches.find());
    return begun.ok ? accept(table) : begun;
  }

  get id(): string {
    return this.record.id;
  }

  get record(): TableRecord {
    return this.#keeper.record;
  }

  get state(): TableState {
    return stateOf(this.record, this.#ports.now());
  }

  get match(): HostedMatch | undefined {
    return this.#matches.current;
  }

  get game(): AnyGame {
    return this.#game;
  }

  /** The seats to move. */
  get waiting(): readonly Seat[] {
    return waitingAt(this.match);
  }

  /** Whether all seats it waits for, for a move or an answer, are connected through this node. */
  get seesItself(): boolean {
    const isAsked = (this.match?.rematchWanted.length ?? 0) > 0 || (this.record.ready?.length ?? 0) > 0;
    const seats = isAsked ? seatedPeople(this.record) : this.waiting;
    return seats.every((seat) => this.#onlookers.hasSeat(seat));
  }

  get hasBots(): boolean {
    return this.record.chairs.some(({ kind }) => kind === "bot");
  }

  /** The guests whose seats are connected, through any node. */
  get guestsHere(): readonly string[] {
    return this.#onlookers.seats.flatMap((seat) => {
      const chair = this.record.chairs[seat];
      return chair?.kind === "person" ? [chair.guest] : [];
    });
  }

  get lastActivityAt(): number {
    return this.#lastActivityAt;
  }

  /** Somebody may be about to act here. */
  lookedUp(): void {
    this.#lastActivityAt = this.#ports.now();
  }

  /** Whether the table can be dropped from memory: no viewers, and nothing in progress that would be lost. */
  get quiet(): boolean {
    return this.#onlookers.size === 0 && this.match?.thinking === undefined && this.runsOut === undefined;
  }

  /** When the first of the seats to move runs out of time. */
  get runsOut(): number | undefined {
    return this.#clocks.firstToRunOut(this.record, this.match)?.at;
  }

  get lastMove(): number {
    return lastMoveAt(this.record, this.match);
  }

  /** Changes the record; retried on the new record if another node wrote first. */
  change<T>(
    act: (record: TableRecord) => Result<{ readonly record: TableRecord; readonly with: T }>,
  ): Promise<Result<T>> {
    return this.#inLine(async () => {
      for (let tries = 0; tries < mostTries; tries++) {
        const changed = act(this.record);
        if (!changed.ok) return changed;
        if (!(await this.#keeper.keep(changed.value.record))) continue;
        const begun = await this.#matches.find();
        return begun.ok ? accept(changed.value.with) : begun;
      }
      return broken();
    });
  }

  /** Resolves when everything queued so far is done; bots may still be thinking. */
  async settled(): Promise<void> {
    await this.match?.settled();
    await this.#line;
  }

  /** Whether people without a seat may follow: before a match begins there is nothing to hide. */
  get mayWatch(): boolean {
    return this.record.watching || this.record.match === undefined;
  }

  /** Subscribes a viewer; returns functions to unsubscribe and to change a spectator's name. */
  join(
    onlooker: TableViewer,
    since: { readonly match: string; readonly version: number } | undefined,
  ): { leave(left: boolean): void; rename(name: string | undefined): void } {
    const attached = this.#onlookers.add(onlooker);
    this.#lastActivityAt = this.#ports.now();
    onlooker.send({ kind: "table", table: this.state });
    this.#feed.follow(attached, since?.match === this.match?.id ? since?.version : undefined);
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
    const { listed, match, closed, owner } = this.record;
    return listed === true && match === undefined && !closed && guest === owner;
  }

  /** A guest who may no longer watch the people here. */
  removeSpectator(guest: string): void {
    const ended = [...this.#onlookers].filter(
      ({ onlooker }) => onlooker.viewer === "spectator" && onlooker.guest === guest,
    );
    for (const attached of ended) {
      this.#onlookers.remove(attached);
      attached.onlooker.removed?.();
    }
    if (ended.length > 0) this.#onlookers.presenceChanged();
  }

  /** The guests who watch through this node, as far as they are known. */
  get spectators(): readonly string[] {
    return [...this.#onlookers].flatMap(({ onlooker: { viewer, guest } }) =>
      viewer === "spectator" && guest !== undefined ? [guest] : [],
    );
  }

  /** Whether the match has ended and the record does not say so yet, as when the store failed just then. */
  get isEndUnnoted(): boolean {
    return this.match?.match.outcome !== undefined && !this.record.over;
  }

  /** Whether the players have moved on to another match and their viewers have not, for the same reason. */
  get isBehind(): boolean {
    return this.match?.next !== undefined;
  }

  noteEnd(): Promise<void> {
    const match = this.match;
    if (match?.next !== undefined) return this.#goOn(match, match.next);
    return this.#inLine(() => this.#matches.remember());
  }

  async command(seat: Seat, asked: PendingCommand): Promise<Result<Acknowledged>> {
    this.#lastActivityAt = this.#ports.now();
    const match = this.match;
    const found = match?.id === asked.match ? accept(match) : await this.#matches.named(asked.match);
    if (!found.ok) return found;
    const host = found.value;
    const { base, deed } = asked;
    if (deed.kind === "set-anew" || deed.kind === "restart")
      return refuse("not-online", "an online table can't be changed", { right: "another table" });
    if (this.record.course !== undefined && (deed.kind === "take-back" || deed.kind === "rematch"))
      return refuse("not-ranked", "a ranked match is played once, without taking back", { right: "another table" });
    // Clients may choose the same id.
    const command = { id: `${seat} ${asked.id}`, seat, ...(base !== undefined && { base }) };
    if (deed.kind === "claim")
      return host.claim(command, deed.takes, {
        absent: () =>
          absentees(this.record, this.waiting, {
            presenceOf: (of) => this.#onlookers.presenceOf(of),
            now: this.#ports.now(),
            isOver: host.match.outcome !== undefined,
          }),
      });
    return deed.kind === "rematch"
      ? host.wantRematch(command, this.#rematchRules())
      : host.command({ ...command, deed });
  }

  #rematchRules(): RematchRules {
    return {
      lasts: rematchOfferLasts(this.record, this.#ports.rematchOffer),
      // On a fast clock an absent player could not answer in time: their earlier offer does not count.
      counts: (seat) => !isHurried(this.record) || this.#onlookers.seats.includes(seat),
      refusal: async () => {
        const guests = this.record.chairs.flatMap((chair) => (chair.kind === "person" ? [chair.guest] : []));
        if (guests.includes(""))
          return refuse("somebody-gone", "somebody at this table has deleted their account").refusal;
        return (await anyApart(this.#ports.store, guests))
          ? refuse("cannot-rematch", "the people at this table can't play each other again").refusal
          : undefined;
      },
    };
  }

  /** The ids of this table's matches from the first on, as far as they are stored. */
  matches(): Promise<readonly string[]> {
    return this.#matches.ids();
  }

  /** The finished match's record, and how its seed was made. */
  finished(match: string | undefined): Promise<Result<unknown>> {
    return this.#matches.finished(match);
  }

  /** Removes the seats whose time was up first, all of them at once. */
  async runClock(now: number): Promise<void> {
    const match = this.match;
    const first = this.#clocks.firstToRunOut(this.record, match);
    if (match === undefined || first === undefined || now < first.at) return;
    const { version } = match;
    await match.forfeit(first.seats, `clock ${version}`, version);
  }

  /** Stops the match if all people still in it agree. */
  async stopIfAgreed(): Promise<void> {
    const match = this.match;
    const { stopping, chairs } = this.record;
    if (match === undefined || stopping?.match !== match.id || match.match.outcome !== undefined) return;
    const left = match.match.departures.map(({ seat }) => seat);
    const agreed = chairs.every(({ kind }, seat) => {
      return kind !== "person" || left.includes(seat) || stopping.seats.includes(seat);
    });
    if (agreed) await match.stop(`stop ${match.version}`);
  }

  /** Asks a bot again whose node died while it was thinking; if two nodes answer, the store accepts one. */
  wakeBots(): void {
    const waits = this.match?.match.turn;
    if (waits?.kind !== "seats" || this.match?.thinking !== undefined) return;
    if (waits.seats.some((seat) => this.record.chairs[seat]?.kind === "bot")) this.match?.start();
  }

  /** Another node has changed the table. */
  heardOfTable(version: number): Promise<void> {
    return version > this.record.version ? this.readAgain() : Promise.resolve();
  }

  /** Reads what another node may have changed without this one having heard of it. */
  readAgain(): Promise<void> {
    return this.#inLine(async () => {
      await this.#keeper.reload();
      await this.#matches.find();
    });
  }

  /** Another node has written to the match. */
  async heardOfMatch(id: string, version: number): Promise<void> {
    const match = this.match;
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
    if (this.match?.id !== match || !this.waiting.includes(seat))
      return refuse("not-your-turn", "it is not your turn", { right: "a hint while the match waits for you" });
    if (!mayShow(this.record.game, intent)) return refuse("secret-intent", "this can't be shown to the others");
    this.tellIntent(match, seat, intent);
    this.#ports.sayIntent(this.id, match, seat, intent);
    return accept(undefined);
  }

  tellIntent(match: string, seat: Seat, intent: Intent): void {
    if (this.match?.id === match)
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

  #inLine<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#line.then(act);
    this.#line = next.catch(() => undefined);
    return next;
  }

  #recordChanged(before: TableRecord): void {
    this.#onlookers.tellAll({ kind: "table", table: this.state });
    // A vacation that begins or ends moves the deadlines.
    if (before.vacations !== this.record.vacations)
      for (const { onlooker } of this.#onlookers) this.#feed.tellClock(onlooker);
    // Viewers who have lost their seat must see nothing more through it.
    const left = [...this.#onlookers].filter(({ onlooker }) => !this.hasSeat(onlooker));
    for (const attached of left) this.#onlookers.remove(attached);
    if (left.length > 0) this.#onlookers.presenceChanged();
  }

  /** Whether a viewer still has their seat; always true for spectators. */
  hasSeat({ viewer, guest }: Pick<TableViewer, "viewer" | "guest">): boolean {
    const chair = viewer === "spectator" ? undefined : this.record.chairs[viewer];
    return viewer === "spectator" || (chair?.kind === "person" && chair.guest === guest);
  }

  /** Moves all viewers to the next match, after they have received the end of this one. */
  #goOn(from: HostedMatch, next: string): Promise<void> {
    return this.#inLine(() => this.#matches.goOn(from, next));
  }
}
