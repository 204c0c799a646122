/** Side-by-side runs: texts in English. */
import type { BoardProgress } from "@turnlight/kernel";
import { counting, writtenIn } from "../../../language/texts/plural.ts";

const count = counting("en-GB");

const standing = ({ stands, counts }: BoardProgress): string => {
  const { stage = 1, cleared = 0, score = 0 } = counts;
  if (stands === "left") return "gave up";
  if (stands !== "done") return `stage ${stage}, ${count(score, { one: "# point", other: "# points" })}`;
  return `${count(cleared, { one: "# stage", other: "# stages" })} won, ${writtenIn("en-GB", score)} in the last`;
};

export const en = {
  title: "Thirteen Throws, side by side",
  tagline: "The same dice, a run for each of you.",
  rules: [
    "All play the same seed, each a run of their own: the same dice fall for everybody. Nobody sees another’s machine, only how far they are.",
    "Whoever wins more stages is ahead; with the same number of stages, whoever scored more in the last.",
  ],
  progress: standing,
  told: (name: string, progress: string) => `${name}: ${progress}.`,
  back: "Taken back.",
};

export type RunSideTexts = typeof en;
