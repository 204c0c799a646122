/**
 * A match as its host knows it: all of it. What leaves this file is what the one holding the device may see. It runs
 * in a worker of the page, is given its world through `Ports`, and saves every entry before it tells it.
 */
import {
  type AnyGame,
  type AnyMatch,
  accept,
  childSeed,
  commitment,
  drawnStarter,
  heard,
  Match,
  mayRead,
  nextConfig,
  type Read,
  type Reasons,
  refuse,
  type Seat,
  type Seed,
  type Series,
  type Step,
  same,
  seriesOf,
  type Telling,
  withResult,
  writeRecord,
} from "@turnlight/kernel";
import type { SavedMatch } from "../../shell/store/saved.ts";
import type { Drawn, Heard, Laid, Relaid, Sight, Sitter } from "../table.ts";
import { nextHolding, nobody, peopleOf } from "./holding.ts";

/** What a bot is asked: its own view and dice, nothing of the match. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly dice: Seed;
}

/** A bot's answer: its move as text, and what led to it. */
export interface Thought {
  readonly text: string;
  readonly why?: Reasons;
}

export interface Ports {
  save(match: SavedMatch): Promise<void>;
  tell(heard: Heard): void;
  /** The sight changed without an entry: an undo, a change of hands, a new match. */
  show(sight: Sight): void;
  think(question: BotQuestion): Promise<Thought>;
  now(): number;
  freshSeed(): Seed;
  freshId(): string;
}

type Done = Read<undefined>;
const done: Done = accept(undefined);

const kindOf = ({ kind }: Sitter): Sitter["kind"] => kind;

interface Hosted {
  readonly id: string;
  readonly match: AnyMatch;
  readonly laid: Laid;
  readonly series: Series<unknown>;
  readonly seed: Seed;
  readonly begun: number;
}

export class Host {
  readonly #game: AnyGame;
  readonly #ports: Ports;
  #hosted: Hosted;
  #holding = nobody;
  #thinking: Seat | undefined;
  /** How much of the log each person has been told. */
  readonly #told = new Map<Seat, number>();
  #steps: Step<Telling>[] = [];
  /** Why bots moved as they did, by the entry; nothing where that could give a secret away. */
  readonly #reasons = new Map<number, Reasons>();
  /** Everything happens one after the other, so that saving and telling never cross. */
  #line: Promise<unknown> = Promise.resolve();

  private constructor(game: AnyGame, ports: Ports, hosted: Hosted, steps: readonly Step<Telling>[]) {
    this.#game = game;
    this.#ports = ports;
    this.#hosted = hosted;
    this.#steps = [...steps];
    this.#settle();
  }

  /** A new match. Against bots alone the person starts the first one; else it is drawn by the seed. */
  static async begin(game: AnyGame, laid: Laid, ports: Ports, drawn: Drawn = {}): Promise<Read<Host>> {
    const { rules } = game;
    const config = rules.configText.read(laid.config);
    if (!config.ok) return config;
    const seats = rules.seats(config.value);
    if (seats !== laid.sitters.length)
      return refuse("wrong-seats", `${laid.sitters.length} sit down`, { right: `${seats} for this table` });
    const seed = drawn.seed ?? ports.freshSeed();
    const people = peopleOf(laid.sitters);
    const first = drawn.first ?? (people.length === 1 ? (people[0] ?? 0) : drawnStarter(seed, seats));
    const series = seriesOf(rules, config.value, first);
    return accept(await Host.#open(game, ports, laid, series, seed));
  }

  static async #open(game: AnyGame, ports: Ports, laid: Laid, series: Series<unknown>, seed: Seed): Promise<Host> {
    const { hosted, steps } = Host.#fresh(game, ports, laid, series, seed);
    const host = new Host(game, ports, hosted, steps);
    await host.#save();
    return host;
  }

  static #fresh(game: AnyGame, ports: Ports, laid: Laid, series: Series<unknown>, seed: Seed) {
    const { rules } = game;
    const config = nextConfig(rules, series);
    const { match, steps } = Match.begin(rules, config, { seed, clock: () => ports.now() });
    const table = { ...laid, config: rules.configText.write(config) };
    const hosted: Hosted = { id: ports.freshId(), match, laid: table, series, seed, begun: ports.now() };
    return { hosted, steps };
  }

  /** A match that was saved, exactly where it was. */
  static resume(game: AnyGame, saved: SavedMatch, ports: Ports): Read<Host> {
    const resumed = Match.resume(game.rules, saved.record, { clock: () => ports.now() });
    if (!resumed.ok) return resumed;
    const { match, steps } = resumed.value;
    const config = game.rules.configText.read(saved.record.config);
    if (!config.ok) return config;
    const { first, results } = saved.series;
    const series = { ...seriesOf(game.rules, config.value, first), results };
    const laid = { game: saved.record.game, config: saved.record.config, sitters: saved.sitters };
    const host = new Host(
      game,
      ports,
      { id: saved.id, match, laid, series, seed: saved.record.seed, begun: saved.begun },
      steps,
    );
    // What was told before is not told again.
    for (const seat of laid.sitters.keys()) host.#told.set(seat, match.entries.length);
    return accept(host);
  }

  get id(): string {
    return this.#hosted.id;
  }

  /** Lets the bots begin where it is their turn. */
  start(): void {
    void this.#inLine(() => this.#drive());
  }

  play(text: string): Promise<Done> {
    return this.#asHolder((seat) => this.#enter(this.#hosted.match.play(seat, text)));
  }

  resign(): Promise<Done> {
    return this.#asHolder((seat) => this.#enter(this.#hosted.match.resign(seat)));
  }

  /** Takes back as many of one's moves as asked, or as there are; refused where there is none. */
  undo(moves = 1): Promise<Done> {
    return this.#asHolder(async (seat) => {
      const { match } = this.#hosted;
      const undone = match.undo(seat);
      if (!undone.ok) return undone;
      this.#steps.pop();
      for (let more = 1; more < moves && match.undo(seat).ok; more++) this.#steps.pop();
      const count = this.#hosted.match.entries.length;
      for (const [who, told] of this.#told) this.#told.set(who, Math.min(told, count));
      await this.#save();
      this.#ports.show(this.sight());
      return done;
    });
  }

  /** The same match at a changed table: what other people have entered is entered again, bots begin anew. */
  relay(changed: Relaid): Promise<Done> {
    return this.#asHolder(async (seat) => {
      const { rules } = this.#game;
      const { match: before, laid, series, seed } = this.#hosted;
      if (before.entries.some(({ by }) => by === seat))
        return refuse("too-late", "you have moved already", { right: "a change before your first move" });
      if (!same(changed.sitters.map(kindOf), laid.sitters.map(kindOf)))
        return refuse("wrong-seats", "somebody else would sit here", { right: "the same people and bots" });
      const config = rules.configText.read(changed.config);
      if (!config.ok) return config;
      const next = { ...series, config: config.value };
      const started = nextConfig(rules, next);
      const { match, steps } = Match.begin(rules, started, { seed, clock: () => this.#ports.now() });
      const again = [...steps];
      for (const { by, move } of before.entries) {
        if (typeof by !== "number" || laid.sitters[by]?.kind !== "person") continue;
        const entered = match.play(by, move);
        if (!entered.ok) return entered;
        again.push(...entered.value);
      }
      const table = { game: laid.game, config: rules.configText.write(started), sitters: changed.sitters };
      this.#hosted = { ...this.#hosted, match, series: next, laid: table };
      this.#steps = again;
      for (const who of laid.sitters.keys()) this.#told.set(who, again.length);
      await this.#save();
      this.#ports.show(this.sight());
      return done;
    });
  }

  /** Another person takes the device from behind the curtain, and hears what happened since they last held it. */
  take(seat: Seat): Promise<Done> {
    return this.#inLine(async () => {
      if (this.#holding.curtain !== seat)
        return refuse("not-your-turn", `seat ${seat} is not asked to take the device`);
      this.#holding = { holder: seat };
      this.#ports.show(this.sight());
      this.#tellHolder();
      return done;
    });
  }

  restart(): Promise<Done> {
    return this.#another(this.#hosted.series);
  }

  rematch(): Promise<Done> {
    const { series, match } = this.#hosted;
    const { outcome } = match;
    return this.#another(outcome === undefined ? series : withResult(series, outcome.scores));
  }

  /** Only once nothing is secret any more. */
  record(): Read<string> {
    const { match } = this.#hosted;
    if (match.outcome === undefined) return refuse("not-over", "the match is not over", { right: "a finished match" });
    return accept(writeRecord(match.record));
  }

  sight(at: Step<Telling> | undefined = this.#steps.at(-1)): Sight {
    const { match, laid, seed } = this.#hosted;
    const { rules } = this.#game;
    const { curtain } = this.#holding;
    const holder = curtain === undefined ? this.#holding.holder : "spectator";
    const newest = at === undefined || at === this.#steps.at(-1);
    const state = at?.state ?? match.state;
    const turn = newest ? match.turn : rules.turn(state);
    const moves = newest && typeof holder === "number" ? match.moves(holder) : [];
    const outcome = newest ? match.outcome : undefined;
    return {
      laid,
      holder,
      ...(curtain !== undefined && newest && { curtain }),
      view: rules.view(state, holder),
      moves: "pick" in moves ? undefined : moves.map((move) => rules.moveText.write(move)),
      waiting: turn.kind === "seats" ? turn.seats : [],
      ...(this.#thinking !== undefined && newest && { thinking: this.#thinking }),
      ...(outcome !== undefined && { outcome, seed }),
      departures: match.departures,
      entries: at?.entry.n ?? 0,
      canUndo: newest && typeof holder === "number" && match.undoable(holder).ok,
      commitment: commitment(seed),
    };
  }

  #inLine<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#line.then(act);
    this.#line = next.catch(() => undefined);
    return next;
  }

  #asHolder(act: (seat: Seat) => Promise<Done>): Promise<Done> {
    return this.#inLine(async () => {
      const { holder, curtain } = this.#holding;
      if (typeof holder !== "number" || curtain !== undefined)
        return refuse("not-your-turn", "nobody holds the device", { right: "a person at the table" });
      const answer = await act(holder);
      if (answer.ok) void this.#inLine(() => this.#drive());
      return answer;
    });
  }

  async #another(series: Series<unknown>): Promise<Done> {
    return this.#inLine(async () => {
      const { hosted, steps } = Host.#fresh(
        this.#game,
        this.#ports,
        this.#hosted.laid,
        series,
        this.#ports.freshSeed(),
      );
      this.#hosted = hosted;
      this.#steps = [...steps];
      this.#told.clear();
      this.#reasons.clear();
      this.#holding = nobody;
      this.#settle();
      await this.#save();
      this.#ports.show(this.sight());
      void this.#inLine(() => this.#drive());
      return done;
    });
  }

  /** Entries go into the log, onto the disk, and only then to the page. */
  async #enter(entered: Read<readonly Step<Telling>[]>): Promise<Done> {
    if (!entered.ok) return entered;
    this.#steps.push(...entered.value);
    await this.#save();
    this.#tellHolder();
    const before = this.#holding;
    this.#settle();
    if (!same(before, this.#holding)) {
      this.#ports.show(this.sight());
      if (this.#holding.curtain === undefined) this.#tellHolder();
    }
    return done;
  }

  /** Tells the holder every entry they have not heard yet. */
  #tellHolder(): void {
    const { holder } = this.#holding;
    const from = typeof holder === "number" ? (this.#told.get(holder) ?? 0) : (this.#told.get(-1) ?? 0);
    for (const step of this.#steps.slice(from)) {
      const why = this.#reasons.get(step.entry.n);
      this.#ports.tell({
        n: step.entry.n,
        by: step.entry.by,
        facts: heard(step.told, holder),
        ...(mayRead(step.entry, holder) && { move: step.entry.move }),
        ...(why !== undefined && { why }),
        sight: this.sight(step),
      });
    }
    this.#told.set(typeof holder === "number" ? holder : -1, this.#steps.length);
  }

  #settle(): void {
    const { match, laid } = this.#hosted;
    this.#holding = nextHolding(this.#holding, match, peopleOf(laid.sitters));
  }

  async #drive(): Promise<void> {
    const { match, laid, seed } = this.#hosted;
    const { turn } = match;
    if (turn.kind !== "seats") return;
    const seat = turn.seats.find((one) => laid.sitters[one]?.kind === "bot");
    const sitter = seat === undefined ? undefined : laid.sitters[seat];
    if (seat === undefined || sitter?.kind !== "bot" || this.#thinking !== undefined) return;
    this.#thinking = seat;
    this.#ports.show(this.sight());
    const question = {
      game: laid.game,
      bot: sitter.bot,
      seat,
      view: match.view(seat),
      dice: childSeed(seed, `bot ${seat} entry ${match.entries.length}`),
    };
    const asked = match.entries.length;
    // The line stays free while the bot thinks: undo, resign and restart must not wait for it.
    void this.#ports
      .think(question)
      .catch((): Thought => ({ text: "resign" }))
      .then((thought) => this.#inLine(() => this.#answered(match, asked, seat, thought)));
  }

  async #answered(match: AnyMatch, asked: number, seat: Seat, { text, why }: Thought): Promise<void> {
    this.#thinking = undefined;
    const still = this.#hosted.match === match && match.entries.length === asked && match.outcome === undefined;
    if (still) {
      const isOpen = () => same(match.view(seat), match.view("spectator"));
      const openBefore = isOpen();
      const played = match.play(seat, text);
      const entry = played.ok ? played.value[0]?.entry : undefined;
      // Reasons speak of all a bot sees and does: they are for everybody only where everybody sees the same.
      if (why !== undefined && entry !== undefined && openBefore && isOpen()) this.#reasons.set(entry.n, why);
      const entered = await this.#enter(played);
      // A bot that breaks the rules gives the match away rather than hanging it.
      if (!entered.ok) await this.#enter(match.resign(seat));
    }
    await this.#drive();
  }

  async #save(): Promise<void> {
    const { id, match, laid, series, begun } = this.#hosted;
    const { outcome } = match;
    await this.#ports.save({
      id,
      record: match.record,
      sitters: laid.sitters,
      series: { first: series.first, results: series.results },
      begun,
      touched: this.#ports.now(),
      ...(outcome !== undefined && { scores: outcome.scores }),
    });
  }
}
