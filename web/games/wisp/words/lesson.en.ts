/** The lesson in English. */
import type { LessonStepName } from "../learn/script.ts";

export interface LessonBubble {
  /** With a finger, and with a pointer and a keyboard. */
  readonly touch: string;
  readonly keys: (key: string) => string;
  readonly about: string;
}

const bubbles: Readonly<Record<LessonStepName, LessonBubble>> = {
  step: {
    touch: "Tap the bright cell.",
    keys: (key) => `Click the bright cell or press ${key}.`,
    about: "You are the light. After each of your moves, the fox takes one step towards you.",
  },
  grove: {
    touch: "Tap the bright cell again.",
    keys: (key) => `Click the bright cell or press ${key}.`,
    about: "The fox walks straight at your light, and the grove lies in its path.",
  },
  caught: {
    touch: "Now get caught: tap the bright cell.",
    keys: (key) => `Now get caught: click the bright cell or press ${key}.`,
    about: "It’s right next to both foxes. Getting caught costs nothing.",
  },
  undo: {
    touch: "Tap Undo.",
    keys: (key) => `Press Undo or ${key}.`,
    about: "They caught you. You can undo as often as you like.",
  },
  look: {
    touch: "Press and hold the same cell.",
    keys: (key) => `Point at the same cell or press ${key}.`,
    about: "That way you see what would happen before you go.",
  },
  merge: {
    touch: "Tap the bright cell.",
    keys: (key) => `Click the bright cell or press ${key}.`,
    about: "The cross means you’d be caught. The grove is safe, and foxes that meet become one.",
  },
  home: {
    touch: "One last tap.",
    keys: (key) => `One last step: click the bright cell or press ${key}.`,
    about: "The foxes follow you, straight through the grove.",
  },
};

export const texts = {
  title: "Learn to play",
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  goals: { 1: "Lead the fox into the grove.", 2: "Lead both foxes into the grove." },
  bubbles,
  /** Said to whoever goes another way. */
  notNow: (way: string) => `For now, go ${way}.`,
  notNowUndo: "For now, press Undo.",
  target: (way: string) => `Go ${way}`,
  tab: "Tab",
  back: "Back",
  skip: "Skip lesson",
  undo: "Undo",
  won: "Solved!",
  wonAbout: "That’s the whole game: look ahead, then lead every creature into the grove.",
  firstLevel: "Play level 1",
  again: "Repeat lesson",
};

export type WispLessonTexts = typeof texts;
