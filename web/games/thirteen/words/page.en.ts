/** Thirteen Throws: rules in short and the labels of its settings, in English. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Reach the target score in every stage; clear stage 10 to win the run. In each of thirteen rounds, roll five dice up to three times, then score them in one of thirteen boxes.",
    "Clearing a stage earns money: $3 for each unused roll (up to $15) and interest on what you’ve saved. Once you’ve reached the target, you can cash in early and earn $1 for every two rounds left. Spend the money in the shop on charms, dice and manuals, because the targets rise quickly.",
    "Mult multiplies the points of a box: +0.4 mult makes them ×1.4. Miss a target and the run is over, but you keep what you’ve unlocked.",
  ],
  labels: {
    scratch: "Scratching",
    literal: "Only when no box scores",
    free: "Any open box",
    challenge: "Challenge",
    none: "None",
    "no-upper": "No upper section",
    rising: "Ascending targets",
    gentle: "Gentle targets",
    ascending: "Ascending targets (steady)",
    "two-rolls": "Two rolls",
    purist: "Purist",
    first: "First target",
    stake: "Stake",
  },
};
