/** What can be said on the command line of a load test. */
import { parseArgs } from "node:util";
import type { Plan } from "./driver.ts";

export const planFrom = (args: readonly string[]): Plan => {
  const { values } = parseArgs({
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
  const whole = (name: "matches" | "warm-up" | "moves" | "seconds" | "rounds" | "offered"): number => {
    if (!/^[1-9]\d{0,6}$/.test(values[name] ?? "")) throw new Error(`--${name} takes a number from 1 up`);
    return Number(values[name]);
  };
  return {
    matches: whole("matches"),
    warmUp: whole("warm-up"),
    moves: whole("moves"),
    seconds: whole("seconds"),
    offered: values.offered === undefined ? 0 : whole("offered"),
    rounds: whole("rounds"),
    json: values.json,
    only: values.only,
  };
};
