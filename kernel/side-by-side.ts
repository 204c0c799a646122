/**
 * Several people playing a single-player game side by side: everybody has a board of their own with the same set-up and
 * the same dice, and sees only the progress of the other boards. The result is a game like any other, so that hosts can
 * store, show and replay its matches without special cases.
 */
import type { Bot } from "./bot.ts";
import type { BoardProgress, BotMaker, Game, SideBySideOptions } from "./game.ts";
import { Match } from "./match.ts";
import type { Entry, MatchRecord } from "./record.ts";
import { accept, type Refusal, type Result, refuse } from "./result.ts";
import { type Applied, type BaseFact, type Described, factsFor, type Rules, type Seat, type Told } from "./rules.ts";
import { sideBySideName } from "./settings.ts";

export interface SideConfig<Config> {
  readonly seats: number;
  /** Shared by all boards. */
  readonly each: Config;
}

interface SideBoard<State> {
  readonly progress: BoardProgress;
  /** Null if only the board's progress is known. */
  readonly state: State | null;
  /** Positions that can be returned to, the newest last. */
  readonly before: readonly State[];
}

export interface SideState<State> {
  readonly boards: readonly SideBoard<State>[];
}

export interface SideView<View> {
  /** The viewer's own board; null for a spectator. */
  readonly own: View | null;
  /** How many of the viewer's own moves can be taken back. */
  readonly back: number;
  readonly boards: readonly BoardProgress[];
}

export type SideMove<Move> =
  | { readonly kind: "move"; readonly move: Move }
  /** Takes the seat's own last move back. */
  | { readonly kind: "undo" }
  /** Takes back all moves that can be taken back. */
  | { readonly kind: "again" };

export type SideFact<Fact extends BaseFact> =
  | Fact
  /** For everybody but the board's owner. */
  | { readonly kind: "side-progress"; readonly seat: Seat; readonly progress: BoardProgress }
  /** For the board's owner. */
  | { readonly kind: "side-back" };

/** The minimum and maximum number of players. */
export const sideSeats = [2, 6] as const;

const [fewest, most] = sideSeats;
const seatsShape = /(?:^|\s)seats=(\S*)/;

type SideRules<Config, State, Move, View, Fact extends BaseFact> = Rules<
  SideConfig<Config>,
  SideState<State>,
  SideMove<Move>,
  SideView<View>,
  SideFact<Fact>
>;

const drawing = ({ boards }: SideState<unknown>): Seat =>
  boards.findIndex(({ progress }) => progress.stands === "drawing");

const asMove = <Move>(move: Move): SideMove<Move> => ({ kind: "move", move });

/** The moves of one board; none if it is lost and moves can only be taken back. */
const plainMoves = <State, Move>(
  one: Rules<unknown, State, Move, unknown, BaseFact>,
  state: State,
): readonly Move[] | Described<Move> => (one.turn(state).kind === "seats" ? one.moves(state, 0) : []);

/** Derives the rules for several boards from the rules for one. */
const sideRules = <Config, State, Move, View, Fact extends BaseFact>(
  one: Rules<Config, State, Move, View, Fact>,
  { counts, compare, forgiving }: SideBySideOptions<View>,
): SideRules<Config, State, Move, View, Fact> => {
  const progressOf = (state: State, moves: number, canGoBack: boolean): BoardProgress => {
    const turn = one.turn(state);
    const isLost = turn.kind === "over" && (turn.scores[0] ?? 0) <= 0;
    const goesOn = turn.kind === "seats" || (isLost && forgiving === true && canGoBack);
    const stands = turn.kind === "chance" ? "drawing" : goesOn ? "playing" : "done";
    return { stands, moves, counts: counts(one.view(state, 0)) };
  };
  const boardAt = (state: State, moves: number, before: readonly State[]): SideBoard<State> => ({
    progress: progressOf(state, moves, before.length > 0),
    state,
    before,
  });

  /** The number of opponents each seat has beaten; whoever left ranks behind everybody who stayed. */
  const scoresOf = (boards: readonly SideBoard<State>[]): readonly number[] =>
    boards.map(
      ({ progress: mine }) =>
        boards.filter(({ progress: theirs }) => {
          if (mine.stands === "left" || theirs.stands === "left")
            return mine.stands !== theirs.stands && mine.stands !== "left";
          return compare(mine, theirs) > 0;
        }).length,
    );

  const back: readonly SideMove<Move>[] = [{ kind: "undo" }, { kind: "again" }];

  const withBoard = (
    { boards }: SideState<State>,
    seat: Seat,
    board: SideBoard<State>,
    facts: readonly SideFact<Fact>[],
  ): Applied<SideState<State>, SideFact<Fact>> => {
    const instead: SideFact<Fact> = { kind: "side-progress", seat, progress: board.progress };
    const [first, ...rest] = facts;
    const told: Told<SideFact<Fact>>[] = [
      first === undefined ? { fact: instead } : { fact: first, to: [seat], instead },
      ...rest.map((fact) => ({ fact, to: [seat] })),
    ];
    // Other boards may move in between, so taking back is a move of its own instead of the kernel's undo.
    return { state: { boards: boards.with(seat, board) }, told, final: true };
  };

  return {
    id: sideBySideName(one.id),
    version: one.version,

    configText: {
      write: ({ seats, each }) => `seats=${seats} ${one.configText.write(each)}`.trim(),
      read(text) {
        const named = seatsShape.exec(text)?.[1];
        const seats = named === undefined ? fewest : /^\d$/.test(named) ? Number(named) : 0;
        if (seats < fewest || seats > most)
          return refuse("bad-setting", `${named} seats`, { where: "setting seats", right: `${fewest} to ${most}` });
        const each = one.configText.read(text.replace(seatsShape, " "));
        return each.ok ? accept({ seats, each: each.value }) : each;
      },
    },
    moveText: {
      write: (move) => (move.kind === "move" ? one.moveText.write(move.move) : move.kind),
      read(text) {
        if (text === "undo" || text === "again") return accept({ kind: text });
        const move = one.moveText.read(text);
        return move.ok ? accept(asMove(move.value)) : move;
      },
    },

    seats: ({ seats }) => seats,
    setup: ({ seats, each }) => ({ boards: Array.from({ length: seats }, () => boardAt(one.setup(each), 0, [])) }),

    turn(state) {
      const { boards } = state;
      const board = boards[drawing(state)];
      if (board !== undefined) {
        if (board.state === null) return { kind: "chance" };
        const turn = one.turn(board.state);
        // The stream is named without the seat, so that a draw is the same on every board.
        if (turn.kind !== "chance" || turn.stream === undefined)
          throw new Error(`${one.id} cannot be played side by side: its draws have no names`);
        return turn;
      }
      const seats = boards.flatMap(({ progress }, seat) => (progress.stands === "playing" ? [seat] : []));
      return seats.length > 0 ? { kind: "seats", seats } : { kind: "over", scores: scoresOf(boards) };
    },

    moves({ boards }, seat) {
      const { state, before } = boards[seat] ?? { state: null, before: [] };
      const plain = state === null ? [] : plainMoves(one, state);
      if ("pick" in plain) return { pick: (draw) => asMove(plain.pick(draw)) };
      return [...plain.map(asMove), ...(before.length > 0 ? back : [])];
    },

    refusal(state, by, move): Refusal | undefined {
      const seat = by === "chance" ? drawing(state) : by;
      const board = state.boards[seat];
      if (board === undefined || board.state === null)
        return { code: "not-now", reason: by === "chance" ? "nothing is to be drawn" : "nobody plays on this board" };
      if (move.kind !== "move") {
        if (by !== "chance" && board.before.length > 0) return undefined;
        return { code: "nothing-to-undo", reason: "there's nothing to undo" };
      }
      if (by !== "chance" && one.turn(board.state).kind !== "seats")
        return { code: "match-over", reason: "this board is lost", right: "undo or again" };
      return one.refusal(board.state, by === "chance" ? by : 0, move.move);
    },

    apply(state, by, move) {
      const seat = by === "chance" ? drawing(state) : by;
      const board = state.boards[seat];
      if (board === undefined || board.state === null) throw new Error(`${one.id}: nobody plays on board ${seat}`);
      const { before, progress } = board;
      if (move.kind !== "move") {
        const remaining = move.kind === "again" ? 0 : before.length - 1;
        const there = before[remaining] ?? board.state;
        const moves = progress.moves - (before.length - remaining);
        return withBoard(state, seat, boardAt(there, moves, before.slice(0, remaining)), [{ kind: "side-back" }]);
      }
      const isDraw = by === "chance";
      const applied = one.apply(board.state, isDraw ? by : 0, move.move);
      const stays = isDraw || applied.final === true;
      const next = boardAt(applied.state, progress.moves + (isDraw ? 0 : 1), stays ? [] : [...before, board.state]);
      return withBoard(state, seat, next, factsFor(applied.told, 0));
    },

    ...(one.roll !== undefined && {
      roll(state, draw) {
        const there = state.boards[drawing(state)]?.state ?? null;
        if (one.roll === undefined || there === null) throw new Error(`${one.id}: nothing is to be drawn`);
        return asMove(one.roll(there, draw));
      },
    }),

    leave(state, seat) {
      const board = state.boards[seat];
      if (board === undefined) return { state, told: [] };
      return withBoard(state, seat, { ...board, progress: { ...board.progress, stands: "left" } }, []);
    },

    view({ boards }, viewer) {
      const own = viewer === "spectator" ? undefined : boards[viewer];
      return {
        own: own === undefined || own.state === null ? null : one.view(own.state, 0),
        back: own?.before.length ?? 0,
        boards: boards.map(({ progress }) => progress),
      };
    },

    imagine: ({ own, back: steps, boards }, viewer, draw) => ({
      boards: boards.map((progress, seat) => {
        if (seat !== viewer || own === null) return { progress, state: null, before: [] };
        const state = one.imagine(own, 0, draw);
        return { progress, state, before: Array.from({ length: steps }, () => state) };
      }),
    }),
  };
};

/** Extracts one board of a finished match, given the rules for one board and those for all of them. */
const boardIn = <Config, State, Move, View, Fact extends BaseFact>(
  {
    one,
    rules,
  }: {
    readonly one: Rules<Config, State, Move, View, Fact>;
    readonly rules: SideRules<Config, State, Move, View, Fact>;
  },
  record: MatchRecord,
  seat: Seat,
): Result<MatchRecord> => {
  const config = rules.configText.read(record.config);
  if (!config.ok) return config;
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const entries: Entry[] = [];
  let now = rules.setup(config.value);
  for (const { entry, state } of resumed.value.steps) {
    const { by, move } = entry;
    const mine = by === seat || (by === "chance" && drawing(now) === seat);
    const stood = now.boards[seat]?.before.length ?? 0;
    if (mine && move === "undo") entries.pop();
    else if (mine && move === "again") entries.splice(entries.length - stood);
    else if (mine) entries.push({ ...entry, n: entries.length + 1, by: by === "chance" ? by : 0 });
    now = state;
  }
  const { id, version, configText } = one;
  const { seed, players } = record;
  const player = players?.[seat];
  return accept({
    game: id,
    version,
    config: configText.write(config.value.each),
    seed,
    entries,
    ...(player !== undefined && { players: [player] }),
  });
};

type SideGame<Config, State, Move, View, Fact extends BaseFact> = Game<
  SideConfig<Config>,
  SideState<State>,
  SideMove<Move>,
  SideView<View>,
  SideFact<Fact>
> &
  Required<Pick<Game<Config, State, Move, View, Fact>, "boardOf">>;

/** The side-by-side version of a single-player game, which has to declare how boards are compared. */
export const sideBySide = <Config, State, Move, View, Fact extends BaseFact>(
  game: Game<Config, State, Move, View, Fact>,
): SideGame<Config, State, Move, View, Fact> => {
  const { rules: one, bots, bound, older = [], sideBySide: beside } = game;
  if (beside === undefined)
    throw new Error(
      `${one.id} does not say how boards are compared: give its manifest, games/${one.id}/index.ts, a "sideBySide" (docs/adding-a-game.md, "A game for one")`,
    );
  const rules = sideRules(one, beside);
  const earlier = older.map((before) => ({ one: before, rules: sideRules(before, beside) }));

  const sideBot = (bot: Bot<View, Move>): Bot<SideView<View>, SideMove<Move>> => ({
    async choose({ view, draw, nodes }) {
      const state = view.own === null ? null : one.imagine(view.own, 0, draw);
      const plain = state === null ? [] : plainMoves(one, state);
      if (view.own === null || ("length" in plain && plain.length === 0)) return { move: { kind: "again" } };
      const { move, why } = await bot.choose({ view: view.own, seat: 0, moves: plain, draw, nodes });
      return { move: asMove(move), ...(why !== undefined && { why }) };
    },
  });
  const sideMaker = ({ about: what, make }: BotMaker<View, Move>): BotMaker<SideView<View>, SideMove<Move>> => ({
    about: what,
    make(setting) {
      const made = make(setting);
      return made.ok ? accept(sideBot(made.value)) : made;
    },
  });

  return {
    rules,
    about: beside.about,
    bots: Object.fromEntries(Object.entries(bots).map(([name, maker]) => [name, sideMaker(maker)])),
    ...(bound !== undefined && { bound: fewest * bound }),
    ...(earlier.length > 0 && { older: earlier.map((pair) => pair.rules) }),
    boardOf(record, seat) {
      const begunBy = earlier.find((pair) => pair.one.version === record.version);
      return begunBy === undefined ? boardIn({ one, rules }, record, seat) : boardIn(begunBy, record, seat);
    },
  };
};
