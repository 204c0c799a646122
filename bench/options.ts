/** Command-line options of the benchmarks: parsed, or refused with a message and the usage. */
import { type ParseArgsConfig, parseArgs } from "node:util";

/** Exits with an error message and the usage. */
export const refuseWith = (problem: string, usage: string): never => {
  console.error(`${problem}\n${usage}`);
  process.exit(2);
};

/** Parsed by Node; `--help` prints the usage. */
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

/** A count given as an option. */
export const countOf = (name: string, text: string, usage: string): number =>
  /^[1-9]\d{0,8}$/.test(text)
    ? Number(text)
    : refuseWith(`--${name} is ${JSON.stringify(text)}; expected a whole number from 1 up`, usage);
