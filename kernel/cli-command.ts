/** A question that a game answers on the command line. The host reads files and prints; the game only answers. */
import type { Result } from "./result.ts";

export interface CommandOption {
  readonly about: string;
  /** What follows the option, as help shows it: `N`, `FILE`. Left out for a switch. */
  readonly value?: string;
  /** May be given more than once; the values are joined by spaces. */
  readonly many?: boolean;
}

export interface CommandArguments {
  /** What stands behind the command and is no option. */
  readonly args: readonly string[];
  /** The options given; a switch has the text `on`. */
  readonly options: Readonly<Record<string, string>>;
  /** A file's text; `-` is standard input. */
  open(path: string): Promise<Result<string>>;
  /** How far a long computation has come, from 0 to 1. */
  progress(share: number): void;
  /** A line about what is done already, beside the answer; where nobody listens, nothing is said. */
  say?(line: string): void;
  /** What an earlier call kept under this key; where a host keeps nothing, every call computes. */
  recall?(key: string): Promise<string | undefined>;
  /** Keeps what took long for later calls. */
  keep?(key: string, text: string): Promise<void>;
}

export interface CommandAnswer {
  /** Plain data, for `--json`. */
  readonly json: unknown;
  /** The same for people. */
  readonly text: string;
  /** Said after printing when the answer itself is bad news, as of a level that cannot be solved: exit code 2. */
  readonly bad?: boolean;
}

export interface CliCommand {
  readonly about: string;
  /** What stands behind the command's name: `FILE`. */
  readonly args?: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly examples: readonly string[];
  answer(asked: CommandArguments): Result<CommandAnswer> | Promise<Result<CommandAnswer>>;
}

/** A game's own questions, by name: `turnlight wisp solve`. */
export type Commands = Readonly<Record<string, CliCommand>>;
