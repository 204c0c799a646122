/** Chapter 9: larger grids with all mechanics. */
import { chapter } from "./chapter.ts";

export const theWideNight = chapter({
  id: "the-wide-night",
  biome: "swamp",
  levels: [
    {
      id: "candlemas",
      par: 8,
      text: `
        . . W . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . # . # . . .
        . . # r . . . . .
        . . . . . . . . .
        . . . # G # . . .
        . . # . P . # . .
        . . # . P . . . .
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
      id: "frozen-delta",
      par: 9,
      text: `
        r . . . . . . . .
        . . . . . . . . .
        . = = . . . . . .
        . . = . . . . r .
        . . . = G = = = .
        . . . . . . = = .
        . . . . . . = = .
        . . W . . . . . .
        . . . . . . . . .
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
      id: "two-bridges",
      par: 9,
      text: `
        . . . . . . . . .
        . . . . . . . . .
        G . . . . . . . .
        . = . . W . . . .
        . . . . . . . . .
        . r = = . = = r .
        . . = = . = . . .
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
      id: "weathercock",
      par: 11,
      text: `
        . . . . . r . .
        . r . . . . = .
        . . . . . . . .
        . = . . . W . .
        . = . . . . . .
        . = . . . . . .
        G . . . . . . .
        . . . . . . . .
      `,
    },
    {
      id: "the-last-of-the-night",
      par: 18,
      formerCode: "1kqWpB3AgOBwOgABWWA1",
      text: `
        . # . . . . .
        . = = . . . .
        . # . . . . .
        r G = . . . .
        . = . . . . .
        = # . . . . .
        W . r . . . .
      `,
    },
    {
      id: "far-thunder",
      par: 11,
      text: `
        . . . . . . . . .
        . 1 . . . . . . .
        G . . . . . . r 1
        . . . . . . . . .
        . . . . . . . . .
        . . . W . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . r . . .
      `,
    },
    {
      id: "until-morning",
      par: 21,
      formerCode: "1bBRhBAiggYAeK2A2",
      text: `
        . W . . # .
        . r . # . .
        . . . # . G
        . # # r . .
        . # . . . .
        . ~ p . . .
      `,
    },
    {
      id: "three-wishes",
      par: 11,
      boss: true,
      text: `
        . p . . .
        . . . . .
        . . . 1 .
        G . r . .
        . . W 1 .
        . . . . .
        . p . . .
      `,
    },
    {
      id: "shepherds-star",
      par: 14,
      text: `
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        # . # # . . . . .
        G . . . p . # . .
        # . . . . r . # .
        . . . . . . . . W
      `,
    },
    {
      id: "the-long-canal",
      par: 10,
      text: `
        . . . . . . .
        . p . r = = .
        . . . W . . .
        G = = . . p .
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
      id: "ice-wall",
      par: 16,
      text: `
        . # . . . = .
        # W . . . = .
        G r . p . = p
        # . . . . = .
        . . # . . = .
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
      id: "glacier",
      par: 17,
      text: `
        . . . . . . . . .
        . . . . . . . . .
        . . = = . . . . .
        . . = = . . . . .
        G r . # . . . . .
        . . = = . . . . .
        . W = = r . . . .
        . . . r . . . . .
        . . . . . . . . .
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
      id: "before-dawn",
      par: 11,
      boss: true,
      text: `
        p r . . .
        G . p . .
        . . . . .
        . . . . .
        . . W . .
        . . . . .
        . . . . .
      `,
    },
  ],
});
