/** A game as the hosts know it: its rules, and who can sit down at it. */
import type { AnyAftermath } from "./aftermath.ts";
import { type Bot, type BotInput, randomBot } from "./bot.ts";
import { accept, quote, type Result, refuse } from "./result.ts";
import type { AnyRules, BaseFact, Rules, Seat } from "./rules.ts";

/** Makes a bot from what follows the colon in `name:setting`. */
export interface BotMaker<View, Move> {
  readonly about: string;
  make(setting: string | undefined): Result<Bot<View, Move>>;
  /** Does ahead of time what its first answer would have to wait for, telling how much is done, from 0 to 1. */
  prepare?(setting: string | undefined, view: View, progress: (share: number) => void): void;
}

export interface Game<Config, State, Move, View, Fact extends BaseFact> {
  readonly rules: Rules<Config, State, Move, View, Fact>;
  readonly about: string;
  /** Opponents by name; every game has `random` besides. */
  readonly bots: Readonly<Record<string, BotMaker<View, Move>>>;
  /** What a host plays for a bot that hangs or breaks, out of the legal moves it lists; left out, the first of them. */
  safeMove?(view: View, seat: Seat, moves: readonly Move[]): Move | undefined;
  /**
   * Whether all that is played from here on is public, by a spectator's view: people who share a device then need no
   * curtain between them. Left out, one falls wherever the next to move knows something the last does not.
   */
  isOpen?(view: View): boolean;
  /** What a finished match means beyond itself; left out where it means nothing. */
  readonly aftermath?: AnyAftermath;
  /** Rules of older versions, kept while there are matches that were begun by them. */
  readonly older?: readonly AnyRules[];
  /** Entries after which a simulated match is resigned, for games that need not end. */
  readonly bound?: number;
}

export type AnyGame = Game<unknown, unknown, unknown, unknown, BaseFact>;

/** The rules a match was begun by: the newest, or older ones that are kept beside them. */
export const rulesOf = ({ rules, older = [] }: AnyGame, version: number): Result<AnyRules> => {
  const kept = [rules, ...older];
  const found = kept.find((one) => one.version === version);
  return found === undefined
    ? refuse("wrong-version", `this match was begun by version ${version} of ${rules.id}`, {
        right: `version ${kept.map((one) => one.version).join(" or ")}`,
        values: { version, known: rules.version },
      })
    : accept(found);
};

/** Far beyond any honest match. */
export const usualBound = 100_000;

const random: BotMaker<unknown, unknown> = {
  about: "any legal move, each equally likely",
  make: () => accept(randomBot),
};

/** The move for a bot that gives none: the game's own safe one, else the first that is legal. */
export const safeMoveOf = (
  game: AnyGame,
  { view, seat, moves, draw }: Omit<BotInput<unknown, unknown>, "nodes">,
): unknown => ("pick" in moves ? moves.pick(draw) : (game.safeMove?.(view, seat, moves) ?? moves[0]));

/** Without a setting of its own, a bot takes none. */
export const plainBot = <View, Move>(name: string, about: string, bot: Bot<View, Move>): BotMaker<View, Move> => ({
  about,
  make: (setting) =>
    setting === undefined
      ? accept(bot)
      : refuse("bad-bot", `${name} takes no setting, but was given ${quote(setting)}`, { right: quote(name) }),
});

export const botsOf = (game: AnyGame): Readonly<Record<string, BotMaker<unknown, unknown>>> => ({
  ...game.bots,
  random,
});

/** The maker behind `name` or `name:setting`, and the setting. */
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

/** Reads `name` or `name:setting`. */
export const readBot = (game: AnyGame, text: string): Result<Bot<unknown, unknown>> => {
  const found = makerOf(game, text);
  return found.ok ? found.value.maker.make(found.value.setting) : found;
};

/** Whether a bot's first answer would have to wait for something that can be done ahead of time. */
export const preparesAhead = (game: AnyGame, text: string): boolean => {
  const found = makerOf(game, text);
  return found.ok && found.value.maker.prepare !== undefined;
};

/** Lets a bot do ahead of time what its first answer would have to wait for. Most have nothing to do. */
export const prepareBot = (game: AnyGame, text: string, view: unknown, progress: (share: number) => void): void => {
  const found = makerOf(game, text);
  if (found.ok) found.value.maker.prepare?.(found.value.setting, view, progress);
};
