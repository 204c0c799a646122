/** Chapter 3: trees that block enemies, mud that holds them for a turn. */
import { chapter } from "./chapter.ts";

export const rootAndMire = chapter({
  id: "root-and-mire",
  biome: "swamp",
  levels: [
    {
      id: "thicket",
      par: 6,
      text: `
        W # # . G .
        . . . . # .
        # # r r . #
        . # . r . .
        . . . . . .
      `,
    },
    {
      id: "first-the-mire",
      par: 7,
      text: `
        . . . . .
        . . . . .
        . G . ~ .
        . # . . ~
        . . . r W
      `,
    },
    {
      id: "wet-boots",
      par: 8,
      isLater: true,
      text: `
        . # G . . .
        . . . . . .
        r . . r . .
        . . . ~ . .
        W . r r . .
      `,
    },
    {
      id: "up-and-down",
      par: 9,
      text: `
        W . ~ . .
        r . # . .
        . . r . .
        . . . . .
        . G . . .
        . . . . .
      `,
    },
    {
      id: "marsh-marigold",
      par: 9,
      text: `
        . . . . . r
        . ~ . . . W
        G ~ r r ~ .
        . . . . . .
        r . . . . .
      `,
    },
    {
      id: "a-foot-in-the-mud",
      par: 6,
      text: `
        . . . . .
        . . . . .
        G . . . .
        . . r . .
        . ~ W . .
      `,
    },
    {
      id: "charcoal-burners",
      par: 11,
      boss: true,
      text: `
        . # . . . . .
        W . . . . . .
        G r r r . . .
        . . . . . . .
        . # . . . . .
      `,
    },
    {
      id: "peat-cutters",
      par: 9,
      text: `
        . . . G # .
        . . . . . .
        . . r r . .
        . . ~ ~ . .
        . . r r . W
      `,
    },
    {
      id: "hedgerow",
      par: 5,
      text: `
        . . . . G W
        r . . . . r
        # # # # # #
        . . . . . .
        . . . . . .
      `,
    },
    {
      id: "otter-holt",
      par: 8,
      isLater: true,
      text: `
        . . . . . . .
        . r ~ . . . .
        . . r W . r .
        . . . . r . .
        . . . G # . .
      `,
    },
    {
      id: "the-lost-boot",
      par: 7,
      text: `
        . . . . .
        . W . . .
        . . . . .
        # # r . .
        ~ . . . .
        G . . . .
        . . . . .
      `,
    },
    {
      id: "four-puddles",
      par: 7,
      boss: true,
      text: `
        . . G . .
        ~ . W . ~
        ~ . . . ~
        . r . r .
        . . . . .
        . . . . .
        . . . . .
      `,
    },
  ],
});
