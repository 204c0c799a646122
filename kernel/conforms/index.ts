/**
 * The conformance suite: plays random whole matches of any game and checks every promise in `promises.ts`. Throws a
 * `BrokenPromise` that names the first violation and the match that shows it.
 */
import { anyMove } from "../bot.ts";
import { type Chance, chanceOf, childSeed, type Draw, drawOf, type Seed, seedOf } from "../chance.ts";
import { type AnyMatch, Match, type MatchStep } from "../match.ts";
import { isEqual } from "../plain-data.ts";
import { type Entry, type MatchRecord, readRecord, writeRecord } from "../record.ts";
import { sentence } from "../result.ts";
import type { AnyRules, Applied, BaseFact, Mover, Rules, Seat, Turn, Viewer } from "../rules.ts";
import { checkMoves, checkMoveText, checkOdds, checkTurn, checkView, garbled } from "./position.ts";
import { BrokenPromise, hold, show } from "./promises.ts";
import { Twins } from "./twins.ts";
import { honest, withoutClockAndDice } from "./watched-rules.ts";

export { BrokenPromise, type PromiseName, promises } from "./promises.ts";

/** What the suite plays. */
export interface ConformOptions<Config> {
  /** The settings to play with, in turn. */
  readonly configs: readonly Config[];
  readonly matches?: number;
  /** For games that may go on for ever: after this many entries the suite resigns. */
  readonly bound?: number;
  readonly seed?: string;
}

/** What the suite has played. */
export interface ConformReport {
  readonly matches: number;
  readonly entries: number;
  /** Matches that reached the bound. */
  readonly resigned: number;
}

/** Without a declared bound, a match this long is taken to be endless. */
const tooLong = 20_000;
/** In one match out of this many, seats leave at random. */
const leavingEvery = 5;

interface PlayedOut {
  readonly state: unknown;
  readonly entries: readonly Entry[];
  readonly steps: readonly MatchStep<BaseFact>[];
  readonly resigned: boolean;
}

/** Plays one match, driven by the suite itself so that it sees every position, including those where chance moves. */
class ConformanceMatch {
  readonly entries: Entry[] = [];
  readonly #rules: AnyRules;
  readonly #config: unknown;
  readonly #chance: Chance;
  readonly #draw: Draw;
  readonly #seats: number;
  readonly #viewers: readonly Viewer[];
  readonly #seen: string[] = [];
  readonly #twins: Twins;

  constructor(rules: AnyRules, config: unknown, seed: Seed) {
    this.#rules = rules;
    this.#config = config;
    this.#chance = chanceOf(seed);
    this.#draw = drawOf(childSeed(seed, "suite"));
    this.#seats = rules.seats(config);
    this.#viewers = [...Array.from({ length: this.#seats }, (_, seat: Seat) => seat), "spectator"];
    this.#twins = new Twins(rules, this.#seats);
  }

  play(bound: number | undefined): PlayedOut {
    const steps: MatchStep<BaseFact>[] = [];
    let state = this.#rules.setup(this.#config);
    for (;;) {
      const turn = this.#rules.turn(state);
      checkTurn(turn, this.#seats, []);
      for (const viewer of this.#viewers) checkView(this.#rules, state, viewer, this.#draw);
      if (turn.kind === "over") return { state, entries: this.entries, steps, resigned: false };
      if (bound !== undefined && turn.kind === "seats" && this.entries.length >= bound)
        return { state, entries: this.entries, steps, resigned: true };
      hold(this.entries.length < tooLong, "matches end", () => `after ${tooLong} entries the match still goes on`);

      const { by, move, instead } =
        turn.kind === "chance" ? this.#chanceMove(state, turn) : this.#seatMove(state, turn.seats);
      const text = checkMoveText(this.#rules, move);
      const applied = this.#rules.apply(state, by, move);
      this.#checkTold(applied);
      this.#twins.follow(state, by, move, applied);
      this.#twins.part(state, by, move, applied, instead);

      const entry = { n: this.entries.length + 1, by, move: text, at: 0 };
      this.entries.push(entry);
      if (this.#seen.length < 200) this.#seen.push(text);
      steps.push({ entry, told: applied.told, state: applied.state });
      state = applied.state;
    }
  }

  #chanceMove(state: unknown, turn: Extract<Turn, { kind: "chance" }>): { by: Mover; move: unknown; instead: unknown } {
    const { roll } = this.#rules;
    hold(roll !== undefined, "sound turns", () => "the position waits for chance, but the rules have no roll");
    const move = roll(state, this.#chance.stream(turn.stream ?? this.entries.length + 1));
    checkOdds(this.#rules, state, move);
    return { by: "chance", move, instead: roll(state, this.#draw) };
  }

  #seatMove(state: unknown, seats: readonly Seat[]): { by: Mover; move: unknown; instead: unknown } {
    for (const seat of seats) checkMoves(this.#rules, state, seat, this.#seen, this.#draw);
    const by = seats[this.#draw.below(seats.length)] ?? 0;
    const moves = this.#rules.moves(state, by);
    return { by, move: anyMove(moves, this.#draw), instead: anyMove(moves, this.#draw) };
  }

  #checkTold({ told }: Applied<unknown, BaseFact>): void {
    for (const { fact, to } of told) {
      hold(typeof fact.kind === "string" && fact.kind !== "", "plain data", () => `the fact ${show(fact)} has no kind`);
      const known = to === undefined || to.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < this.#seats);
      hold(known, "facts keep secrets", () => `the fact ${show(fact)} is told to seats ${show(to)} of ${this.#seats}`);
    }
  }
}

const checkConfig = (rules: AnyRules, config: unknown, draw: Draw): void => {
  const text = rules.configText.write(config);
  hold(!text.includes("\n"), "config text", () => `${show(config)} is written on more than one line`);
  const back = rules.configText.read(text);
  hold(back.ok, "config text", () => `${show(config)} is written ${show(text)}, which is refused`);
  hold(
    isEqual(back.value, config),
    "config text",
    () => `${show(config)} is written ${show(text)}, which reads as ${show(back.value)}`,
  );
  for (let i = 0; i < 20; i++) rules.configText.read(garbled(text, draw));
  const seats = rules.seats(config);
  hold(Number.isInteger(seats) && seats > 0, "sound turns", () => `the table ${show(config)} has ${seats} seats`);
  for (let seat = 0; seat < seats; seat++) {
    const started = rules.starting?.(config, seat);
    if (started === undefined) return;
    const again = rules.configText.read(rules.configText.write(started));
    hold(
      again.ok && isEqual(again.value, started),
      "config text",
      () => `with seat ${seat} to start, the table does not read back`,
    );
  }
};

const recordOf = (
  { id, version, configText }: AnyRules,
  config: unknown,
  seed: Seed,
  entries: readonly Entry[],
): MatchRecord => ({ game: id, version, config: configText.write(config), seed, entries });

/**
 * Round-trips the record through JSON and replays it; a live match given the same moves must draw the same chance
 * moves.
 */
const checkRecord = (rules: AnyRules, config: unknown, seed: Seed, { state, entries, steps }: PlayedOut): AnyMatch => {
  const read = readRecord(writeRecord(recordOf(rules, config, seed, entries)));
  hold(read.ok, "records replay", () => "the written record cannot be read");
  const resumed = Match.resume(rules, read.value, { verify: true });
  hold(resumed.ok, "records replay", () => (resumed.ok ? "" : sentence(resumed.refusal)));
  hold(
    isEqual(resumed.value.match.state, state),
    "records replay",
    () => "the replayed match ends in another position",
  );
  hold(isEqual(resumed.value.steps, steps), "records replay", () => "the replayed match tells other facts");

  const live = Match.begin(rules, config, { seed });
  for (const { by, move } of entries) {
    if (typeof by !== "number") continue;
    const before = live.match.state;
    const played = live.match.play(by, move);
    hold(
      played.ok,
      "records replay",
      () => `played live, "${move}" is refused: ${played.ok ? "" : sentence(played.refusal)}`,
    );
    const count = live.match.length;
    if (!live.match.undo(by).ok) continue;
    hold(
      isEqual(live.match.state, before),
      "undo goes back",
      () => `after "${move}" and undo the position is another one`,
    );
    hold(live.match.play(by, move).ok, "undo goes back", () => `after undo, "${move}" is refused`);
    hold(live.match.length === count, "undo goes back", () => `after undo, "${move}" leaves another log`);
  }
  hold(isEqual(live.match.entries, entries), "records replay", () => "a live match given the same moves logs others");
  return live.match;
};

/**
 * Seats leave one by one at random moments; the match must stay consistent and end, at the latest, when one seat is
 * left.
 */
const checkLeaving = (rules: AnyRules, config: unknown, seed: Seed, draw: Draw): void => {
  const { match } = Match.begin(rules, config, { seed });
  for (let i = 0; match.outcome === undefined && i < tooLong; i++) {
    const { turn } = match;
    const gone = match.departures.map(({ seat }) => seat);
    checkTurn(turn, match.seats, gone);
    if (turn.kind !== "seats") break;
    if (draw.below(6) > 0) {
      const seat = turn.seats[draw.below(turn.seats.length)] ?? 0;
      const text = rules.moveText.write(anyMove(match.moves(seat), draw));
      const played = match.play(seat, text);
      hold(played.ok, "leaving works", () => `after seats ${show(gone)} left, "${text}" is refused`);
      continue;
    }
    const leaver = draw.below(match.seats);
    const left = draw.below(2) === 0 ? match.resign(leaver) : match.forfeit(leaver);
    hold(left.ok !== gone.includes(leaver), "leaving works", () => `seat ${leaver} cannot leave after ${show(gone)}`);
  }
  hold(match.outcome !== undefined, "leaving works", () => "the match goes on after everybody could have left");
  const replayed = Match.resume(rules, match.record, { verify: true });
  hold(
    replayed.ok && isEqual(replayed.value.match.outcome, match.outcome),
    "leaving works",
    () => "a match with leavers does not replay",
  );
};

/** Plays random matches and throws a `BrokenPromise` at the first promise that the rules break. */
export const conforms = <Config, State, Move, View, Fact extends BaseFact>(
  rules: Rules<Config, State, Move, View, Fact>,
  { configs, matches = 50, bound, seed: phrase = "conforms" }: ConformOptions<Config>,
): ConformReport => {
  if (configs.length === 0) throw new RangeError("conforms: give at least one config to play with");
  const watched = honest(rules);
  const master = seedOf(phrase);
  let entries = 0;
  let resigned = 0;
  for (let i = 0; i < matches; i++) {
    const config = configs[i % configs.length] as Config;
    const seed = childSeed(master, `match ${i}`);
    let trial: ConformanceMatch | undefined;
    try {
      withoutClockAndDice(() => {
        const draw = drawOf(childSeed(seed, "leaving"));
        if (i < configs.length) checkConfig(watched, config, draw);
        trial = new ConformanceMatch(watched, config, seed);
        const played = trial.play(bound);
        const match = checkRecord(watched, config, seed, played);
        entries += played.entries.length;
        if (played.resigned) {
          resigned += 1;
          hold(match.resign(0).ok, "leaving works", () => "seat 0 cannot resign at the bound");
        }
        if (i % leavingEvery === 0) checkLeaving(watched, config, seed, draw);
      });
    } catch (problem) {
      if (!(problem instanceof BrokenPromise)) throw problem;
      const log = (trial?.entries ?? []).slice(-12).map(({ n, by, move }) => `${n} ${by}: ${move}`);
      const where = `\n  in match ${i} of seed ${JSON.stringify(phrase)}, ${rules.id} ${show(config)}, after: ${log.join(" | ") || "nothing"}`;
      throw new BrokenPromise(problem.promise, problem.detail, where);
    }
  }
  return { matches, entries, resigned };
};
