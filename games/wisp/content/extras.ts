/**
 * The extra levels, one for each chapter: they are unlocked by stars, unlock nothing themselves, and are among the
 * hardest of their chapter.
 */
import { type CampaignLevel, levelRead } from "./chapter.ts";

/** By the chapter's id. */
export const extras: Readonly<Record<string, CampaignLevel>> = {
  "first-light": levelRead({
    id: "wait-inside",
    par: 5,
    text: `
      . . . r .
      . . . . .
      . . . G .
      . . . . .
      r . . W .
    `,
  }),
  company: levelRead({
    id: "in-and-out",
    par: 6,
    text: `
      . . . . . r
      . . . . . .
      . . . . . G
      . . . . r W
      . . . . . .
    `,
  }),
  "root-and-mire": levelRead({
    id: "go-ahead",
    par: 8,
    text: `
      . . . . .
      . G . . .
      # . . . .
      . . . r .
      . ~ # # W
    `,
  }),
  sleepers: levelRead({
    id: "one-step-back",
    par: 9,
    text: `
      . # p . .
      . . . G .
      . . . . r
      W p . # .
      . . . . .
    `,
  }),
  frost: levelRead({
    id: "the-frozen-stair",
    par: 10,
    text: `
      . . . . . .
      . . . . . .
      . . = = . .
      = = = = . r
      . . G # r W
      . # # . . #
    `,
  }),
  "twin-stones": levelRead({
    id: "the-door-by-the-grove",
    par: 12,
    text: `
      . W . 1 G .
      . . r r . .
      . . . . . .
      ~ . . . . .
      . . . 1 . .
    `,
  }),
  "the-watch": levelRead({
    id: "one-step-more",
    par: 16,
    text: `
      route: 0,0 S S
      g # . W .
      . . . . .
      . . r r .
      G . . . .
      . . . . .
      . # . . .
    `,
  }),
  "deep-forest": levelRead({
    id: "nineteen-steps",
    par: 19,
    text: `
      . . . p .
      . . ~ . .
      . . . . G
      . 1 . r .
      1 p . W .
    `,
  }),
  "the-wide-night": levelRead({
    id: "the-widest-sky",
    par: 18,
    text: `
      . # . . . 1 .
      # . . . . . .
      . W . . . . .
      . . . . . . .
      . . r . . . .
      G p . . . . .
      # . 1 . . . .
    `,
  }),
};
