/** `turnlight zonk turn`: the expected points of a single turn, and the best play. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { solveTurn } from "../solver/turn.ts";
import { askedTable, tableOption } from "./table-option.ts";

export const turn: CliCommand = {
  about: "the most points a single turn can be expected to bring, and when to bank for it",
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
      `a turn of ${table.value.name} brings ${expected.toFixed(4)} points, played for points alone`,
      "dice  bank          worth with nothing at stake",
      ...rows,
      "Of what a roll offers, take what is worth most: its points, and the dice it leaves.",
    ].join("\n");
    return accept({ json: { expected, policy }, text });
  },
};
