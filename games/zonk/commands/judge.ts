/** `turnlight zonk judge`: whether a table makes a playable game. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { usualTarget } from "../rules/config.ts";
import { writeTableLink } from "../rules/table-link.ts";
import { judgeTable } from "../solver/judge.ts";
import { askedTable, tableOption } from "./table-option.ts";

export const judge: CliCommand = {
  about: "check whether a scoring table is playable: zonk odds, points per turn, and a verdict",
  options: { table: tableOption },
  examples: ["turnlight zonk judge --table classic", "turnlight zonk judge --table mine.json --json"],
  async answer(asked) {
    const table = await askedTable(asked);
    if (!table.ok) return table;
    const target = usualTarget(table.value);
    const found = judgeTable(table.value, target);
    const text = [
      `${table.value.name}: ${found.verdict}`,
      `zonk with 1 to 6 dice: ${found.zonk.map((chance) => `${(100 * chance).toFixed(1)}%`).join(", ")}`,
      `a turn brings ${found.expected.toFixed(2)} points; to ${target} that is ${found.turns.toFixed(1)} turns`,
      `in a link: ${writeTableLink(table.value)}`,
    ].join("\n");
    return accept({ json: { target, ...found, link: writeTableLink(table.value) }, text });
  },
};
