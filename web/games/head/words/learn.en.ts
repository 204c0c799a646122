/** The lesson's texts in English, and the type of the other languages. */
import { listIn } from "../../../language/lists.ts";
import type { LessonNote } from "../../lesson-stage.ts";
import type { LessonName, Plot } from "../learn/script.ts";

type Taught = (plot: Plot) => LessonNote;

export const en = {
  title: "Learn to play",
  apprentice: "The apprentice",
  steps: {
    letter: ({ letter }) => ({
      title: "Find their words before they find yours",
      about: `You guess in turns. Guess the letter ${letter}.`,
    }),
    hit: ({ letter, completes }) => ({
      title: "A hit!",
      about: `${letter} completes ${listIn("en", completes)}. Now the apprentice guesses.`,
    }),
    miss: ({ empty, before }) => ({
      title: `Guess the cell ${empty}`,
      about: `Is there another letter next to ${before}?`,
    }),
    blade: () => ({
      title: "A miss",
      about: "It’s empty. Each miss lowers your blade. At your limit it falls, and you lose.",
    }),
    row: ({ word }) => ({
      title: `Select word ${word.row}`,
      about: "Only one letter is missing. A wrong word would cost two misses.",
    }),
    spell: ({ word }) => ({
      title: `Type ${word.missing}`,
      about: `All these words are about the night: ${word.text}.`,
    }),
    solved: () => ({
      title: "Solved!",
      about: `Now you know every letter. You must find every cell, too: one is left.`,
    }),
    cell: ({ last, word }) => ({
      title: `Guess the cell ${last}`,
      about: `${word.text} is in column ${last[0] ?? ""}. Its ${word.missing} must be here.`,
    }),
  } satisfies Record<LessonName, Taught>,
  /** After a tap or a key that only aims, and once the word is spelled. */
  confirm: { title: "Confirm your guess", about: "This way, a slip costs nothing." },
  enter: { title: "Guess the word", about: "Every letter is filled in." },
  notNow: (what: string) => `Not yet. First: ${what}.`,
  won: {
    title: "You win!",
    about:
      "Every letter known, every cell found: the apprentice’s blade falls. In a real duel you hide your own words first.",
  },
  toNew: "Play a duel",
  again: "Once more",
};

export type LessonTexts = typeof en;
