/** Chapter 9: larger grids with all mechanics. */
import { chapter } from "./chapter.ts";

export const theWideNight = chapter({
  id: "the-wide-night",
  biome: "swamp",
  levels: [
    {
      id: "elbow-room",
      par: 8,
      text: `
        W # . . . .
        . r . . . .
        . ~ . . . .
        . . G . . .
        . . . . . .
        . . . . . .
      `,
    },
    {
      id: "behind-the-palisade",
      par: 11,
      text: `
        . . . . # # W
        p . . p # p .
        . . . . # . .
        . . G . . . .
        . . . . . . .
      `,
    },
    {
      id: "from-far-and-wide",
      par: 14,
      text: `
        . . . . . p
        . . . p . .
        # . . . . .
        # G # . . #
        . # . . . W
        . p . . . .
      `,
    },
    {
      id: "a-step-back-first",
      par: 11,
      text: `
        . . r ~ . . W
        . . . . . r #
        . . . G # . .
        . . . . . r #
        . . . . . . .
      `,
    },
    {
      id: "out-of-step",
      par: 13,
      text: `
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . # .
        . . . r r . . .
        . . G . W . # .
      `,
    },
    {
      id: "the-sleeper-in-the-south",
      par: 13,
      text: `
        . . . # . . .
        W . . . . # .
        . . . . # r .
        . . . # . . G
        . p . . . . .
      `,
    },
    {
      id: "the-cold-gap",
      par: 10,
      text: `
        . . # W . . .
        # . r = r G .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "the-gate-in-the-east",
      par: 12,
      text: `
        . . . . . . . #
        . . . . . . . G
        . . . . . p . #
        . . . . . . r #
        . . . . . . W .
      `,
    },
    {
      id: "the-puddle-on-the-plain",
      par: 13,
      text: `
        . r . . . . . .
        . W . G . . . .
        . . r . . . . .
        . . . . . . . .
        . . . . . . . .
        # . . . . . . .
        . ~ . . . . . .
        . # . . . . . .
      `,
    },
    {
      id: "round-the-fence",
      par: 15,
      text: `
        . . . W r . # .
        # . ~ . . # G .
        . . . r . # . .
        . ~ . . . . . .
        . . . . . . . .
        . . . . . . . .
      `,
    },
    {
      id: "the-lonely-post",
      par: 20,
      text: `
        route: 2,4 E S W N
        . . . . . . W
        . . . . . . .
        . . . # . . .
        . . . . # # .
        . # g . . . #
        . . r . G . .
        . . . . . . .
      `,
    },
    {
      id: "between-the-gateposts",
      par: 14,
      text: `
        W . # G # . .
        r . . r . = .
        . = . . . = .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "three-at-the-gate",
      par: 15,
      text: `
        route: 0,3 E S W N
        . . . . . . .
        G . r . . . .
        r . . . . . .
        g . . . . # .
        . . # . . W .
      `,
    },
    {
      id: "the-wrong-way-round",
      par: 17,
      text: `
        route: 3,1 W W
        route: 5,1 W W
        . . . W . . #
        . . . g r g G
        . # . # . . .
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "down-the-whole-edge",
      par: 16,
      text: `
        P . . . . . .
        W r . G . . .
        . . . . . . .
        . . # . . . .
        . . . . . . .
        . . . . . . .
        . # # . . . .
      `,
    },
    {
      id: "the-great-frost",
      par: 17,
      text: `
        . . . . . . . . .
        . . . . . . . . .
        . . . G . # . . .
        . . . . # . . . .
        . . = . . . = . .
        . . . = . # . . .
        . . . r . . # . #
        . r . . . . = . .
        . . W . . . . # .
      `,
    },
    {
      id: "until-morning",
      par: 21,
      text: `
        # W . . # .
        . r . # . .
        . . . # . G
        . # # r . .
        . # . . . .
        . ~ p . . .
      `,
    },
    {
      id: "the-last-of-the-night",
      par: 18,
      text: `
        # # . # . . .
        . = = . . . .
        . # . . . . .
        r G = . . . .
        . = . . . . .
        = # . . . . .
        W . r . . . .
      `,
    },
  ],
});
