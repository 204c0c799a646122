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
  lesson: "Learn to play",
};

export type TitleTexts = typeof texts;
