/**
 * A command that a game adds to the command line. The host reads the files and prints; the command only computes the
 * answer.
 */
import type { Result } from "./result.ts";

export interface CommandOption {
  readonly about: string;
  /** The option's value as help shows it: `N`, `FILE`. Left out for a switch. */
  readonly value?: string;
  /** May be given more than once; the values are joined by spaces. */
  readonly many?: boolean;
}

export interface CommandArguments {
  /** Positional arguments. */
  readonly args: readonly string[];
  /** The options given; a switch has the value `on`. */
  readonly options: Readonly<Record<string, string>>;
  /** Reads a file's text; `-` is standard input. */
  open(path: string): Promise<Result<string>>;
  /** Reports the progress of a long computation, from 0 to 1. */
  progress(share: number): void;
  /** Reports an intermediate result as one line, separate from the answer. Optional. */
  say?(line: string): void;
  /** Reads a value cached under this key by an earlier call; left out by hosts without a cache. */
  recall?(key: string): Promise<string | undefined>;
  /** Caches an expensive result for later calls. */
  keep?(key: string, text: string): Promise<void>;
}

export interface CommandAnswer {
  /** Plain data, for `--json`. */
  readonly json: unknown;
  /** The same answer formatted for people. */
  readonly text: string;
  /**
   * Printed after the answer when the answer itself is a failure, such as a level that cannot be solved: exit code 2.
   */
  readonly bad?: boolean;
}

/** A command of `turnlight`: its help, and its answer. */
export interface CliCommand {
  readonly about: string;
  /** The positional arguments as help shows them: `FILE`. */
  readonly args?: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly examples: readonly string[];
  answer(asked: CommandArguments): Result<CommandAnswer> | Promise<Result<CommandAnswer>>;
}

/** A game's own commands by name: `turnlight wisp solve`. */
export type Commands = Readonly<Record<string, CliCommand>>;
