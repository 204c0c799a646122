/** The title screen's texts in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export const texts = {
  play: "Play",
  goOn: "CONTINUE RUN",
  /** Where the run in progress stands. */
  stage: (stage: number, money: string) => `Stage ${stage} · $${money}`,
  points: (score: string, target: string) => `${score} / ${target}`,
  choosing: "Choose your first charm",
  shop: (stage: number, money: string) => `Shop after stage ${stage} · $${money}`,
  ofDay: "Daily run",
  newRun: "NEW RUN",
  newAbout: "Five dice, thirteen boxes, a shop",
  learn: "LEARN",
  learnAbout: "2 minutes",
  daily: "DAILY",
  left: (hours: number, minutes: number) => (hours > 0 ? `${hours} h left` : `${minutes} min left`),
  done: (cleared: number) => `Done: ${count(cleared, { one: "# stage", other: "# stages" })}`,
  begun: "In progress",
  challenges: "CHALLENGES",
  challengesPlayed: (played: number, all: number) => `${played} of ${all} played`,
  challengesNew: (all: number) => `${all} to play`,
  collection: "COLLECTION",
  unlocked: (open: number, all: number) => `${open} of ${all}`,
  customise: "CUSTOMISE",
  customiseAbout: "Stake, seed, rules",
  customiseLink: "Customise run",
  customiseTitle: "Customise run",
  start: "START RUN",
  inRun: "In this run",
  more: (charms: number) => `+${charms} more`,
  unlockedLast: "Just unlocked",
  stars: (stars: number) => count(stars, { one: "# star", other: "# stars" }),
  unfinished: (runs: number) => `Unfinished runs (${runs})`,
  unfinishedTitle: "Unfinished runs",
  terms: {
    title: "Learn to play",
    intro:
      "Your goal: reach the target score in ten stages. Six words are all you need. Then play a short run with hints at every step.",
    start: "START TUTORIAL",
    skip: "Skip to a new run",
    list: [
      ["Roll", "Five dice, up to three rolls a round. Lock the dice you want to keep; the others are rolled again."],
      ["Box", "After rolling, you score the dice in one of thirteen boxes. Each box can be used once per stage."],
      ["Target", "Reach it within thirteen rounds and the stage is cleared. The next target is higher."],
      ["Charm", "A card that works by itself, for the whole run. You choose your first one before the first roll."],
      ["Mult", "Multiplies the points of a box: +0.4 mult turns 20 points into 28."],
      ["Shop", "After each stage, spend your money on charms, special dice and manuals."],
    ],
  },
};

export type TitleTexts = typeof texts;
