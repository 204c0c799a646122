/** Texts of the shared components, in English; their type is the shape of every other language. */
export const partsEn = {
  close: "Close",
  cancel: "Keep playing",
  dismiss: "Dismiss",
  messages: "Messages",
  aimedAt: (cell: string) => `${cell}, aimed at. Tap again to play it.`,

  summary: "Say where things stand",

  yourTurn: "Your turn",
  onTurn: "To move",
  waiting: "Waiting",
  thinking: "Thinking",
  left: "Left the table",
  won: "Winner",

  curtainTitle: (name: string) => `${name}, you are next`,
  curtainText: (name: string) => `Hand the device to ${name}. Everybody else looks away for a moment.`,
  curtainTake: (name: string) => `I am ${name}`,

  tutorialStep: (step: number, of: number) => `Step ${step} of ${of}`,
  tutorialNext: "Go on",
  tutorialDone: "Start playing",
  tutorialSkip: "Skip the tour",

  keyboard: "Letters",
  erase: "Erase",
  enter: "Enter",
  keyStates: {
    unused: "not tried",
    known: "in place",
    near: "in the word, elsewhere",
    missed: "not in the word",
    held: "not allowed now",
  },

  share: "Share",
  shareWith: "Send it to somebody",
  copy: "Copy the text",
  copied: "Copied. Paste it wherever you like.",
  copyByHand: "The browser would not let us copy. The text is selected: copy it yourself.",
  save: "Save as a file",
  saved: (name: string) => `Saved as ${name}.`,
  saveFailed: "The browser would not save the file. Copy the text instead.",
  shareText: "Text to share",

  figures: (title: string) => `${title}, in figures`,
  emptyChart: "Nothing to draw yet. Play a match first.",
};

export type PartsTexts = typeof partsEn;
