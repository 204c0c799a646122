/** What a command was asked for on its command line: read, or refused in a sentence with how it is used. */
import { type ParseArgsConfig, parseArgs } from "node:util";

/** Ends the command: what is wrong with what was asked, and how to ask. */
export const refuseWith = (problem: string, usage: string): never => {
  console.error(`${problem}\n${usage}`);
  process.exit(2);
};

/** As Node reads them; `--help` says how the command is used. */
export const optionsOf = <T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> => {
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (problem) {
    return refuseWith(problem instanceof Error ? problem.message : String(problem), usage);
  }
};

/** How many there are to be. */
export const countOf = (name: string, text: string, usage: string): number =>
  /^[1-9]\d{0,8}$/.test(text)
    ? Number(text)
    : refuseWith(`--${name} is ${JSON.stringify(text)}; expected a whole number from 1 up`, usage);
