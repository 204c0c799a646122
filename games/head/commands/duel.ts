/** `turnlight head duel`: bot against bot on any boards, with all measurements. */
import {
  accept,
  type Bot,
  type CliCommand,
  childSeed,
  drawOf,
  Match,
  playOut,
  type Result,
  refuse,
  usualBound,
  within,
} from "@turnlight/kernel";
import {
  type Board,
  cellAt,
  type HeadMove,
  type HeadRules,
  type HeadState,
  type HeadView,
  isComplete,
  lettersOn,
  moveText,
  other,
} from "../rules/index.ts";
import { mean, percent, Stopwatch, shareInterval, timingText } from "./figures.ts";
import { commonOptions, type HeadBots, readHeadBot, readRun } from "./options.ts";

type HeadBot = Bot<HeadView, HeadMove>;

/** A bot that sets a given board and otherwise plays as itself. */
const setting = (bot: HeadBot, board: Board | undefined): HeadBot =>
  board === undefined
    ? bot
    : {
        choose: (ask) =>
          ask.view.ready[ask.seat === 0 ? 0 : 1] ? bot.choose(ask) : { move: { kind: "place", board } },
      };

const readBoard = (text: string | undefined): Result<Board | undefined> => {
  if (text === undefined) return accept(undefined);
  const move = moveText.read(`place ${text}`);
  if (!move.ok) return move;
  return move.value.kind === "place" ? accept(move.value.board) : refuse("bad-board", "this isn't a board");
};

/** The board as rows of letters, with a dot for an empty cell. */
const drawBoard = (board: Board, size: number): readonly string[] => {
  const letters = lettersOn(board, size);
  const head = `    ${Array.from({ length: size }, (_, column) => cellAt(column, size)[0]).join(" ")}`;
  const rows = Array.from({ length: size }, (_, row) =>
    [String(row + 1).padStart(3), ...letters.slice(row * size, (row + 1) * size).map((letter) => letter || ".")].join(
      " ",
    ),
  );
  return [head, ...rows];
};

interface DuelSide {
  readonly bot: string;
  wins: number;
  /** Misses of every match, and of those in which it found everything. */
  readonly misses: number[];
  readonly finished: number[];
  readonly watch: Stopwatch;
}

const note = (side: DuelSide, seat: number, rules: HeadRules, state: HeadState): void => {
  const { fall, boards, config } = state;
  const hunt = rules.view(state, "spectator").hunts[seat === 0 ? 0 : 1];
  const hidden = other(seat);
  side.misses.push(hunt.misses);
  if (fall?.seat === hidden) side.wins += 1;
  if (isComplete(hunt, boards[hidden] ?? [], config.grids[hidden])) side.finished.push(hunt.misses);
};

export const duelCommand = (rules: HeadRules, bots: HeadBots): CliCommand => ({
  about: "let two bots duel, on random or given boards",
  options: {
    seats: { about: "the two bots, separated by a comma", value: "a,b" },
    grids: { about: "both boards' sizes, 6 to 12 (default: 8,8)", value: "N,N" },
    words: { about: "number of words on each board, 3 or 4 (default: 3,3)", value: "N,N" },
    "board-0": { about: "seat 0's board", value: '"CAT A1 E, …"' },
    "board-1": { about: "seat 1's board", value: '"CAT A1 E, …"' },
    set: { about: "change a game setting", value: "key=value", many: true },
    ...commonOptions,
  },
  examples: [
    "turnlight head duel --seats oracle,executioner:0.95 --games 500 --seed 1",
    "turnlight head duel --seats human:good,executioner:hard --grids 10,12 --words 3,4 --set difficulty=hard,normal --games 1",
  ],
  async answer({ options, progress }) {
    const names = (options["seats"] ?? "").split(",");
    if (names.length !== 2 || names.includes(""))
      return refuse("bad-option", "--seats must name two bots", { right: "--seats oracle,executioner:0.8" });
    const given = [
      options["set"] ?? "",
      ...["grids", "words"].flatMap((key) => (options[key] === undefined ? [] : [`${key}=${options[key]}`])),
    ];
    const config = rules.configText.read(given.join(" "));
    if (!config.ok) return config;
    const run = readRun(options, 100);
    if (!run.ok) return run;
    const players: HeadBot[] = [];
    const sides: DuelSide[] = [];
    for (const [seat, name] of names.entries()) {
      const bot = readHeadBot(bots, name);
      if (!bot.ok) return within("--seats", bot.refusal);
      const board = readBoard(options[`board-${seat}`]);
      if (!board.ok) return within(`--board-${seat}`, board.refusal);
      const refused =
        board.value && rules.refusal(rules.setup(config.value), seat, { kind: "place", board: board.value });
      if (refused !== undefined) return within(`--board-${seat}`, refused);
      const watch = new Stopwatch();
      players.push(setting(watch.timing(bot.value), board.value));
      sides.push({ bot: name, wins: 0, misses: [], finished: [], watch });
    }

    const { games, nodes, seed } = run.value;
    const turns: number[] = [];
    let last: HeadState | undefined;
    for (let i = 0; i < games; i++) {
      const own = childSeed(seed, `duel ${i}`);
      const { match } = Match.begin(rules, { ...config.value, first: (config.value.first + i) % 2 }, { seed: own });
      const sittings = players.map((bot, seat) => ({ bot, draw: drawOf(childSeed(own, `bot ${seat}`)) }));
      await playOut(match, sittings, { nodes, bound: usualBound });
      for (const [seat, side] of sides.entries()) note(side, seat, rules, match.state);
      turns.push(match.state.guesses.length);
      last = match.state;
      progress((i + 1) / games);
    }
    const seats = sides.map(({ bot, wins, misses, finished, watch }) => ({
      bot,
      wins,
      winRate: wins / games,
      ...shareInterval(wins, games),
      meanMisses: mean(misses),
      finished: finished.length,
      missesToFinish: mean(finished),
      time: watch.timing99,
    }));
    const boards = (last?.boards ?? []).map((board) => board ?? []);
    const json = { games, config: rules.configText.write(config.value), seats, meanTurns: mean(turns), boards };
    const text = [
      `${games} duels (${json.config}), ${json.meanTurns.toFixed(1)} guesses each`,
      ...seats.flatMap(({ bot, winRate, low, high, meanMisses, finished, missesToFinish, time }, seat) => [
        `seat ${seat}  ${bot}  wins ${percent(winRate)} (${percent(low)} to ${percent(high)}), ${meanMisses.toFixed(1)} misses, found everything ${finished} times, with ${missesToFinish.toFixed(1)} misses`,
        `        ${timingText(time)}`,
      ]),
      ...boards.flatMap((board, seat) => [
        "",
        `seat ${seat}'s board in the last duel`,
        ...drawBoard(board, config.value.grids[seat === 0 ? 0 : 1]),
      ]),
    ].join("\n");
    return accept({ json, text });
  },
});
