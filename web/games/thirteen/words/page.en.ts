/** Thirteen Throws: rules in short and the labels of its settings, in English. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Reach the target score in every stage; clear stage 10 to win the run. In each of thirteen rounds, roll five dice up to three times, then score them in one of thirteen boxes.",
    "Clearing a stage earns money: $1 for every two boxes that score, $3 for each unused roll (up to $15) and interest on what you’ve saved. Once you’ve reached the target, you can cash in early, but the boxes left then earn nothing. In every shop, two of the six offers cost a third of their price; the rest you’ll have to save for.",
    "Mult multiplies the points of a box: +0.4 mult makes them ×1.4. Miss a target and the run is over, but you keep what you’ve unlocked.",
  ],
  tips: [
    "Each roll you don’t use pays $3, up to $15 per stage. Once a box is good enough, take it.",
    "Every $5 you hold at the end of a stage earns $1, up to $5. Before you buy, check what it costs you in interest.",
    "Ones to Sixes pay a bonus of 35 once they reach 63 points: three of each is just enough.",
    "Two offers in every shop are on sale. If neither helps you, keep your money: it earns interest, and the next shop has two others.",
    "The shop shows the next boss and what it closes. Buy for the boxes that stay open.",
  ],
  labels: {
    scratch: "Scratching",
    literal: "Only when no box scores",
    free: "Any open box",
    challenge: "Challenge",
    none: "None",
    "no-upper": "No upper section",
    rising: "Ascending targets",
    mild: "Gentle targets",
    gentle: "Gentle targets (from 200)",
    ascending: "Ascending targets (steady)",
    "two-rolls": "Two rolls",
    purist: "Purist",
    first: "First target",
    stake: "Stake",
    kit: "Starting kit",
    classic: "Classic",
    workshop: "Workshop",
    library: "Library",
  },
};
