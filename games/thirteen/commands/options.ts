/** Options shared by several commands, and their parsing. */
import {
  accept,
  type CommandArguments,
  type CommandOption,
  quote,
  type Result,
  refuse,
  within,
} from "@turnlight/kernel";
import { number, oneOf, parseJson, record, refine, type Schema } from "@turnlight/kernel/schema";
import { type RunBot, readRunBot } from "../bots/index.ts";
import { bonusAt, categories, faceOf, isCategory } from "../rules/categories.ts";
import type { Book } from "../rules/items.ts";
import { rules } from "../rules/run.ts";
import type { RunConfig } from "../rules/state.ts";
import { plainPoints, type StagePoints, type Worth } from "../solver/points.ts";
import { allBoxes, type Sheets } from "../solver/solve.ts";
import { plainTray } from "../solver/stage-points.ts";

type Options = CommandArguments["options"];

export const wholeIn = (options: Options, name: string, least: number, most: number, usual: number): Result<number> => {
  const text = options[name];
  if (text === undefined) return accept(usual);
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return accept(value);
  return refuse("bad-option", `--${name} is ${quote(text)}`, { right: `a whole number from ${least} to ${most}` });
};

/** A comma-separated subset of the known names; all of them when left out. */
export const namesIn = <T extends string>(
  options: Options,
  option: string,
  known: readonly T[],
  code: string,
): Result<readonly T[]> => {
  const names = options[option]?.split(",");
  if (names === undefined) return accept(known);
  const unknown = names.find((name) => !known.some((one) => one === name));
  return unknown === undefined
    ? accept(known.filter((one) => names.includes(one)))
    : refuse(code, `--${option} names ${quote(unknown)}`, { right: known.join(", ") });
};

const readScratch = (text = "literal"): Result<boolean> =>
  text === "literal" || text === "free"
    ? accept(text === "free")
    : refuse("bad-option", `--scratch is ${quote(text)}`, { right: "literal or free" });

/** The maximum worth of a box, so that sums stay exact. */
const mostWorth = 1_000_000;

const worthSchema: Schema<Worth> = record(
  oneOf(...categories),
  refine(number, (worth) => worth >= 0 && worth <= mostWorth, `points or a factor from 0 to ${mostWorth}`),
);

const readWorth = (text: string): Result<Worth> => {
  const parsed = parseJson(text, '{"full-house": 35, "ones": 2}');
  return parsed.ok ? worthSchema(parsed.value) : parsed;
};

/** Box names separated by commas or blanks. */
const readOpen = (text: string | undefined): Result<number> => {
  if (text === undefined) return accept(allBoxes);
  let open = 0;
  for (const name of text.split(/[\s,]+/).filter((word) => word !== "")) {
    if (!isCategory(name))
      return refuse("unknown-category", `--open names ${quote(name)}`, { right: categories.join(", ") });
    const bit = 1 << categories.indexOf(name);
    if ((open & bit) !== 0) return refuse("bad-option", `--open names ${name} twice`, { right: "each box once" });
    open |= bit;
  }
  return open === 0 ? refuse("bad-option", "--open names no box", { right: categories.join(", ") }) : accept(open);
};

/** A sum that the filled upper boxes can have reached with five dice each. */
const possibleUpper = (open: number, upper: number): boolean => {
  let sums = new Set([0]);
  for (const [box, category] of categories.entries()) {
    const face = faceOf(category);
    if (face === undefined || ((open >> box) & 1) === 1) continue;
    sums = new Set([...sums].flatMap((sum) => [0, 1, 2, 3, 4, 5].map((count) => sum + count * face)));
  }
  return sums.has(upper);
};

export interface SolverQuestion extends Sheets {
  readonly stage: StagePoints;
}

export const stageOptions = {
  scratch: { about: "literal (only when no box is valid) or free", value: "RULE" },
  rolls: { about: "rolls per round (default: 3)", value: "N" },
  points: { about: 'a file with different points, such as {"full-house": 35, "ones": 2}', value: "FILE" },
  open: { about: "the open boxes, separated by commas (default: all)", value: "BOXES" },
  upper: { about: "points in the upper section so far (default: 0)", value: "N" },
} as const satisfies Readonly<Record<string, CommandOption>>;

export const readQuestion = async (
  book: Book,
  { options, open: openFile }: CommandArguments,
): Promise<Result<SolverQuestion>> => {
  const free = readScratch(options["scratch"]);
  if (!free.ok) return free;
  const rolls = wholeIn(options, "rolls", 1, 12, 3);
  if (!rolls.ok) return rolls;
  const open = readOpen(options["open"]);
  if (!open.ok) return open;
  const upper = wholeIn(options, "upper", 0, 105, 0);
  if (!upper.ok) return upper;
  if (!possibleUpper(open.value, upper.value))
    return refuse("impossible-sheet", `the filled upper boxes cannot hold ${upper.value} pips`, {
      right: "a sum that five dice in each filled box can make",
    });
  const path = options["points"];
  let worth: Worth = {};
  if (path !== undefined) {
    const file = await openFile(path);
    if (!file.ok) return file;
    const read = readWorth(file.value);
    if (!read.ok) return within(path, read.refusal);
    worth = read.value;
  }
  const stage = plainPoints({ tray: plainTray(book), worth, rolls: rolls.value, freeScratch: free.value });
  return accept({ stage, open: open.value, upper: Math.min(upper.value, bonusAt) });
};

export const runOptions = {
  bot: {
    about:
      "who plays: a buyer (random, greedy, thrifty or an archetype such as straights) and dice (perfect, human), for example greedy:perfect",
    value: "NAME",
  },
  seed: { about: "seed of the run: letters and digits", value: "S" },
  set: { about: "change a game setting, such as challenge=two-rolls", value: "key=value", many: true },
} as const satisfies Readonly<Record<string, CommandOption>>;

export interface BotAndConfig {
  readonly name: string;
  readonly bot: RunBot;
  readonly config: RunConfig;
}

export const readBotAndConfig = (book: Book, options: Options): Result<BotAndConfig> => {
  const name = options["bot"];
  if (name === undefined)
    return refuse("missing", "--bot is missing", { right: 'a bot, for example "--bot greedy:perfect"' });
  const bot = readRunBot(book, name);
  if (!bot.ok) return bot;
  const config = rules.configText.read(options["set"] ?? "");
  return config.ok ? accept({ name, bot: bot.value, config: config.value }) : config;
};
