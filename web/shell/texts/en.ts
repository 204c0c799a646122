/** English, and the shape every other language must have. */
export const en = {
  tagline: "A parlour of turn-based games, after dark.",
  onTheTable: "On the table",
  seats: (least: number, most: number) => (least === most ? `${least} seats` : `${least} to ${most} seats`),
  play: "On the command line",
  fairDice: "Dice you can check",
  fairDiceAbout:
    "Every roll follows from a secret seed. Its fingerprint is shown first, the seed itself afterwards: whoever doubts can draw the dice again.",
  throwDice: "Throw six dice",
  fingerprint: "Fingerprint",
  seed: "Seed",
  notThrown: "Shown after the throw",
  dice: (faces: readonly number[]) => `The dice show ${faces.join(", ")}.`,
  language: "Deutsch",
  source: "Free and open, under the MIT licence.",
};

export type Texts = typeof en;
