/** One match of any game: a log of entries and the position they lead to. */
import { type Chance, chanceOf, type Seed } from "./chance.ts";
import { Entries } from "./entries.ts";
import { type Entry, longestMove, type MatchRecord } from "./record.ts";
import { accept, quote, type Result, refuse, sentence, within } from "./result.ts";
import type { Actor, Applied, BaseFact, Described, Mover, Rules, Seat, Told, Turn, Viewer } from "./rules.ts";

/** An entry, the facts it produced for each viewer, and the position after it (for the host only). */
export interface MatchStep<Fact, State = unknown> {
  readonly entry: Entry;
  readonly told: readonly Told<Fact>[];
  readonly state: State;
}

/** A seat that left before the end. */
export interface Departure {
  readonly seat: Seat;
  readonly how: "resigned" | "forfeited";
}

/** How a match ended: a score for each seat; the highest wins. */
export interface Outcome {
  readonly scores: readonly number[];
  /** The departure that ended the match, if one did. */
  readonly ended?: Departure;
  /** There is no result: everybody agreed to stop, or all remaining seats ran out of time at the same moment. */
  readonly stopped?: true;
}

export interface StartedMatch<M, Fact, State = unknown> {
  readonly match: M;
  /** The steps before the first decision, or all steps of a record. */
  readonly steps: readonly MatchStep<Fact, State>[];
}

export interface MatchOptions {
  readonly seed: Seed;
  /** The host's clock; the kernel has none of its own. */
  readonly clock?: () => number;
}

export interface ReplayOptions {
  readonly clock?: () => number;
  /** Draw every chance move again from the seed and refuse a record that differs. */
  readonly verify?: boolean;
}

const noClock = () => 0;
const resignText = "resign";
const stopText = "stop";
const forfeitShape = /^forfeit (\d{1,2}(?: \d{1,2})*)$/;

/** The seats that a host's entry removes; none for any other entry. */
export const forfeitedBy = ({ by, move }: Pick<Entry, "by" | "move">): readonly Seat[] => {
  const seats = by === "host" ? forfeitShape.exec(move)?.[1] : undefined;
  return seats === undefined ? [] : seats.split(" ").map(Number);
};

/** A chain of chance moves this long without a decision means that the rules never stop rolling. */
const longestChain = 100_000;

/** Move texts reserved for the kernel. */
export const isReserved = (text: string): boolean =>
  text === resignText || text === stopText || forfeitShape.test(text);

/** Moves are given as text and parsed, so that each exercises serialisation. Chance moves are made automatically. */
export class Match<Config, State, Move, View, Fact extends BaseFact> {
  readonly rules: Rules<Config, State, Move, View, Fact>;
  readonly config: Config;
  readonly seats: number;
  readonly #seed: Seed;
  readonly #chance: Chance;
  readonly #clock: () => number;
  readonly #entries = new Entries();
  #left: readonly Departure[] = [];
  /** Positions that undo may return to, the newest last. */
  readonly #before: State[] = [];
  #state: State;
  #turn: Turn;
  #ended: Departure | undefined;
  #stopped = false;

  private constructor(rules: Rules<Config, State, Move, View, Fact>, config: Config, seed: Seed, clock: () => number) {
    this.rules = rules;
    this.config = config;
    this.seats = rules.seats(config);
    this.#seed = seed;
    this.#chance = chanceOf(seed);
    this.#clock = clock;
    this.#state = rules.setup(config);
    this.#turn = rules.turn(this.#state);
  }

  static begin<Config, State, Move, View, Fact extends BaseFact>(
    rules: Rules<Config, State, Move, View, Fact>,
    config: Config,
    { seed, clock = noClock }: MatchOptions,
  ): StartedMatch<Match<Config, State, Move, View, Fact>, Fact, State> {
    const match = new Match(rules, config, seed, clock);
    const steps: MatchStep<Fact, State>[] = [];
    match.#rollOn(steps);
    return { match, steps };
  }

  /**
   * Replays a record. Logged chance moves are applied as they are, so that a record stays valid if the generator
   * changes.
   */
  static resume<Config, State, Move, View, Fact extends BaseFact>(
    rules: Rules<Config, State, Move, View, Fact>,
    record: MatchRecord,
    { clock = noClock, verify = false }: ReplayOptions = {},
  ): Result<StartedMatch<Match<Config, State, Move, View, Fact>, Fact, State>> {
    if (record.game !== rules.id)
      return refuse("wrong-game", `this is a record of ${quote(record.game)}`, { right: `a record of ${rules.id}` });
    if (record.version !== rules.version)
      return refuse("wrong-version", `the record was made by version ${record.version} of ${rules.id}`, {
        right: `version ${rules.version}`,
        values: { version: record.version, known: rules.version },
      });
    const config = rules.configText.read(record.config);
    if (!config.ok) return within("config", config.refusal);

    const match = new Match(rules, config.value, record.seed, clock);
    const steps: MatchStep<Fact, State>[] = [];
    for (const entry of record.entries) {
      const drawn = verify && entry.by === "chance" && match.#turn.kind === "chance" ? match.#roll() : entry.move;
      if (drawn !== entry.move)
        return refuse("tampered", `the record says ${quote(entry.move)}, but the seed gives another roll`, {
          where: `entry ${entry.n}`,
          right: quote(drawn),
          values: { entry: entry.n },
        });
      const step = match.#enter(entry);
      if (!step.ok) return within(`entry ${entry.n}`, step.refusal, { entry: entry.n });
      steps.push(step.value);
    }
    match.#rollOn(steps);
    return accept({ match, steps });
  }

  /**
   * Applies entries that were logged elsewhere after the last one here; together they must lead to a decision of a seat,
   * or to the end. After a refusal some of them may have been applied.
   */
  goOn(entries: readonly Entry[]): Result<readonly MatchStep<Fact, State>[]> {
    const steps: MatchStep<Fact, State>[] = [];
    for (const entry of entries) {
      if (entry.n !== this.#entries.length + 1)
        return refuse("bad-field", `it is entry ${entry.n}`, { right: `entry ${this.#entries.length + 1}` });
      const step = this.#enter(entry);
      if (!step.ok) return within(`entry ${entry.n}`, step.refusal, { entry: entry.n });
      steps.push(step.value);
    }
    if (this.outcome === undefined && this.#turn.kind === "chance")
      return refuse("cut-off", "a draw is missing", { where: `entry ${this.#entries.length + 1}` });
    return accept(steps);
  }

  /** What the match waits for; never chance, whose moves are made at once. */
  get turn(): Turn {
    const outcome = this.outcome;
    return outcome === undefined ? this.#turn : { kind: "over", scores: outcome.scores };
  }

  get outcome(): Outcome | undefined {
    const ended = this.#ended;
    if (ended !== undefined) {
      const scores = Array.from({ length: this.seats }, (_, seat) => (this.#hasLeft(seat) ? 0 : 1));
      return { scores, ended };
    }
    if (this.#stopped) return { scores: Array.from({ length: this.seats }, () => 0), stopped: true };
    return this.#turn.kind === "over" ? { scores: this.#turn.scores } : undefined;
  }

  /** The complete state, for the host only. */
  get state(): State {
    return this.#state;
  }

  /** A copy of all entries so far. Use `newest` or `length` where one entry or their number is enough. */
  get entries(): readonly Entry[] {
    return this.#entries.list();
  }

  /** How many entries there are. */
  get length(): number {
    return this.#entries.length;
  }

  /** The newest entry, optionally of certain actors. */
  newest(isOne?: (by: Actor) => boolean): Entry | undefined {
    return isOne === undefined ? this.#entries.newest : this.#entries.newestBy(isOne);
  }

  get departures(): readonly Departure[] {
    return this.#left;
  }

  get record(): MatchRecord {
    const { id, version, configText } = this.rules;
    return {
      game: id,
      version,
      config: configText.write(this.config),
      seed: this.#seed,
      entries: this.#entries.list(),
    };
  }

  view(viewer: Viewer): View {
    return this.rules.view(this.#state, viewer);
  }

  /** The legal moves of this seat; none unless it is its turn. */
  moves(seat: Seat): readonly Move[] | Described<Move> {
    return this.#isOn(seat) ? this.rules.moves(this.#state, seat) : [];
  }

  /** Makes a seat's move and the chance moves that follow from it. `resign` is always legal. */
  play(seat: Seat, text: string): Result<readonly MatchStep<Fact, State>[]> {
    return this.#log(seat, text);
  }

  resign(seat: Seat): Result<readonly MatchStep<Fact, State>[]> {
    return this.#log(seat, resignText);
  }

  /**
   * The host removes seats, as when their clocks ran out. Seats given together leave at the same moment, so that none
   * of them wins by seat order; if no other seat is left, there is no result.
   */
  forfeit(...seats: readonly Seat[]): Result<readonly MatchStep<Fact, State>[]> {
    if (seats.length <= 1 || this.#endsWithout(seats)) return this.#log("host", `forfeit ${seats.join(" ")}`);
    const wrong = this.#wrongSeat(seats);
    if (wrong !== undefined) return wrong;
    const steps: MatchStep<Fact, State>[] = [];
    for (const seat of seats) {
      if (this.outcome !== undefined) break;
      const left = this.#log("host", `forfeit ${seat}`);
      if (!left.ok) return left;
      steps.push(...left.value);
    }
    return accept(steps);
  }

  /** The host ends the match without a result, as when everybody has agreed to. */
  stop(): Result<readonly MatchStep<Fact, State>[]> {
    return this.#log("host", stopText);
  }

  /** Takes this seat's last move back, unless something irreversible has happened since. */
  undo(seat: Seat): Result<Entry> {
    const last = this.undoable(seat);
    if (!last.ok) return last;
    this.#entries.pop();
    this.#stand(this.#before.pop() as State);
    return last;
  }

  /** The entry that undo would take back, or the reason why it cannot. */
  undoable(seat: Seat): Result<Entry> {
    const last = this.#entries.newest;
    if (last === undefined) return refuse("nothing-to-undo", "nothing has been played yet");
    if (last.by === "chance") return refuse("undo-past-chance", "a roll or draw can't be undone");
    if (last.by !== seat) return refuse("undo-past-other", "another player has moved since");
    if (this.#before.length === 0)
      return refuse("undo-past-reveal", "that move revealed something and can't be undone");
    return accept(last);
  }

  #log(by: Actor, move: string): Result<readonly MatchStep<Fact, State>[]> {
    if (move.length > longestMove)
      return refuse("move-too-long", `the move has ${move.length} characters`, {
        right: `at most ${longestMove}`,
        values: { length: move.length, most: longestMove },
      });
    const step = this.#enter({ n: this.#entries.length + 1, by, move, at: this.#clock() });
    if (!step.ok) return step;
    const steps = [step.value];
    this.#rollOn(steps);
    return accept(steps);
  }

  #rollOn(steps: MatchStep<Fact, State>[]): void {
    for (let rolls = 0; this.outcome === undefined && this.#turn.kind === "chance"; rolls++) {
      if (rolls === longestChain)
        throw new Error(`${this.rules.id} rolled ${longestChain} times without reaching a decision`);
      const step = this.#enter({ n: this.#entries.length + 1, by: "chance", move: this.#roll(), at: this.#clock() });
      if (!step.ok) throw new Error(`${this.rules.id} refuses its own roll: ${sentence(step.refusal)}`);
      steps.push(step.value);
    }
  }

  #roll(): string {
    const { rules } = this;
    if (rules.roll === undefined || this.#turn.kind !== "chance")
      throw new Error(`${rules.id} waits for chance but has no roll`);
    const draw = this.#chance.stream(this.#turn.stream ?? this.#entries.length + 1);
    return rules.moveText.write(rules.roll(this.#state, draw));
  }

  /** Applies an entry; the only method that appends to the log. */
  #enter(entry: Entry): Result<MatchStep<Fact, State>> {
    const { by, move: text } = entry;
    if (this.outcome !== undefined) return refuse("match-over", "the match is over", { right: "no further entry" });
    if (by === "host") return text === stopText ? accept(this.#enterStop(entry)) : this.#enterForfeit(entry);
    if (by === "chance") {
      if (this.#turn.kind !== "chance")
        return refuse("not-your-turn", "chance has nothing to draw here", { right: this.#waitsFor() });
      return this.#enterMove(entry, by);
    }
    if (by >= this.seats || this.#hasLeft(by) || !Number.isInteger(by) || by < 0)
      return refuse("no-such-seat", `seat ${by} isn't in this match`, { right: this.#waitsFor() });
    if (text === resignText) return accept(this.#depart(entry, { seat: by, how: "resigned" }));
    if (!this.#isOn(by)) return refuse("not-your-turn", `it isn't seat ${by}'s turn`, { right: this.#waitsFor() });
    return this.#enterMove(entry, by);
  }

  #enterMove(entry: Entry, by: Mover): Result<MatchStep<Fact, State>> {
    const { rules } = this;
    const move = rules.moveText.read(entry.move);
    if (!move.ok) return move;
    const refusal = rules.refusal(this.#state, by, move.value);
    if (refusal !== undefined) return { ok: false, refusal };

    const applied = rules.apply(this.#state, by, move.value);
    if (by === "chance" || applied.final === true) this.#before.length = 0;
    else {
      if (this.#entries.newest?.by !== by) this.#before.length = 0;
      this.#before.push(this.#state);
    }
    return accept(this.#keep(entry, applied));
  }

  #enterForfeit(entry: Entry): Result<MatchStep<Fact, State>> {
    const seats = forfeitedBy(entry);
    const [seat] = seats;
    if (seat === undefined)
      return refuse("unknown-move", `the host can't ${quote(entry.move)}`, {
        right: '"stop", or "forfeit" and a seat',
      });
    const wrong = this.#wrongSeat(seats);
    if (wrong !== undefined) return wrong;
    if (seats.length === 1) return accept(this.#depart(entry, { seat, how: "forfeited" }));
    if (!this.#endsWithout(seats))
      return refuse("unknown-move", "the others are still playing", {
        right: "an entry for each seat that is taken out",
      });
    return accept(this.#departTogether(entry, seats));
  }

  /** Checks that the seats are in order, distinct, and still in the match. */
  #wrongSeat(seats: readonly Seat[]): ReturnType<typeof refuse> | undefined {
    const wrong = seats.find(
      (seat, i) => seat >= this.seats || this.#hasLeft(seat) || (i > 0 && seat <= (seats[i - 1] ?? 0)),
    );
    return wrong === undefined ? undefined : refuse("no-such-seat", `seat ${wrong} isn't in this match`);
  }

  /** Whether the match is over once these seats have left together: no seat remains, or the others could not go on. */
  #endsWithout(seats: readonly Seat[]): boolean {
    return this.rules.leave === undefined || this.seats === this.#left.length + seats.length;
  }

  #enterStop(entry: Entry): MatchStep<Fact, State> {
    this.#before.length = 0;
    this.#stopped = true;
    return this.#keep(entry, { state: this.#state, told: [] });
  }

  #depart(entry: Entry, departure: Departure): MatchStep<Fact, State> {
    this.#before.length = 0;
    this.#left = [...this.#left, departure];
    const remaining = this.seats - this.#left.length;
    if (this.rules.leave !== undefined && remaining > 1)
      return this.#keep(entry, this.rules.leave(this.#state, departure.seat));
    this.#ended = departure;
    return this.#keep(entry, { state: this.#state, told: [] });
  }

  #departTogether(entry: Entry, seats: readonly Seat[]): MatchStep<Fact, State> {
    this.#before.length = 0;
    const gone = seats.map((seat): Departure => ({ seat, how: "forfeited" }));
    this.#left = [...this.#left, ...gone];
    if (this.#left.length === this.seats) this.#stopped = true;
    else this.#ended = gone.at(-1);
    return this.#keep(entry, { state: this.#state, told: [] });
  }

  #keep(entry: Entry, { state, told }: Applied<State, Fact>): MatchStep<Fact, State> {
    this.#entries.push(entry);
    this.#stand(state);
    return { entry, told, state };
  }

  #stand(state: State): void {
    this.#state = state;
    this.#turn = this.rules.turn(state);
  }

  #isOn(seat: Seat): boolean {
    return this.outcome === undefined && this.#turn.kind === "seats" && this.#turn.seats.includes(seat);
  }

  #hasLeft(seat: Seat): boolean {
    return this.#left.some((departure) => departure.seat === seat);
  }

  #waitsFor(): string {
    const turn = this.#turn;
    if (turn.kind === "seats") return `a move by ${turn.seats.map((seat) => `seat ${seat}`).join(" or ")}`;
    return turn.kind === "chance" ? "a chance move" : "no further entry";
  }
}

export type AnyMatch = Match<unknown, unknown, unknown, unknown, BaseFact>;
