/** The command-line options of a load test. */
import { countOf, optionsOf } from "../options.ts";
import type { Plan } from "./driver.ts";

const usage =
  "[--matches N] [--warm-up N] [--moves N] [--seconds N] [--offered N] [--rounds N] [--only NAME,NAME] [--json], after `npm run bench:online --` or `npm run bench:peers --`";

export const planFrom = (args: readonly string[]): Plan => {
  const { values } = optionsOf(usage, {
    args: [...args],
    options: {
      matches: { type: "string", default: "200" },
      "warm-up": { type: "string", default: "4000" },
      moves: { type: "string", default: "10000" },
      seconds: { type: "string", default: "30" },
      offered: { type: "string" },
      rounds: { type: "string", default: "3" },
      json: { type: "boolean", default: false },
      only: { type: "string", default: "" },
    },
  });
  const whole = (name: "matches" | "warm-up" | "moves" | "seconds" | "rounds" | "offered"): number =>
    countOf(name, values[name] ?? "", usage);
  return {
    matches: whole("matches"),
    warmUp: whole("warm-up"),
    moves: whole("moves"),
    seconds: whole("seconds"),
    offered: values.offered === undefined ? 0 : whole("offered"),
    rounds: whole("rounds"),
    json: values.json,
    only: values.only.split(","),
  };
};
