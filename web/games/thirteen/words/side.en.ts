/** Side-by-side runs: texts in English. */
import type { BoardProgress } from "@turnlight/kernel";
import { numberIn, pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

const standing = ({ stands, counts }: BoardProgress): string => {
  const { stage = 1, cleared = 0, score = 0 } = counts;
  if (stands === "left") return "gave up";
  if (stands !== "done") return `stage ${stage}, ${count(score, { one: "# point", other: "# points" })}`;
  return `${count(cleared, { one: "# stage", other: "# stages" })} cleared, ${numberIn("en", score)} points in the last stage played`;
};

export const en = {
  title: "Thirteen Throws online",
  tagline: "Same dice, separate runs: who gets further?",
  rules: [
    "Get further than the others. Everyone plays their own run with the same seed, so everyone gets the same dice. You can’t see the others’ boards, only how far they’ve got.",
    "Whoever clears more stages wins. If it’s a tie, the higher score in the last stage decides.",
  ],
  progress: standing,
  told: (name: string, progress: string) => `${name}: ${progress}.`,
  back: "Move undone.",
};

export type RunSideTexts = typeof en;
