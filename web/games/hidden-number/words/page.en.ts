/** The hidden number: rules in short and the labels of its settings, in English. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Be the first to find your opponent’s number. To begin, you each secretly choose one.",
    "Then take turns guessing. After each guess you’re told whether the number is higher or lower.",
  ],
  labels: {
    highest: "Highest number",
  },
};
