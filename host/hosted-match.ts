/**
 * A match on its host, which knows all of it; only what a viewer may see leaves this file. Commands carry an id and are
 * played once however often they are sent; their effects are committed before any viewer is told.
 */
import {
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  accept,
  drawnStarter,
  isEqual,
  type Note,
  type Result,
  refuse,
  rulesOf,
  type Seat,
  type Seed,
  type Series,
  seriesOf,
  type Viewer,
  withResult,
  writeRecord,
} from "@turnlight/kernel";
import { BotSeats } from "./bot-seats.ts";
import type { Acknowledged, ClaimRules, Command, HostPorts, PresetDraw, RematchRules } from "./commands.ts";
import { CommittedMatch, type RestoredMatch } from "./committed-match.ts";
import { initialMatch } from "./initial-match.ts";
import {
  type AbsenceClaim,
  entriesOf,
  type LogEvent,
  type MatchHeader,
  peopleOf,
  playersOf,
  type StoredMatch,
  sinceOf,
} from "./log.ts";
import { offerBy, refusalBy, standingOffers } from "./rematch-offers.ts";
import { replayMatch } from "./replay.ts";
import type { Sight, TableSetup, ViewerEvent } from "./sight.ts";
import { commitAll } from "./store.ts";
import { type TableChange, withTableChange } from "./table-change.ts";

/** Retries of an action that conflicts with nobody, after another host wrote first. */
const mostTries = 5;

const goneOn = (next: string) => refuse("gone-on", "everybody has moved on to another match", { where: next });

/** A match on its host. `start` lets the bots play, `watch` tells a viewer, `command` acts for a seat. */
export class HostedMatch {
  readonly #game: AnyGame;
  readonly #ports: HostPorts;
  readonly #standing: CommittedMatch;
  readonly #bots: BotSeats;
  /** The next match, once the players have moved on to it. */
  #successor: HostedMatch | undefined;
  /** A queue: actions run one at a time, so that commits and viewer events never interleave. */
  #line: Promise<unknown> = Promise.resolve();

  private constructor(game: AnyGame, rules: AnyRules, ports: HostPorts, footing: RestoredMatch) {
    this.#game = game;
    this.#ports = ports;
    this.#standing = new CommittedMatch(game, rules, ports, footing);
    this.#bots = new BotSeats(game, rules, ports, this.#standing, (act) => this.#inLine(act));
  }

  /** Begins a match. Against bots only, the person starts the first one; otherwise the seed decides. */
  static async begin(
    game: AnyGame,
    laid: TableSetup,
    ports: HostPorts,
    drawn: PresetDraw = {},
  ): Promise<Result<HostedMatch>> {
    const { rules } = game;
    const config = rules.configText.read(laid.config);
    if (!config.ok) return config;
    const seats = rules.seats(config.value);
    if (seats !== laid.sitters.length)
      return refuse("wrong-seats", `there are ${laid.sitters.length} players`, { right: `${seats} for this match` });
    const seed = drawn.seed ?? ports.freshSeed();
    const people = peopleOf(laid.sitters);
    const first = drawn.first ?? (people.length === 1 ? (people[0] ?? 0) : drawnStarter(seed, seats));
    const { host, commit } = HostedMatch.#fresh(game, ports, laid, seriesOf(rules, config.value, first), seed);
    const committed = await commitAll(ports.store, [commit]);
    return committed.ok ? accept(host) : committed;
  }

  static #fresh(
    game: AnyGame,
    ports: HostPorts,
    laid: TableSetup,
    series: Series<unknown>,
    seed: Seed,
    since?: number,
  ) {
    const { head, log, played, moments, commit } = initialMatch(game.rules, ports, laid, series, seed, since);
    return { host: new HostedMatch(game, game.rules, ports, { head, log, played, moments, owed: [] }), commit };
  }

  /** Opens a stored match at its newest version, with the rules version it was begun with. */
  static async open(game: AnyGame, id: string, ports: HostPorts): Promise<Result<HostedMatch>> {
    const loaded = await ports.store.load(id);
    if (!loaded.ok) return loaded;
    if (loaded.value === undefined) return refuse("no-match", "this match isn't stored here");
    return HostedMatch.of(game, loaded.value, ports);
  }

  static of(game: AnyGame, stored: StoredMatch, ports: HostPorts): Result<HostedMatch> {
    const { head, log } = stored;
    const rules = rulesOf(game, head.rules);
    if (!rules.ok) return rules;
    const again = replayMatch(rules.value, stored, ports);
    if (!again.ok) return again;
    const { played, moments, owed } = again.value;
    return accept(new HostedMatch(game, rules.value, ports, { head, log, played, moments, owed }));
  }

  get id(): string {
    return this.#standing.head.id;
  }

  get head(): MatchHeader {
    return this.#standing.head;
  }

  get version(): number {
    return this.#standing.version;
  }

  get laid(): TableSetup {
    return this.#standing.played.laid;
  }

  /** The match the players have moved on to. */
  get successor(): HostedMatch | undefined {
    return this.#successor;
  }

  /** The id of the next match, even if it is not hosted here. */
  get next(): string | undefined {
    return this.#standing.played.next;
  }

  /** The seats that want a rematch. */
  get rematchWanted(): readonly Seat[] {
    return standingOffers(this.#standing.played.rematch, this.#ports.now());
  }

  /** Until when their offers stand. */
  get rematchUntil(): number | undefined {
    return this.#standing.played.rematch?.until;
  }

  /** The whole match, for code around the host that decides who holds a shared device; never for a viewer. */
  get match(): AnyMatch {
    return this.#standing.played.match;
  }

  /** Whether all further play is public, so that people sharing a device need no hand-over screen. */
  get isOpen(): boolean {
    return this.#game.isOpen?.(this.#standing.played.match.view("spectator")) === true;
  }

  get thinking(): Seat | undefined {
    return this.#bots.thinking;
  }

  /** Lets the bots move if it is their turn. */
  start(): void {
    void this.#inLine(async () => {
      if (this.#standing.owesDice) await this.#standing.commit({ happened: [] });
      await this.#bots.drive();
    });
  }

  /** Resolves when everything queued so far is done; bots may still be thinking. */
  settled(): Promise<void> {
    return this.#inLine(async () => undefined);
  }

  sight(viewer: Viewer): Sight {
    return this.#standing.audience.sight(viewer);
  }

  /** What a viewer saw after a version; `undefined` if that version is no longer held. */
  sightAt(viewer: Viewer, version: number): Sight | undefined {
    return this.#standing.audience.sightAt(viewer, version);
  }

  /**
   * Subscribes a viewer to every version from here on, preceded by what they missed since the version they have: one by
   * one, or as a fresh sight if they have none or too old a one. Returns the unsubscribe function.
   */
  watch(viewer: Viewer, since: number | undefined, tell: (event: ViewerEvent) => void): () => void {
    return this.#standing.audience.watch(viewer, since, tell);
  }

  /** Always answers: with the version the command led to, or a refusal. */
  command(command: Command): Promise<Result<Acknowledged>> {
    return this.#once(command, () => this.#do(command));
  }

  /**
   * Offers a rematch: it begins with the last person's offer, in the same commit. Until then everybody sees who has
   * offered, and each can withdraw or decline (`no-rematch`).
   */
  wantRematch(command: Omit<Command, "deed">, rules: RematchRules): Promise<Result<Acknowledged>> {
    return this.#once(command, () => this.#whileStale(() => this.#want(command, rules)));
  }

  /** Clears rematch offers that nobody answered in time, and tells everybody so. */
  expireRematch(): Promise<void> {
    return this.#inLine(async () => {
      const { next, rematch } = this.#standing.played;
      const [seat] = rematch?.wants ?? [];
      if (next !== undefined || seat === undefined || this.rematchWanted.length > 0) return;
      // Refused if another host has written meanwhile: then there is nothing to clear, or the next call does it.
      await this.#standing.commit({ happened: [{ kind: "rematch", seat, wants: [], expired: true }] });
    });
  }

  /** Ends the match, or an absent seat's part in it, if the rules say that they have been away for too long. */
  claim(
    command: Omit<Command, "deed">,
    takes: AbsenceClaim["takes"],
    rules: ClaimRules,
  ): Promise<Result<Acknowledged>> {
    return this.#once(command, () => this.#claim(command, takes, rules));
  }

  #once(command: Omit<Command, "deed">, act: () => Promise<Result<undefined>>): Promise<Result<Acknowledged>> {
    return this.#inLine(async () => {
      const before = this.#standing.mayStand(command.id) ? await this.#answerBefore(command.id) : undefined;
      if (before !== undefined) return before;
      // They have seen moves at another host that this one has not heard of yet.
      if (command.base !== undefined && command.base > this.version) await this.#standing.reload();
      if (command.base !== undefined && command.base !== this.version)
        return refuse("stale", `the match has moved on to version ${this.version}`, {
          where: `version ${this.version}`,
        });
      const done = await act();
      if (!done.ok) {
        // The commit may have succeeded although its answer was lost: then the command counts as answered.
        const known = await this.#answerBefore(command.id);
        if (known?.ok !== true) return done;
      }
      this.#bots.driveOn();
      return accept({ version: this.version, match: this.#standing.played.next ?? this.id });
    });
  }

  /** Removes seats whose clocks ran out at the same moment, unless the match has moved on since that version. */
  forfeit(seats: readonly Seat[], id: string, base: number): Promise<Result<Acknowledged>> {
    return this.#inLine(async () => {
      if (base !== this.version) return refuse("stale", "the match has moved on", { where: `version ${this.version}` });
      const done = await this.#standing.enter(this.#standing.played.match.forfeit(...seats), id);
      if (!done.ok) return done;
      this.#bots.driveOn();
      return accept({ version: this.version, match: this.id });
    });
  }

  /** Ends the match without a result, as when everybody has agreed to. */
  stop(id: string): Promise<Result<Acknowledged>> {
    return this.#inLine(async () => {
      const done = await this.#standing.enter(this.#standing.played.match.stop(), id);
      return done.ok ? accept({ version: this.version, match: this.id }) : done;
    });
  }

  /** Another host has written up to this version: loads it and updates the viewers. */
  catchUp(version: number): Promise<void> {
    return this.#inLine(async () => {
      if (version > this.version) await this.#standing.reload();
    });
  }

  /** Available only once nothing in the match is secret any more. */
  record(): Result<string> {
    const { match, laid } = this.#standing.played;
    if (match.outcome === undefined) return refuse("not-over", "the match isn't over", { right: "a finished match" });
    return accept(writeRecord({ ...match.record, players: playersOf(laid.sitters) }));
  }

  /** The earlier answer to a command; `undefined` if it is new. */
  async #answerBefore(command: string): Promise<Result<Acknowledged> | undefined> {
    const answered = await this.#standing.answered(command);
    if (!answered.ok) return answered;
    const { value: version } = answered;
    return version === undefined ? undefined : accept({ version, match: this.#standing.played.next ?? this.id });
  }

  #inLine<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#line.then(act);
    this.#line = next.catch(() => undefined);
    return next;
  }

  #do({ id, seat, deed }: Command): Promise<Result<undefined>> {
    const { match, series } = this.#standing.played;
    switch (deed.kind) {
      case "play":
        return this.#standing.enter(match.play(seat, deed.text), id);
      case "resign":
        return this.#standing.enter(match.resign(seat), id);
      case "take-back":
        return this.#takeBack(seat, deed.moves, id);
      case "set-anew":
        return this.#setAnew(seat, deed, id);
      case "note":
        return this.#note(seat, deed.text, id);
      case "restart":
        return this.#another(series, id);
      case "rematch":
        return this.#another(match.outcome === undefined ? series : withResult(series, match.outcome.scores), id);
      case "no-rematch":
        return this.#whileStale(() => this.#noRematch(seat, id));
      case "claim":
        return Promise.resolve(refuse("nobody-absent", "nobody is absent", { right: "an online match" }));
    }
  }

  /** Simultaneous rematch offers do not conflict: the slower one is retried on top of the other. */
  async #whileStale(act: () => Promise<Result<undefined>>): Promise<Result<undefined>> {
    for (let tries = 1; ; tries++) {
      const done = await act();
      if (done.ok || done.refusal.code !== "stale" || tries === mostTries) return done;
    }
  }

  async #want({ id, seat }: Pick<Command, "id" | "seat">, rules: RematchRules): Promise<Result<undefined>> {
    const { match, laid, series, next } = this.#standing.played;
    if (match.outcome === undefined) return refuse("not-over", "the match isn't over");
    if (next !== undefined) return goneOn(next);
    const refused = await rules.refusal();
    if (refused !== undefined) return { ok: false, refusal: refused };
    const before = this.rematchWanted;
    const offer = offerBy(seat, before, this.#ports.now(), rules);
    const happened: LogEvent = { kind: "rematch", ...offer };
    if (peopleOf(laid.sitters).every((one) => offer.wants.includes(one)))
      return this.#another(withResult(series, match.outcome.scores), id, [happened]);
    return isEqual(offer.wants, before)
      ? accept(undefined)
      : this.#standing.commit({ happened: [happened], command: id });
  }

  async #noRematch(seat: Seat, command: string): Promise<Result<undefined>> {
    const { next } = this.#standing.played;
    if (next !== undefined) return goneOn(next);
    const wants = this.rematchWanted;
    if (wants.length === 0) return accept(undefined);
    const happened: LogEvent = { kind: "rematch", ...refusalBy(seat, wants, this.rematchUntil) };
    return this.#standing.commit({ happened: [happened], command });
  }

  /** In one commit: the entry that ends it, and whose claim it was. */
  #claim(
    { id, seat }: Pick<Command, "id" | "seat">,
    takes: AbsenceClaim["takes"],
    { absent }: ClaimRules,
  ): Promise<Result<undefined>> {
    const { match, laid } = this.#standing.played;
    const no = (why: Result<never>) => Promise.resolve(why);
    if (match.outcome !== undefined) return no(refuse("match-over", "the match is over"));
    const gone = absent();
    if (!gone.ok) return no(gone);
    const left = match.departures.map((departure) => departure.seat);
    const others = laid.sitters.flatMap((_, one) => (one === seat || left.includes(one) ? [] : [one]));
    const { turn } = match;
    const waiting = turn.kind === "seats" ? turn.seats : [];
    const against = gone.value.filter((one) => waiting.includes(one) && others.includes(one));
    if (against.length === 0)
      return no(refuse("not-waited-for", "it isn't the absent player's turn", { right: "to move first" }));
    if (takes === "draw" && others.length > 1)
      return no(refuse("others-play-on", "others are still playing", { right: "to claim the win" }));
    const entered = takes === "win" ? match.forfeit(...against) : match.stop();
    if (!entered.ok) return no(entered);
    const steps = entered.value;
    const happened: readonly LogEvent[] = [...entriesOf(steps), { kind: "claim", seat, against, takes }];
    return this.#standing.commit({ happened, steps, command: id });
  }

  #takeBack(seat: Seat, moves: number, command: string): Promise<Result<undefined>> {
    const { match } = this.#standing.played;
    const { entries } = match;
    const first = match.undo(seat);
    if (!first.ok) return Promise.resolve(first);
    for (let more = 1; more < moves && match.undo(seat).ok; more++);
    const happened = [{ kind: "taken-back", seat, entries: match.length } as const];
    return this.#standing.commit({ happened, command, entries });
  }

  async #setAnew(seat: Seat, changed: TableChange, command: string): Promise<Result<undefined>> {
    const read = withTableChange(this.#standing.played, seat, changed, {
      seed: this.#standing.head.seed,
      clock: () => this.#ports.now(),
    });
    if (!read.ok) return read;
    const { laid, match } = read.value;
    const { entries } = match;
    return this.#standing.commit({
      happened: [{ kind: "set-anew", config: laid.config, sitters: laid.sitters, entries }],
      command,
      played: read.value,
    });
  }

  #note(seat: Seat, text: string, command: string): Promise<Result<undefined>> {
    const { match, notes } = this.#standing.played;
    if (match.outcome !== undefined) return Promise.resolve(refuse("match-over", "the match is over"));
    const note: Note = { after: match.length, seat, text };
    return this.#standing.commit({
      happened: [{ kind: "note", note }],
      command,
      played: { ...this.#standing.played, notes: [...notes, note] },
    });
  }

  async #another(
    series: Series<unknown>,
    command: string,
    before: readonly LogEvent[] = [],
  ): Promise<Result<undefined>> {
    const { laid, next } = this.#standing.played;
    if (next !== undefined) return goneOn(next);
    const since = sinceOf(this.#standing.head);
    const { host, commit } = HostedMatch.#fresh(this.#game, this.#ports, laid, series, this.#ports.freshSeed(), since);
    const done = await this.#standing.commit({
      happened: [...before, { kind: "next", match: host.id }],
      command,
      played: { ...this.#standing.played, next: host.id },
      and: commit,
      before: () => {
        this.#successor = host;
      },
    });
    if (done.ok) host.start();
    return done;
  }
}
