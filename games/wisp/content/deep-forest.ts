/** Chapter 8: everything so far at once, with less and less room. */
import { chapter } from "./chapter.ts";

export const deepForest = chapter({
  id: "deep-forest",
  biome: "forest",
  levels: [
    {
      id: "the-patient-one",
      par: 11,
      text: `
        # . . W .
        r . . r .
        . . . . .
        . . . # .
        . . G r #
      `,
    },
    {
      id: "two-asleep-one-awake",
      par: 10,
      text: `
        p . . r .
        . . . . .
        . . . W .
        . p . . .
        . . G . .
      `,
    },
    {
      id: "three-in-one-skin",
      par: 11,
      text: `
        . . . . .
        . . # . .
        . . r G .
        # . r r .
        # . W . .
      `,
    },
    {
      id: "single-file",
      par: 9,
      text: `
        . . . . .
        . . . . .
        r . G . .
        W = = r r
        . . . . .
      `,
    },
    {
      id: "marking-time",
      par: 10,
      text: `
        . . . . .
        . . . . .
        G # . . r
        . . . P #
        . . . . W
      `,
    },
    {
      id: "held-by-the-heel",
      par: 10,
      text: `
        . . . . .
        . r . . .
        W ~ . . .
        . . . . .
        . p . G .
      `,
    },
    {
      id: "sleepers-at-the-door",
      par: 11,
      text: `
        . . . . . .
        W r . . . .
        . . p p G .
        . . . = . .
        . = . . . .
      `,
    },
    {
      id: "sleepwalkers",
      par: 11,
      text: `
        . . . . .
        . p . . .
        W . . 1 .
        . . . . 1
        . p p . G
      `,
    },
    {
      id: "all-in-good-time",
      par: 12,
      text: `
        . . G . .
        # ~ . . p
        p # p W .
        . . . # #
        . ~ . . .
      `,
    },
    {
      id: "skating-partners",
      par: 13,
      text: `
        W # r . .
        . . . . G
        = r = . .
        . = . . .
        . . . . .
      `,
    },
    {
      id: "the-pendulum",
      par: 13,
      text: `
        . . . . r
        . . . p .
        . . . . ~
        . . . . G
        . . . r W
      `,
    },
    {
      id: "violet-against-bark",
      par: 14,
      text: `
        . . r # W
        . . . . P
        . . . . #
        . G # . .
        . . . . r
      `,
    },
    {
      id: "in-two-places",
      par: 17,
      text: `
        . . . 1 G
        r . . r W
        . 1 . . .
        . . . . .
        . . . . .
      `,
    },
    {
      id: "one-bed-after-another",
      par: 13,
      text: `
        . . . . . .
        . . . . . .
        W r p . . .
        . . = . p .
        . . . . G .
      `,
    },
    {
      id: "breaking-out",
      par: 12,
      text: `
        . . . . . .
        . W r . . .
        . . r . . .
        p . . # . .
        . . . . . .
        . . . G . .
      `,
    },
    {
      id: "there-and-back",
      par: 14,
      text: `
        . . . . .
        p . . . .
        . = = . .
        W r . . .
        . . . G .
      `,
    },
    {
      id: "past-the-grove",
      par: 16,
      text: `
        . . = . .
        . . G = .
        r . = . .
        . . . . .
        . W . r .
      `,
    },
    {
      id: "changing-of-the-guard",
      par: 15,
      text: `
        route: 1,2 N N
        route: 2,3 E S W N
        # . # . .
        # . . . .
        . g . . .
        r . g . .
        W G . . .
      `,
    },
    {
      id: "roll-call",
      par: 18,
      text: `
        . . . p p
        W p # . .
        . . ~ # #
        . . G . .
        . . . . .
      `,
    },
    {
      id: "two-puddles",
      par: 15,
      text: `
        . # W . #
        . r r . G
        ~ . . . .
        . . . . .
        . . ~ . .
      `,
    },
    {
      id: "hide-and-seek",
      par: 13,
      text: `
        . G W . .
        r = r r .
        . 1 = . .
        . 1 = . .
        . . . . .
      `,
    },
    {
      id: "three-paths-one-end",
      par: 18,
      text: `
        . G . . #
        . . . ~ .
        . # . . .
        . . . r .
        r W # # r
      `,
    },
  ],
});
