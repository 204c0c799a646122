/** Chapter 3: trees that block enemies, mud that holds them for a turn. */
import { chapter } from "./chapter.ts";

export const rootAndMire = chapter({
  id: "root-and-mire",
  biome: "swamp",
  levels: [
    {
      id: "the-hedge",
      par: 8,
      text: `
        . . . . .
        r . # . .
        . . # G .
        r . # . .
        . W . . .
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
      id: "the-courtyard",
      par: 8,
      text: `
        . . r . .
        . # # # .
        . # G # .
        . . . . .
        W . . . .
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
  ],
});
