/** The bots of a match: asks whichever bot is to move and plays its answer. A bot never blocks the match. */
import {
  type AnyGame,
  type AnyRules,
  type BaseFact,
  botSeed,
  drawOf,
  isEqual,
  type MatchStep,
  type Result,
  type Seat,
  type Seed,
  safeMoveOf,
} from "@turnlight/kernel";
import type { BotQuestion, HostPorts, Thought } from "./commands.ts";
import type { CommittedMatch } from "./committed-match.ts";

/** Milliseconds a bot may think about a whole turn: all its moves in a row, however many there are. */
const botTurnLimit = 10_000;

/** The reason recorded with a safe move that was played for a bot. */
const botFailed = { because: "bot failed" } as const;

/** The moves of one bot in a row, and how long it has thought about them. */
interface BotTurn {
  readonly seat: Seat;
  /** The match's length after its last move. */
  readonly at: number;
  readonly spent: number;
}

export class BotSeats {
  readonly #game: AnyGame;
  readonly #rules: AnyRules;
  readonly #ports: HostPorts;
  readonly #standing: CommittedMatch;
  /** Queues an action behind everything already queued. */
  readonly #inLine: <T>(act: () => Promise<T>) => Promise<T>;
  #thinking: Seat | undefined;
  #turn: BotTurn | undefined;

  constructor(
    game: AnyGame,
    rules: AnyRules,
    ports: HostPorts,
    standing: CommittedMatch,
    inLine: <T>(act: () => Promise<T>) => Promise<T>,
  ) {
    this.#game = game;
    this.#rules = rules;
    this.#ports = ports;
    this.#standing = standing;
    this.#inLine = inLine;
  }

  /** The seat whose bot is thinking. */
  get thinking(): Seat | undefined {
    return this.#thinking;
  }

  /** Queued behind everything already queued. */
  driveOn(): void {
    if (this.#onTurn() !== undefined) void this.#inLine(() => this.drive());
  }

  async drive(): Promise<void> {
    const { match, laid } = this.#standing.played;
    const { head, version: asked } = this.#standing;
    const awaited = this.#onTurn();
    if (awaited === undefined || this.#thinking !== undefined) return;
    const { seat, bot } = awaited;
    this.#setThinking(seat);
    const question: BotQuestion = {
      game: laid.game,
      rules: head.rules,
      bot,
      seat,
      view: match.view(seat),
      dice: botSeed(head.seed, seat, match.length, this.#rules.moment?.(match.state)),
    };
    const { spent = 0 } = this.#turn?.seat === seat && this.#turn.at === match.length ? this.#turn : {};
    const begun = this.#ports.now();
    // The queue is not held while the bot thinks: taking back, resigning and restarting must not wait for it.
    void this.#asked(question, botTurnLimit - spent)
      .catch((problem: unknown) => {
        this.#report(question, problem instanceof Error ? problem.message : String(problem));
        return undefined;
      })
      .then((thought) => {
        const took = thought?.spent ?? this.#ports.now() - begun;
        return this.#inLine(() => this.#answered(asked, question, thought, spent + took));
      });
  }

  async #asked(question: BotQuestion, within: number): Promise<Thought> {
    if (within <= 0) throw new Error(`it thought about its turn for more than ${botTurnLimit / 1000} seconds`);
    return this.#ports.think(question, within);
  }

  #report({ game, bot, seat }: BotQuestion, reason: string): void {
    this.#ports.botFailed?.(`${bot} in seat ${seat} of ${game}: ${reason}; the safe move is played`);
  }

  /** The bot whose turn it is, if any. */
  #onTurn(): { readonly seat: Seat; readonly bot: string } | undefined {
    const { match, laid, next } = this.#standing.played;
    const { turn } = match;
    if (turn.kind !== "seats" || next !== undefined) return undefined;
    for (const seat of turn.seats) {
      const sitter = laid.sitters[seat];
      if (sitter?.kind === "bot") return { seat, bot: sitter.bot };
    }
    return undefined;
  }

  async #answered(asked: number, question: BotQuestion, thought: Thought | undefined, spent: number): Promise<void> {
    const { seat, dice } = question;
    this.#setThinking(undefined);
    const { match, next } = this.#standing.played;
    if (this.#standing.version === asked && match.outcome === undefined && next === undefined) {
      const isOpen = () => isEqual(match.view(seat), match.view("spectator"));
      const openBefore = isOpen();
      const own = thought === undefined ? undefined : match.play(seat, thought.text);
      if (own?.ok === false) this.#report(question, `"${thought?.text}" is not a move: ${own.refusal.reason}`);
      // If a bot fails or returns an illegal move, the game's safe move is played.
      const played = own?.ok === true ? own : this.#playSafe(seat, dice);
      // A bot's reasons may reveal its hidden information: they are published only if everybody sees the same.
      const why = own?.ok !== true ? botFailed : openBefore && isOpen() ? thought?.why : undefined;
      await this.#standing.enter(played, undefined, why);
      this.#turn = { seat, at: match.length, spent };
    }
    await this.drive();
  }

  #playSafe(seat: Seat, dice: Seed): Result<readonly MatchStep<BaseFact>[]> {
    const { match } = this.#standing.played;
    const move = safeMoveOf(this.#game, { view: match.view(seat), seat, moves: match.moves(seat), draw: drawOf(dice) });
    const played = move === undefined ? undefined : match.play(seat, this.#rules.moveText.write(move));
    return played?.ok === true ? played : match.resign(seat);
  }

  #setThinking(seat: Seat | undefined): void {
    this.#thinking = seat;
    this.#ports.thinking?.(seat);
  }
}
