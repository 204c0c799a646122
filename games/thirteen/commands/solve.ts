/** `turnlight thirteen solve`: the perfect player's expected score. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { usualBook } from "../rules/stock.ts";
import { expected, solve } from "../solver/solve.ts";
import { readQuestion, stageOptions } from "./options.ts";

export const solveCommand: CliCommand = {
  about: "compute the exact expected score of perfect play, from an empty or partly filled sheet",
  options: stageOptions,
  examples: [
    "turnlight thirteen solve --scratch free",
    "turnlight thirteen solve --open sixes,chance --upper 45",
    "turnlight thirteen solve --points points.json --rolls 4 --json",
  ],
  async answer(asked) {
    const question = await readQuestion(usualBook, asked);
    if (!question.ok) return question;
    const { stage, open, upper } = question.value;
    const points = expected(solve(stage, { open, upper }, asked.progress));
    return accept({ json: { expected: points }, text: points.toFixed(6) });
  },
};
