/** Side-by-side levels: texts in English. */
import type { BoardProgress } from "@turnlight/kernel";
import { counting } from "../../../language/texts/plural.ts";

const count = counting("en-GB");

const standing = ({ stands, moves, counts }: BoardProgress): string => {
  const made = count(moves, { one: "# move", other: "# moves" });
  if (stands === "left") return "gave up";
  if (stands === "done") return `done in ${made}`;
  return `${made}, ${count(counts["left"] ?? 0, { one: "# creature left", other: "# creatures left" })}`;
};

export const en = {
  title: "Will-o’-the-Wisp, side by side",
  tagline: "One level, a clearing for each of you.",
  rules: [
    "All play the same level, each on their own clearing. Nobody sees another’s, only how far it is.",
    "Take back as many moves as you like: what counts is the way that stands in the end.",
    "The fewest moves win. A level that puts you out is tried again.",
  ],
  progress: standing,
  told: (name: string, progress: string) => `${name}: ${progress}.`,
  back: "Taken back.",
  level: "Level",
  today: "Today’s clearing",
};

export type WispSideTexts = typeof en;
