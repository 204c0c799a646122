/** Chapter 8: everything so far at once, with less and less room. */
import { chapter } from "./chapter.ts";

export const deepForest = chapter({
  id: "deep-forest",
  biome: "forest",
  levels: [
    {
      id: "frosted-pane",
      par: 15,
      isLater: true,
      text: `
        . . . . . .
        # = r . . .
        G W p p . .
        # = r # . .
        # . . . . .
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
    {
      id: "the-night-watchman",
      par: 13,
      boss: true,
      text: `
        route: 3,2 W S E N
        . . . G .
        . . . . .
        W . . g .
        p . . . .
        . . . . .
      `,
    },
    {
      id: "sleepers-at-the-door",
      par: 11,
      formerCode: "1aNAAAA4cAeurwJ",
      text: `
        . . . . . .
        W r . . . .
        . . p p G .
        . . . = . .
        . . . . . .
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
      id: "hollow-elm",
      par: 10,
      text: `
        # . # . . . P
        G . # . . = .
        W . = = = . .
        . . = = = r .
        . = = . # . .
        P . . . . . .
      `,
    },
    {
      id: "reed-beds",
      par: 9,
      text: `
        . P . G W P .
        . . . . . . .
        ~ ~ . . . ~ ~
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "crossroads",
      par: 9,
      text: `
        . . . G . . .
        . . . r . . .
        . . . . . . .
        . . . . W . .
        P . . . . . P
      `,
    },
    {
      id: "dormitory",
      par: 7,
      isLater: true,
      text: `
        . . . . . . .
        p . . . . . .
        G . W . . . .
        p . . . . . .
        r P . . . . .
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
      id: "changing-of-the-guard",
      par: 15,
      boss: true,
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
  ],
});
