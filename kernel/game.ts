/** A game's manifest for hosts: its rules, its bots, and its optional features. */
import type { AnyAftermath } from "./aftermath.ts";
import { type Bot, type BotInput, randomBot } from "./bot.ts";
import type { Commands } from "./cli-command.ts";
import type { GameCourses } from "./course.ts";
import type { GameLevels } from "./level.ts";
import type { MatchRecord } from "./record.ts";
import { accept, quote, type Refusal, type Result, refuse } from "./result.ts";
import type { AnyReviewer } from "./reviewer.ts";
import type { AnyRules, BaseFact, Rules, Seat } from "./rules.ts";

/** Makes a bot from the part after the colon in `name:setting`. */
export interface BotMaker<View, Move> {
  readonly about: string;
  make(setting: string | undefined): Result<Bot<View, Move>>;
  /** Does ahead of time the work that the bot's first answer would otherwise wait for; reports progress from 0 to 1. */
  prepare?(setting: string | undefined, view: View, progress: (share: number) => void): void;
}

/** The progress of a board, as far as it is public to everybody at the table. */
export interface BoardProgress {
  /** Whether it waits for a draw or for a move, is finished, or was left by its player. */
  readonly stands: "drawing" | "playing" | "done" | "left";
  /** Moves in force: those taken back do not count. */
  readonly moves: number;
  /** Other counters of the game, by name. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What a single-player game declares so that several people can play it side by side. */
export interface SideBySideOptions<View> {
  /** A one-line description of the multiplayer game. */
  readonly about: string;
  /** The public progress of a board. */
  counts(view: View): Readonly<Record<string, number>>;
  /** Compares two boards by their public progress: more than 0 if the first ended better, 0 for a tie. */
  compare(one: BoardProgress, other: BoardProgress): number;
  /** Whether a lost board can go on: moves may be taken back and tried again. */
  readonly forgiving?: true;
}

/** A game's manifest: the single place from which hosts learn what the game offers. */
export interface Game<Config, State, Move, View, Fact extends BaseFact> {
  readonly rules: Rules<Config, State, Move, View, Fact>;
  readonly about: string;
  /** Bots by name; every game has `random` as well. */
  readonly bots: Readonly<Record<string, BotMaker<View, Move>>>;
  /**
   * The move a host plays for a bot that hangs or fails, chosen from the legal moves given; left out, the first of
   * them.
   */
  safeMove?(view: View, seat: Seat, moves: readonly Move[]): Move | undefined;
  /**
   * Whether everything played from here on is public, judged by a spectator's view: people who share a device then need
   * no hand-over screen. Left out, one is shown whenever the next player knows something that the last does not.
   */
  isOpen?(view: View): boolean;
  /** Why a match with these settings cannot count for ratings; left out if every match can. */
  ratedRefusal?(config: Config): Refusal | undefined;
  /** The lasting effects of a finished match; left out if there are none. */
  readonly aftermath?: AnyAftermath;
  /** Rules of older versions, needed while matches that were begun with them exist. */
  readonly older?: readonly AnyRules[];
  /** Entries after which a simulated match is resigned, for games that may go on for ever. */
  readonly bound?: number;
  /**
   * For a single-player game: how boards are compared when several people play it side by side. Left out, it is only
   * played alone.
   */
  readonly sideBySide?: SideBySideOptions<View>;
  /**
   * For a side-by-side game: extracts one board of a finished match as a match of its own, without the moves taken
   * back.
   */
  boardOf?(record: MatchRecord, seat: Seat): Result<MatchRecord>;
  /** Loads what of it can be compared on boards and in challenges. Left out, nothing can. */
  courses?(): Promise<GameCourses<State>>;
  /** Loads what of its levels can be published. Left out, people make none. */
  levels?(): Promise<GameLevels>;
  /** Loads the reviewer of its decisions on demand. Left out, its matches cannot be reviewed. */
  review?(): Promise<AnyReviewer>;
  /** Loads the game's own commands; used by the command line only. */
  commands?(): Promise<Commands>;
}

/** A game whose types are not known, as hosts handle it. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, BaseFact>;

/** The rules of the version that a match was begun with: the current ones or one of the older versions. */
export const rulesOf = ({ rules, older = [] }: AnyGame, version: number): Result<AnyRules> => {
  const versions = [rules, ...older];
  const found = versions.find((one) => one.version === version);
  return found === undefined
    ? refuse("wrong-version", `this match was started with version ${version} of ${rules.id}`, {
        right: `version ${versions.map((one) => one.version).join(" or ")}`,
        values: { version, known: rules.version },
      })
    : accept(found);
};

/** An upper bound far beyond any real match. */
export const usualBound = 100_000;

const random: BotMaker<unknown, unknown> = {
  about: "any legal move, each equally likely",
  make: () => accept(randomBot),
};

/** The move for a bot that returns none: the game's own safe move, else the first legal one. */
export const safeMoveOf = (
  game: AnyGame,
  { view, seat, moves, draw }: Omit<BotInput<unknown, unknown>, "nodes">,
): unknown => ("pick" in moves ? moves.pick(draw) : (game.safeMove?.(view, seat, moves) ?? moves[0]));

/** For bots without a setting. */
export const plainBot = <View, Move>(name: string, about: string, bot: Bot<View, Move>): BotMaker<View, Move> => ({
  about,
  make: (setting) =>
    setting === undefined
      ? accept(bot)
      : refuse("bad-bot", `${name} takes no setting, but got ${quote(setting)}`, { right: quote(name) }),
});

/** A game's bots by name, with `random`. */
export const botsOf = (game: AnyGame): Readonly<Record<string, BotMaker<unknown, unknown>>> => ({
  ...game.bots,
  random,
});

/** Splits `name` or `name:setting` into the bot's maker and the setting. */
const makerOf = (
  game: AnyGame,
  text: string,
): Result<{ readonly maker: BotMaker<unknown, unknown>; readonly setting: string | undefined }> => {
  const bots = botsOf(game);
  const cut = text.indexOf(":");
  const name = cut < 0 ? text : text.slice(0, cut);
  const maker = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (maker === undefined)
    return refuse("unknown-bot", `${game.rules.id} has no bot ${quote(name)}`, {
      right: Object.keys(bots).join(", "),
      values: { bot: name },
    });
  return accept({ maker, setting: cut < 0 ? undefined : text.slice(cut + 1) });
};

/** Parses `name` or `name:setting`. */
export const readBot = (game: AnyGame, text: string): Result<Bot<unknown, unknown>> => {
  const found = makerOf(game, text);
  return found.ok ? found.value.maker.make(found.value.setting) : found;
};

/** Whether the bot has work that can be done before its first answer. */
export const preparesAhead = (game: AnyGame, text: string): boolean => {
  const found = makerOf(game, text);
  return found.ok && found.value.maker.prepare !== undefined;
};

/** Runs the work that the bot's first answer would otherwise wait for. Most bots have none. */
export const prepareBot = (game: AnyGame, text: string, view: unknown, progress: (share: number) => void): void => {
  const found = makerOf(game, text);
  if (found.ok) found.value.maker.prepare?.(found.value.setting, view, progress);
};
