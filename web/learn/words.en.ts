/** The training room's texts in English, and the type of the other languages. */
import { pluralIn } from "../language/count.ts";
import type { ThemeName } from "./themes.ts";

const count = pluralIn("en");

export const texts = {
  title: "Learn",
  today: (n: number) => count(n, { one: "# exercise today", other: "# exercises today" }),
  minutes: (n: number) => count(n, { one: "about # minute", other: "about # minutes" }),
  doneToday: "Done for today",
  doneAbout: (tomorrow: number) =>
    tomorrow === 0
      ? "Nothing is due. Pick a theme below, or play and review a match."
      : count(tomorrow, { one: "# exercise comes back later.", other: "# exercises come back later." }),
  firstTitle: "Start with a lesson",
  firstAbout: "Each lesson takes about a minute. Mistakes from your reviewed matches become exercises here.",
  days: (n: number) => count(n, { one: "# day", other: "# days" }),
  inARow: "in a row",
  noStreak: "No streak yet",
  week: "The last seven days",
  dayDone: "done",
  dayOpen: "not done",
  todayShort: "Today",
  find: "Find the better move",
  from: (game: string, day: string, where: string) => [game, day, where].filter((part) => part !== "").join(" · "),
  cost: (doing: string, amount: string) => `${doing} cost you ${amount}.`,
  costPrepared: (doing: string, amount: string) => `${doing} cost ${amount}.`,
  start: "Start",
  of: (at: number, of: number) => `${at} of ${of}`,
  queue: "Today’s exercises",
  box: "Card box",
  boxEmpty: "Mistakes from your matches land here.",
  inBox: (cards: number) => count(cards, { one: "# card", other: "# cards" }),
  mastered: (cards: number) => `${cards} mastered`,
  compartment: (days: number | "new") => (days === "new" ? "New" : count(days, { one: "# day", other: "# days" })),
  shelf: "Lessons and themes",
  howToPlay: "How to play",
  lesson: "Lesson",
  lessonOf: (game: string) => `${game}: Lesson`,
  lessonDone: (game: string) => `${game}: Lesson, finished`,
  finished: "Done",
  solved: (solved: number, of: number) => `(${solved} of ${of} solved)`,
  progress: (solved: number, of: number) => `${solved}/${of}`,
  fresh: "New",
  themes: {
    reading: "What’s still possible?",
    word: "A word, or not yet?",
    guess: "Which guess?",
    way: "The shortest way",
    step: "Watch your step",
    "dead-end": "Dead ends",
    bank: "Bank or roll?",
    dice: "Which dice?",
    lock: "Which dice to lock?",
    stop: "Roll or score?",
    box: "Which box?",
    shop: "What to buy?",
  } satisfies Readonly<Record<ThemeName, string>>,
  reviews: "Recent reviews",
  allReviews: "All matches",
  noReviews: "Finish a match and choose “Review match”.",
  replays: "Replays",
  faults: (n: number) => (n === 0 ? "no mistakes" : count(n, { one: "# mistake", other: "# mistakes" })),
  accuracy: "Accuracy",
  themeDone: "You’ve been through this theme. Exercises you missed come back tomorrow.",
  goneTitle: "Nothing to practise here",
  goneAbout: "There are no exercises at this address.",
};

export type LearnTexts = typeof texts;
