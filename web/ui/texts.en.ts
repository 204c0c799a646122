/** Texts of the shared components, in English; their type is the shape of every other language. */
import { pluralIn } from "../language/count.ts";

const count = pluralIn("en");

export const texts = {
  close: "Close",
  cancel: "Cancel",
  dismiss: "Dismiss",
  messages: "Messages",
  notices: "Notices",
  noticesWaiting: (notices: number) => count(notices, { one: "# new notice", other: "# new notices" }),
  ok: "OK",
  aimedAt: (cell: string) => `${cell}, selected. Tap again to play it.`,

  summary: "Read out the position",

  yourTurn: "Your turn",
  onTurn: "To move",
  waiting: "Waiting",
  thinking: "Thinking",
  left: "Left the match",
  won: "Winner",

  curtainTitle: (name: string) => `${name}, it’s your turn`,
  curtainLook: (name: string) => `For ${name}’s eyes only`,
  curtainText: (name: string) => `Hand the device to ${name}. Everybody else, please look away.`,
  curtainTake: (name: string) => `I’m ${name}`,

  tutorialStep: (step: number, of: number) => `Step ${step} of ${of}`,
  tutorialNext: "Next",
  tutorialDone: "Start playing",
  tutorialSkip: "Skip tutorial",

  keyboard: "Letters",
  erase: "Erase",
  enter: "Enter",
  keyStates: {
    unused: "not tried",
    known: "in the right place",
    near: "in the word, but elsewhere",
    missed: "not in the word",
    held: "not allowed right now",
  },

  share: "Share",
  shareWith: "Share…",
  copy: "Copy text",
  copied: "Text copied.",
  copyByHand: "Couldn’t copy automatically. The text is selected, so you can copy it yourself.",
  save: "Download",
  saved: (name: string) => `Saved as ${name}.`,
  saveFailed: "The browser couldn’t save the file. Copy the text instead.",
  shareText: "Text to share",

  figures: (title: string) => `${title}, as a table`,
  emptyChart: "No data yet. Play a match first.",
};

export type PartsTexts = typeof texts;
