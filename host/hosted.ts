/**
 * One match as its host knows it: all of it. What leaves this file is what a viewer may see. Commands come in with an
 * id and are played once however often they are sent; what they lead to is committed before anybody is told.
 */
import {
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  accept,
  childSeed,
  commitment,
  drawnStarter,
  drawOf,
  type Entry,
  type Note,
  type Read,
  type Reasons,
  refuse,
  rulesOf,
  type Seat,
  type Seed,
  type Series,
  type Step,
  safeMoveOf,
  same,
  seriesOf,
  type Telling,
  type Viewer,
  withResult,
  writeRecord,
} from "@turnlight/kernel";
import { Audience } from "./audience.ts";
import { beginningOf } from "./beginning.ts";
import type { Acknowledged, BotQuestion, Command, Drawn, HostPorts, Thought } from "./commands.ts";
import { endOf } from "./ending.ts";
import {
  commandsIn,
  entriesOf,
  type Happening,
  type Logged,
  type MatchHead,
  noteCommands,
  numbered,
  peopleOf,
  playersOf,
  type StoredMatch,
  sinceOf,
} from "./log.ts";
import { momentOf, type Played, replayed } from "./replaying.ts";
import { type TableChange, withTable } from "./setting-anew.ts";
import type { Laid, Sight, ViewerEvent } from "./sight.ts";
import { type Commit, commitAll } from "./store.ts";
import type { Moment, Scene } from "./viewing.ts";

export class HostedMatch {
  readonly #game: AnyGame;
  readonly #rules: AnyRules;
  readonly #ports: HostPorts;
  readonly #head: MatchHead;
  readonly #commitment: string;
  #played: Played;
  #log: Logged[];
  #commands: Map<string, number>;
  readonly #audience: Audience;
  #thinking: Seat | undefined;
  /** Dice of a log that was cut off before them: kept and told with whatever comes next. */
  #owed: readonly Step<Telling>[];
  /** Its end has been kept, with all that was earned. */
  #over: boolean;
  /** What follows this match, once those who sit here have gone on. */
  #successor: HostedMatch | undefined;
  /** Everything happens one after the other, so that committing and telling never cross. */
  #line: Promise<unknown> = Promise.resolve();

  private constructor(
    game: AnyGame,
    rules: AnyRules,
    ports: HostPorts,
    head: MatchHead,
    log: readonly Logged[],
    played: Played,
    moments: readonly Moment[],
    owed: readonly Step<Telling>[] = [],
  ) {
    this.#game = game;
    this.#rules = rules;
    this.#ports = ports;
    this.#head = head;
    this.#commitment = commitment(head.seed);
    this.#log = [...log];
    this.#commands = commandsIn(log);
    this.#played = played;
    this.#audience = new Audience(() => this.#scene(), moments);
    this.#owed = owed;
    this.#over = log.length > 0 && owed.length === 0 && played.match.outcome !== undefined;
  }

  /** A new match. Against bots alone the person starts the first one; else it is drawn by the seed. */
  static async begin(game: AnyGame, laid: Laid, ports: HostPorts, drawn: Drawn = {}): Promise<Read<HostedMatch>> {
    const { rules } = game;
    const config = rules.configText.read(laid.config);
    if (!config.ok) return config;
    const seats = rules.seats(config.value);
    if (seats !== laid.sitters.length)
      return refuse("wrong-seats", `${laid.sitters.length} sit down`, { right: `${seats} for this table` });
    const seed = drawn.seed ?? ports.freshSeed();
    const people = peopleOf(laid.sitters);
    const first = drawn.first ?? (people.length === 1 ? (people[0] ?? 0) : drawnStarter(seed, seats));
    const { host, commit } = HostedMatch.#fresh(game, ports, laid, seriesOf(rules, config.value, first), seed);
    const committed = await commitAll(ports.store, [commit]);
    return committed.ok ? accept(host) : committed;
  }

  static #fresh(game: AnyGame, ports: HostPorts, laid: Laid, series: Series<unknown>, seed: Seed, since?: number) {
    const { head, log, played, moments, commit } = beginningOf(game.rules, ports, laid, series, seed, since);
    return { host: new HostedMatch(game, game.rules, ports, head, log, played, moments), commit };
  }

  /** A match from its store, exactly where it was, by the rules it was begun with. */
  static async open(game: AnyGame, id: string, ports: HostPorts): Promise<Read<HostedMatch>> {
    const loaded = await ports.store.load(id);
    if (!loaded.ok) return loaded;
    if (loaded.value === undefined) return refuse("no-match", "this match is not kept here");
    return HostedMatch.of(game, loaded.value, ports);
  }

  static of(game: AnyGame, stored: StoredMatch, ports: HostPorts): Read<HostedMatch> {
    const { head, log } = stored;
    const rules = rulesOf(game, head.rules);
    if (!rules.ok) return rules;
    const again = replayed(rules.value, stored, ports);
    if (!again.ok) return again;
    const { played, moments, owed } = again.value;
    return accept(new HostedMatch(game, rules.value, ports, head, log, played, moments, owed));
  }

  get id(): string {
    return this.#head.id;
  }

  get head(): MatchHead {
    return this.#head;
  }

  get version(): number {
    return this.#log.length;
  }

  get laid(): Laid {
    return this.#played.laid;
  }

  /** The match that those who sat here have gone on to. */
  get successor(): HostedMatch | undefined {
    return this.#successor;
  }

  /** Which match that is, also where it is not held here. */
  get next(): string | undefined {
    return this.#played.next;
  }

  /** All of the match, for the shells around the host that decide who holds a device; never for a viewer. */
  get match(): AnyMatch {
    return this.#played.match;
  }

  /** What is played from here on is public: people at one device need no curtain between them. */
  get isOpen(): boolean {
    return this.#game.isOpen?.(this.#played.match.view("spectator")) === true;
  }

  get thinking(): Seat | undefined {
    return this.#thinking;
  }

  /** Lets the bots begin where it is their turn. */
  start(): void {
    void this.#inLine(async () => {
      if (this.#owed.length > 0) await this.#commit({ happened: [] });
      await this.#drive();
    });
  }

  /** Resolves when everything asked so far is done; bots may still be thinking. */
  settled(): Promise<void> {
    return this.#inLine(async () => undefined);
  }

  sight(viewer: Viewer): Sight {
    return this.#audience.sight(viewer);
  }

  /** What a viewer saw after a version; nothing where that is too long ago. */
  sightAt(viewer: Viewer, version: number): Sight | undefined {
    return this.#audience.sightAt(viewer, version);
  }

  /**
   * Tells a viewer every version from here on, and before that what they missed since the version they have: one by
   * one, or as a fresh sight where they have none or one too old. Returns the way to stop.
   */
  watch(viewer: Viewer, since: number | undefined, tell: (event: ViewerEvent) => void): () => void {
    return this.#audience.watch(viewer, since, tell);
  }

  /** Never silence: an acknowledgement with the version it led to, or a refusal. */
  command(command: Command): Promise<Read<Acknowledged>> {
    return this.#inLine(async () => {
      const answered = this.#commands.get(command.id);
      if (answered !== undefined) return accept({ version: answered, match: this.#played.next ?? this.id });
      if (command.base !== undefined && command.base !== this.version)
        return refuse("stale", `the match has gone on to version ${this.version}`, {
          where: `version ${this.version}`,
        });
      const done = await this.#do(command);
      if (!done.ok) {
        // A commit may have been made although its answer was lost: then the command stands.
        const known = this.#commands.get(command.id);
        if (known === undefined) return done;
      }
      this.#driveOn();
      return accept({ version: this.version, match: this.#played.next ?? this.id });
    });
  }

  /** The host takes a seat out, as when its clock ran out, unless the match has gone on since that version. */
  forfeit(seat: Seat, id: string, base: number): Promise<Read<Acknowledged>> {
    return this.#inLine(async () => {
      if (base !== this.version) return refuse("stale", "the match has gone on", { where: `version ${this.version}` });
      const done = await this.#enter(this.#played.match.forfeit(seat), id);
      if (!done.ok) return done;
      this.#driveOn();
      return accept({ version: this.version, match: this.id });
    });
  }

  /** The host ends the match without a result, as when everybody has agreed to. */
  stop(id: string): Promise<Read<Acknowledged>> {
    return this.#inLine(async () => {
      const done = await this.#enter(this.#played.match.stop(), id);
      return done.ok ? accept({ version: this.version, match: this.id }) : done;
    });
  }

  /** Another host has written up to this version: what it kept is loaded and told. */
  catchUp(version: number): Promise<void> {
    return this.#inLine(async () => {
      if (version > this.version) await this.#reload();
    });
  }

  /** Only once nothing is secret any more. */
  record(): Read<string> {
    const { match, laid } = this.#played;
    if (match.outcome === undefined) return refuse("not-over", "the match is not over", { right: "a finished match" });
    return accept(writeRecord({ ...match.record, players: playersOf(laid.sitters) }));
  }

  #scene(): Scene {
    const { match, laid } = this.#played;
    return { head: this.#head, rules: this.#rules, match, laid, version: this.version, commitment: this.#commitment };
  }

  #inLine<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#line.then(act);
    this.#line = next.catch(() => undefined);
    return next;
  }

  #do({ id, seat, deed }: Command): Promise<Read<undefined>> {
    const { match, series } = this.#played;
    switch (deed.kind) {
      case "play":
        return this.#enter(match.play(seat, deed.text), id);
      case "resign":
        return this.#enter(match.resign(seat), id);
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
    }
  }

  /** Entries go into the log, into the store, and only then to the viewers. */
  #enter(entered: Read<readonly Step<Telling>[]>, command?: string, why?: Reasons): Promise<Read<undefined>> {
    if (!entered.ok) return Promise.resolve(entered);
    const steps = entered.value;
    const happened = entriesOf(steps).map(
      (one, i): Happening => (i === 0 && one.kind === "entry" && why !== undefined ? { ...one, why } : one),
    );
    return this.#commit({ happened, steps, ...(command !== undefined && { command }) });
  }

  #takeBack(seat: Seat, moves: number, command: string): Promise<Read<undefined>> {
    const { match } = this.#played;
    const first = match.undo(seat);
    if (!first.ok) return Promise.resolve(first);
    for (let more = 1; more < moves && match.undo(seat).ok; more++);
    return this.#commit({ happened: [{ kind: "taken-back", seat, entries: match.entries.length }], command });
  }

  async #setAnew(seat: Seat, changed: TableChange, command: string): Promise<Read<undefined>> {
    const read = withTable(this.#played, seat, changed, { seed: this.#head.seed, clock: () => this.#ports.now() });
    if (!read.ok) return read;
    const { laid, match } = read.value;
    const entries: readonly Entry[] = [...match.entries];
    return this.#commit({
      happened: [{ kind: "set-anew", config: laid.config, sitters: laid.sitters, entries }],
      command,
      played: read.value,
    });
  }

  #note(seat: Seat, text: string, command: string): Promise<Read<undefined>> {
    const { match, notes } = this.#played;
    if (match.outcome !== undefined) return Promise.resolve(refuse("match-over", "the match is over"));
    const note: Note = { after: match.entries.length, seat, text };
    return this.#commit({
      happened: [{ kind: "note", note }],
      command,
      played: { ...this.#played, notes: [...notes, note] },
    });
  }

  async #another(series: Series<unknown>, command: string): Promise<Read<undefined>> {
    if (this.#played.next !== undefined)
      return refuse("gone-on", "everybody has gone on to another match", { where: this.#played.next });
    const { laid } = this.#played;
    const since = sinceOf(this.#head);
    const { host, commit } = HostedMatch.#fresh(this.#game, this.#ports, laid, series, this.#ports.freshSeed(), since);
    const done = await this.#commit({
      happened: [{ kind: "next", match: host.id }],
      command,
      played: { ...this.#played, next: host.id },
      and: commit,
      before: () => {
        this.#successor = host;
      },
    });
    if (done.ok) host.start();
    return done;
  }

  /** The only way anything comes to stand: kept first, told afterwards, and undone where it could not be kept. */
  async #commit(what: {
    readonly happened: readonly Happening[];
    readonly steps?: readonly Step<Telling>[];
    readonly command?: string;
    readonly played?: Played;
    readonly and?: Commit;
    readonly before?: () => void;
  }): Promise<Read<undefined>> {
    const happened = [...entriesOf(this.#owed), ...what.happened];
    const steps = [...this.#owed, ...(what.steps ?? [])];
    const { command, and } = what;
    const played = what.played ?? this.#played;
    const at = this.#ports.now();
    const base = this.version;
    const log = numbered(happened, base, at, command);
    const end = this.#over ? undefined : endOf(this.#game, this.#head, played, at);
    const commit: Commit = { match: this.id, base, log, ...(end !== undefined && { end }) };
    const committed = await commitAll(this.#ports.store, and === undefined ? [commit] : [commit, and]);
    if (!committed.ok) {
      await this.#reload();
      return committed;
    }
    what.before?.();
    this.#played = played;
    this.#owed = [];
    // A move taken back after the end opens the match again, and its next end is judged like the first.
    this.#over = played.match.outcome !== undefined;
    this.#stand(
      log,
      log.map((logged, i) => momentOf(logged, steps[i], played)),
    );
    return accept(undefined);
  }

  #stand(log: readonly Logged[], moments: readonly Moment[]): void {
    this.#log.push(...log);
    noteCommands(log, this.#commands);
    this.#audience.hear(moments, log.length);
  }

  /** Somebody else has written, or the store could not: what is kept is the truth, and viewers hear what they missed. */
  async #reload(): Promise<void> {
    const loaded = await this.#ports.store.load(this.id).catch(() => undefined);
    const kept = loaded?.ok === true && loaded.value !== undefined && loaded.value.log.length >= this.version;
    const stored: StoredMatch =
      kept && loaded.value !== undefined ? loaded.value : { head: this.#head, log: this.#log };
    const again = replayed(this.#rules, stored, this.#ports);
    // What was kept and can no longer be replayed is a bug of the rules, not of whoever asked.
    if (!again.ok) throw new Error(`${this.id} does not replay: ${again.refusal.reason}`);
    const before = this.version;
    const { played, moments, owed } = again.value;
    this.#played = played;
    this.#owed = owed;
    this.#over = owed.length === 0 && played.match.outcome !== undefined;
    this.#audience.remember(moments.filter(({ version }) => version <= before));
    const news = stored.log.slice(before);
    if (news.length > 0)
      this.#stand(
        news,
        moments.filter(({ version }) => version > before),
      );
  }

  /** The bot the match waits for, if it does. */
  #botOnTurn(): { readonly seat: Seat; readonly bot: string } | undefined {
    const { match, laid, next } = this.#played;
    const { turn } = match;
    if (turn.kind !== "seats" || next !== undefined) return undefined;
    for (const seat of turn.seats) {
      const sitter = laid.sitters[seat];
      if (sitter?.kind === "bot") return { seat, bot: sitter.bot };
    }
    return undefined;
  }

  /** After everything that is in line already. */
  #driveOn(): void {
    if (this.#botOnTurn() !== undefined) void this.#inLine(() => this.#drive());
  }

  async #drive(): Promise<void> {
    const { match, laid } = this.#played;
    const awaited = this.#botOnTurn();
    if (awaited === undefined || this.#thinking !== undefined) return;
    const { seat, bot } = awaited;
    this.#setThinking(seat);
    const question: BotQuestion = {
      game: laid.game,
      rules: this.#head.rules,
      bot,
      seat,
      view: match.view(seat),
      dice: childSeed(this.#head.seed, `bot ${seat} entry ${match.entries.length}`),
    };
    const asked = this.version;
    // The line stays free while the bot thinks: taking back, resigning and restarting must not wait for it.
    void this.#ports
      .think(question)
      .catch(() => undefined)
      .then((thought) => this.#inLine(() => this.#answered(asked, question, thought)));
  }

  async #answered(asked: number, { seat, dice }: BotQuestion, thought: Thought | undefined): Promise<void> {
    this.#setThinking(undefined);
    const { match, next } = this.#played;
    if (this.version === asked && match.outcome === undefined && next === undefined) {
      const isOpen = () => same(match.view(seat), match.view("spectator"));
      const openBefore = isOpen();
      const own = thought === undefined ? undefined : match.play(seat, thought.text);
      // A bot that fails or breaks the rules makes the game's safe move rather than hanging the match.
      const played = own?.ok === true ? own : this.#playSafe(seat, dice);
      // Reasons speak of all a bot sees and does: they are for everybody only where everybody sees the same.
      const why = own?.ok === true && openBefore && isOpen() ? thought?.why : undefined;
      await this.#enter(played, undefined, why);
    }
    await this.#drive();
  }

  #playSafe(seat: Seat, dice: Seed): Read<readonly Step<Telling>[]> {
    const { match } = this.#played;
    const move = safeMoveOf(this.#game, { view: match.view(seat), seat, moves: match.moves(seat), draw: drawOf(dice) });
    const played = move === undefined ? undefined : match.play(seat, this.#rules.moveText.write(move));
    return played?.ok === true ? played : match.resign(seat);
  }

  #setThinking(seat: Seat | undefined): void {
    this.#thinking = seat;
    this.#ports.thinking?.(seat);
  }
}
