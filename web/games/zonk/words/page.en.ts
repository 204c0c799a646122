/** Zonk: rules in short and the labels of its settings, in English. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Be the first to reach the target score. On your turn, roll six dice and set a combination aside: it scores points for this turn.",
    "Then bank your points, or roll the dice that are left to earn more. If a roll has no combination, that’s a zonk: you lose this turn’s points.",
    "Set all six dice aside and you have hot dice: you can roll all six again. With the streak bonus, each turn you bank in a row adds 10% to the next, up to 50%.",
  ],
  tips: [
    "With Parlour scoring, four or more dice can’t zonk, so roll them. With three dice the chance of a zonk is 8%, with two 33%, with one 67%.",
    "If you’re only playing for points there, bank at 130 or more with two dice left, and at 110 or more with one.",
    "Other tables change what counts: choose one under Customise. Its house rule is on the rail of the table.",
    "The dice you leave are worth points, too: a single one that leaves five dice often beats a pair that leaves four.",
  ],
  labels: {
    seats: "Players",
    target: "Target",
    streak: "Streak bonus",
    on: "On",
    off: "Off",
  },
};
