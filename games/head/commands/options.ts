/** Parsing the options of this game's commands. */
import {
  accept,
  anyMove,
  type Bot,
  type BotMaker,
  type CommandArguments,
  type CommandOption,
  quote,
  type Result,
  refuse,
  type Seed,
  seedOf,
} from "@turnlight/kernel";
import type { HeadMove, HeadView } from "../rules/index.ts";

export type HeadBots = Readonly<Record<string, BotMaker<HeadView, HeadMove>>>;

export const commonOptions = {
  games: { about: "number of duels (default: 1000)", value: "N" },
  seed: { about: "any text; the same seed gives the same result", value: "S" },
  nodes: { about: "search limit of a bot per decision (default: 10000)", value: "N" },
} as const satisfies Readonly<Record<string, CommandOption>>;

export const wholeOption = (
  options: CommandArguments["options"],
  name: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): Result<number> => {
  const text = options[name];
  if (text === undefined) return accept(usual);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return accept(value);
  return refuse("bad-option", `--${name} is ${quote(text)}`, { right: `a whole number from ${least} to ${most}` });
};

/** Those of a list that an option names, by commas; all of them without it. */
export const chosenFrom = <T extends string>(
  all: readonly T[],
  text: string | undefined,
  option: string,
): Result<readonly T[]> => {
  if (text === undefined) return accept(all);
  const stranger = text.split(",").find((name) => !all.some((one) => one === name));
  if (stranger !== undefined)
    return refuse("bad-option", `--${option} has ${quote(stranger)}`, { right: all.join(", ") });
  return accept(all.filter((one) => text.split(",").includes(one)));
};

export interface Run {
  readonly games: number;
  readonly nodes: number;
  readonly seed: Seed;
}

export const readRun = (options: CommandArguments["options"], usual: number): Result<Run> => {
  const games = wholeOption(options, "games", { least: 1, most: 1e6, usual });
  if (!games.ok) return games;
  const nodes = wholeOption(options, "nodes", { least: 1, most: 1e8, usual: 10_000 });
  if (!nodes.ok) return nodes;
  return accept({ games: games.value, nodes: nodes.value, seed: seedOf(options["seed"] ?? "turnlight") });
};

const random: Bot<HeadView, HeadMove> = { choose: ({ moves, draw }) => ({ move: anyMove(moves, draw) }) };

export const readHeadBot = (bots: HeadBots, text: string): Result<Bot<HeadView, HeadMove>> => {
  const cut = text.indexOf(":");
  const name = cut < 0 ? text : text.slice(0, cut);
  if (text === "random") return accept(random);
  const maker = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (maker === undefined)
    return refuse("unknown-bot", `there is no bot ${quote(name)}`, {
      right: [...Object.keys(bots), "random"].join(", "),
    });
  return maker.make(cut < 0 ? undefined : text.slice(cut + 1));
};
