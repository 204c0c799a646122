/** Parses command-line arguments into a command's inputs. */
import { parseArgs } from "node:util";
import { accept, type CliCommand, type CommandOption, quote, type Result, refuse } from "@turnlight/kernel";

export interface Parsed {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly json: boolean;
  readonly help: boolean;
}

const always: Readonly<Record<string, CommandOption>> = {
  module: { about: "JavaScript module with games of your own (export const games = [...])", value: "FILE" },
  json: { about: "print JSON instead of text" },
  help: { about: "show this help" },
};

export const allOptions = (command: CliCommand): Readonly<Record<string, CommandOption>> => ({
  ...command.options,
  ...always,
});

const named = (name: string): string => (name.length === 1 ? `-${name}` : `--${name}`);

/** Accepts `--name`, `--name value` and `--name=value`; any other option is refused by name. */
export const parseWords = (command: CliCommand, words: readonly string[]): Result<Parsed> => {
  const known = allOptions(command);
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(known).map(([name, { value }]) => [name, { type: value === undefined ? "boolean" : "string" }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const args: string[] = [];
  const options: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === "positional") args.push(token.value);
    if (token.kind !== "option") continue;
    const { name } = token;
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (option === undefined)
      return refuse("unknown-option", `unknown option ${named(name)}`, {
        right: Object.keys(known).map(named).join(" "),
      });
    if (option.value !== undefined && token.value === undefined)
      return refuse("bad-option", `${named(name)} needs a value`, { right: `${named(name)} ${option.value}` });
    if (option.value === undefined && token.value !== undefined)
      return refuse("bad-option", `${named(name)} takes no value, but got ${quote(token.value)}`, {
        right: named(name),
      });
    const before = options[name];
    if (before !== undefined && option.many !== true)
      return refuse("bad-option", `${named(name)} was given twice`, { right: "it only once" });
    const value = token.value ?? "on";
    options[name] = before === undefined ? value : `${before} ${value}`;
  }
  const { json, help, module: _loaded, ...rest } = options;
  if (help !== undefined) return accept({ args, options: rest, json: json !== undefined, help: true });
  const wanted = command.args ?? [];
  const needed = wanted.filter((arg) => !arg.startsWith("["));
  if (args.length < needed.length)
    return refuse("missing", `${needed[args.length]} is missing`, { right: wanted.join(" ") });
  const extra = args[wanted.length];
  if (extra !== undefined)
    return refuse("too-many", `unexpected argument ${quote(extra)}`, { right: wanted.join(" ") || "options only" });
  return accept({ args, options: rest, json: json !== undefined, help: false });
};

/** The file after `--module`. It is read before a command is looked for, since it may bring a game with commands. */
export const moduleOption = (words: readonly string[]): string | undefined => {
  const at = words.findIndex((word) => /^--module(=|$)/.test(word));
  return words[at] === "--module" ? words[at + 1] : words[at]?.slice("--module=".length);
};

/** Reads an integer option. */
export const wholeOption = (
  options: Readonly<Record<string, string>>,
  name: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): Result<number> => {
  const text = options[name];
  if (text === undefined) return accept(usual);
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return accept(value);
  return refuse("bad-option", `--${name} is ${quote(text)}`, { right: `a whole number from ${least} to ${most}` });
};
