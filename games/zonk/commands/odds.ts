/** `turnlight zonk odds`: the probability that a roll scores nothing. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { zonkChance } from "../rules/combinations.ts";
import { askedTable, tableOption } from "./table-option.ts";

const counts = [1, 2, 3, 4, 5, 6] as const;

export const odds: CliCommand = {
  about: "compute the exact chance of a zonk with one to six dice",
  options: { table: tableOption },
  examples: [
    "turnlight zonk odds",
    "turnlight zonk odds --table classic",
    "turnlight zonk odds --table mine.json --json",
  ],
  async answer(asked) {
    const table = await askedTable(asked);
    if (!table.ok) return table;
    const zonk = counts.map((n) => zonkChance(table.value, n));
    const rows = zonk.map((chance, i) => `  ${i + 1}  ${(100 * chance).toFixed(4).padStart(8)}%`);
    return accept({ json: { zonk }, text: [`dice  zonk (${table.value.name})`, ...rows].join("\n") });
  },
};
