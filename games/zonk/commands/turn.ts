/** `turnlight zonk turn`: the expected points of a single turn, and the best play. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { solveTurn } from "../solver/turn.ts";
import { askedTable, tableOption } from "./table-option.ts";

export const turn: CliCommand = {
  about: "compute the best expected points of a single turn, and when to bank",
  options: { table: tableOption },
  examples: ["turnlight zonk turn", "turnlight zonk turn --table classic --json"],
  async answer(asked) {
    const table = await askedTable(asked);
    if (!table.ok) return table;
    const { expected, bankFrom, worth } = solveTurn(table.value);
    const policy = bankFrom.map((points, i) => ({ dice: i + 1, bankFrom: points, worth: worth(0, i + 1) }));
    const rows = policy.map(({ dice, bankFrom: from, worth: fresh }) => {
      const when = from === null ? "never" : `from ${from}`;
      return `  ${dice}     ${when.padEnd(12)}  ${fresh.toFixed(2).padStart(8)}`;
    });
    const text = [
      `a turn at ${table.value.name} earns ${expected.toFixed(4)} points on average when played for points alone`,
      "dice  bank          expected with 0 points so far",
      ...rows,
      "From each roll, take whatever is worth most: its points plus the value of the dice it leaves.",
    ].join("\n");
    return accept({ json: { expected, policy }, text });
  },
};
