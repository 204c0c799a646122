/** The dice race: rules in short and the labels of its settings, in English. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Be the first to reach the target. On your turn, roll the die as often as you like to collect points, then hold to keep them.",
    "Roll a one and you lose the points you’ve collected this turn.",
  ],
  labels: {
    seats: "Players",
    target: "Target",
  },
};
