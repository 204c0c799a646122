/** Options shared by all commands about a level: the file, and the budget of positions. */
import { type CommandArguments, type CommandOption, type Result, whole, within } from "@turnlight/kernel";
import { type NamedLevel, readLevel } from "../text/read-level.ts";

/** Enough for nearly every level; some seventy bytes per position. */
const usualBudget = 2_000_000;
const mostBudget = 20_000_000;

export const budgetOption: Readonly<Record<string, CommandOption>> = {
  budget: { about: `most positions to search (default: ${usualBudget})`, value: "N" },
};

export const openLevel = async ({ args: [path = ""], open }: CommandArguments): Promise<Result<NamedLevel>> => {
  const text = await open(path);
  return text.ok ? readLevel(text.value) : text;
};

export const budgetOf = ({ options }: CommandArguments): Result<number> => {
  const budget = whole(1, mostBudget, usualBudget);
  const read = budget.read(options["budget"] ?? `${usualBudget}`);
  return read.ok ? read : within("--budget", read.refusal);
};

export const titled = ({ name }: NamedLevel, text: string): string => (name === undefined ? text : `${name}\n${text}`);

export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
