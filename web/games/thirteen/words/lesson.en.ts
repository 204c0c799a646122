/** The lesson's texts in English, and the type of the other languages. */
import type { LessonNote } from "../../lesson-stage.ts";
import type { ThirteenLessonStep } from "../learn/script.ts";

export const texts = {
  title: "Learn to play",
  steps: {
    roll: { title: "Reach 200 points in thirteen rounds", about: "Three rounds are left. Roll the dice." },
    six: { title: "Lock a six", about: "You have two rolls left. Locked dice stay." },
    other: { title: "Lock the other six", about: "Only these two: sixes are what you need." },
    again: { title: "Roll again", about: "The three other dice are rolled." },
    box: { title: "Score Sixes", about: "Three sixes: 18 points. You can use each box once." },
    next: { title: "Roll again", about: "Two boxes are left." },
    scratch: { title: "Scratch Five of a kind", about: "Nothing fits. You have to give up a box: it scores 0." },
    last: { title: "Roll again", about: "Last round: you have 176 points." },
    straight: { title: "Score Large straight", about: "Five in a row: 40 points." },
    buy: {
      title: "Buy the Bell",
      about: "216 points: stage cleared! +0.4 mult means every box scores 1.4 times its points.",
    },
    stage: { title: "Start the next stage", about: "The target is higher now. Your charm helps." },
    second: { title: "Roll the dice", about: "All thirteen boxes are open again." },
    five: { title: "Score Five of a kind", about: "Watch your charm: 50 points × 1.4." },
  } satisfies Readonly<Record<ThirteenLessonStep, LessonNote>>,
  notNow: (what: string) => `Not yet. First: ${what}.`,
  won: {
    title: "70 points in one box!",
    about: "Your Bell made 50 points into 70. The dice were arranged for this lesson; from now on they’re random.",
  },
  play: "Start a run",
  again: "Once more",
};

export type ThirteenLessonTexts = typeof texts;
