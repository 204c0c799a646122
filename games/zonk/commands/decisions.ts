/** `turnlight zonk decisions`: the share of turns with a real decision, by table. */
import { accept, type CliCommand, quote, type Result, refuse, seedOf } from "@turnlight/kernel";
import { usualTarget } from "../rules/config.ts";
import { type ScoringTable, tables } from "../rules/table.ts";
import { decisionsIn } from "../solver/decisions.ts";
import { raceOf } from "../solver/races.ts";
import { askedTable, tableOption } from "./table-option.ts";

const usualMatches = 200;
const mostMatches = 10_000;

const readMatches = (text: string | undefined): Result<number> => {
  if (text === undefined) return accept(usualMatches);
  const matches = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return matches >= 1 && matches <= mostMatches
    ? accept(matches)
    : refuse("bad-option", `--matches is ${quote(text)}`, { right: `a number from 1 to ${mostMatches}` });
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`.padStart(9);

export const decisions: CliCommand = {
  about: "play matches between two Perfect players, and count the turns with a real decision",
  options: {
    table: { ...tableOption, about: `${tableOption.about.replace(/ \(.*/, "")} (default: every built-in table)` },
    matches: { about: `matches per table (default: ${usualMatches})`, value: "N" },
    seed: { about: "any text; the same seed gives the same matches", value: "S" },
  },
  examples: ["turnlight zonk decisions", "turnlight zonk decisions --table tavern --matches 500 --seed 7 --json"],
  async answer(asked) {
    const matches = readMatches(asked.options["matches"]);
    if (!matches.ok) return matches;
    const table = asked.options["table"] === undefined ? undefined : await askedTable(asked);
    if (table?.ok === false) return table;
    const seed = seedOf(asked.options["seed"] ?? "turnlight");
    const counted = (table === undefined ? tables : [table.value]).map((one: ScoringTable) => {
      const config = { seats: 2, table: one, target: usualTarget(one), streak: true, first: 0 };
      return { table: one.name, ...decisionsIn(raceOf(config), config, matches.value, seed) };
    });
    const rows = counted.map(
      ({ table: name, turns, oneRoll, risky, close, real }) =>
        `${name.padEnd(12)}${String(turns).padStart(7)}${[oneRoll, risky, close, real].map(percent).join("")}`,
    );
    const text = [
      `${matches.value} matches between two Perfect players at each table, streak on`,
      "table         turns one roll    risky    close     real",
      ...rows,
      "risky: rolls on and may zonk; close: the second best choice is within 3% of the best; real: either",
    ].join("\n");
    return accept({ json: counted, text });
  },
};
