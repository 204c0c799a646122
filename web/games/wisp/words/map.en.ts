/** The map's texts in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export const texts = {
  play: "Play",
  goOn: "Continue",
  chapterOf: (chapter: number, all: number) => `Chapter ${chapter} of ${all}`,
  solved: (solved: number, all: number) => `${solved} of ${all} solved`,
  level: (number: number, name: string) => `${number} · ${name}`,
  bonus: (name: string) => `Bonus level · ${name}`,
  levels: "All levels",
  lesson: "Learn to play",
  community: "Community",
  lessonFirst: "Learn to play · 1 minute",
  allSolved: "Every star is yours",
  clean: "Solved without undo",
  starsOf: (stars: number, all: number) => `${stars} of ${all}`,
  stars: (stars: number, all: number) => `${stars} of ${all} stars`,
  looks: "Looks of the wisp",
  places: "Chapters",
  nodes: (chapter: string) => `Levels: ${chapter}`,
  unlocks: (levels: number) => `Solve ${count(levels, { one: "# more level", other: "# more levels" })}`,
  locked: "Locked",
  ways: "More ways to play",
  daily: "Daily level",
  left: (hours: number, minutes: number) => (hours > 0 ? `${hours} h left` : `${minutes} min left`),
  dailyDone: (stars: number) => `Solved, ${count(stars, { one: "# star", other: "# stars" })}`,
  endless: "Endless",
  endlessNew: "A new level each time",
  endlessSolved: (levels: number) => `${levels} solved`,
  own: "Make your own",
  ownNone: "Level editor",
  ownLevels: (levels: number) => count(levels, { one: "# level", other: "# levels" }),
  online: "Play online",
  onlineAbout: "Play against friends",
  create: "New level",
  mineNone: "No levels yet. Build one in the editor, and it’ll appear here.",
};

export type MapTexts = typeof texts;
