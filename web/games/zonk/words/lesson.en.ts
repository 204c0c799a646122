/** The lesson's texts in English, and the type of the other languages. */
import type { LessonNote } from "../../lesson-stage.ts";
import type { ZonkLessonStep } from "../learn/script.ts";

export const texts = {
  title: "Learn to play",
  steps: {
    roll: { title: "The first to reach 500 points wins", about: "Start your turn: roll six dice." },
    threes: { title: "Choose the three threes", about: "Combinations score. Take one from every roll." },
    risk: {
      title: "Set aside and roll",
      about: "Banking would make these 100 points safe. Try for more with the other three dice.",
    },
    zonk: {
      title: "Zonk!",
      about: "You rolled 2, 4 and 6: nothing scores. The 100 points are gone and your turn is over.",
    },
    again: { title: "Roll six dice", about: "Fridolin banked 80: those are safe. Now it’s your turn." },
    fives: { title: "Choose the three fives", about: "Three of a kind: 100 points." },
    rest: {
      title: "Set aside and roll",
      about: "With three dice, a zonk comes once in twelve rolls. The button says so.",
    },
    straight: { title: "Choose the low straight 1–3", about: "It uses all the dice you have left." },
    hot: {
      title: "Set aside and roll",
      about: "All six are set aside: hot dice! Roll all six again and keep your 130 points.",
    },
    five: { title: "Choose the large straight 2–6", about: "Five in a row: 400 points." },
    bank: { title: "Set aside and bank", about: "That makes 530. Bank them, and you win." },
  } satisfies Readonly<Record<ZonkLessonStep, LessonNote>>,
  notNow: (what: string) => `Not yet. First: ${what}.`,
  won: "You win!",
  wonAbout: "You’ve met a zonk and hot dice. The dice were arranged for this lesson; from now on they’re random.",
  play: "Play a match",
  again: "Once more",
};

export type ZonkLessonTexts = typeof texts;
