/** `turnlight thirteen target`: the best chance of reaching a target. */
import { accept, type CliCommand, refuse } from "@turnlight/kernel";
import { usualBook } from "../rules/stock.ts";
import { targetFor, targetKey } from "../solver/kept.ts";
import { readQuestion, stageOptions, wholeIn } from "./options.ts";

/** A cached value may have been corrupted; then it is computed again. */
const readChance = (text: string | undefined): number | undefined => {
  const chance = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return chance >= 0 && chance <= 1 ? chance : undefined;
};

export const targetCommand: CliCommand = {
  about: "compute the exact best chance of reaching a target (a full sheet takes minutes the first time)",
  options: { target: { about: "points to reach with the open boxes", value: "N" }, ...stageOptions },
  examples: [
    "turnlight thirteen target --target 200",
    "turnlight thirteen target --target 60 --open sixes,full-house,chance --upper 45",
  ],
  async answer(asked) {
    if (asked.options["target"] === undefined)
      return refuse("missing", "--target is missing", { right: "a number of points" });
    const target = wholeIn(asked.options, "target", 0, 1_000_000, 200);
    if (!target.ok) return target;
    const question = await readQuestion(usualBook, asked);
    if (!question.ok) return question;
    const { stage, open, upper } = question.value;
    const need = target.value;
    const key = targetKey(stage, { open, upper }, need);
    const cached = readChance(await asked.recall?.(key));
    const probability = cached ?? targetFor(stage, { open, upper }, need, asked.progress).chance(open, upper, need);
    if (cached === undefined) await asked.keep?.(key, String(probability));
    return accept({ json: { probability }, text: probability.toFixed(6) });
  },
};
