/** Chapter 6: pads, which move whoever enters one to the other, the wisp included. */
import { chapter } from "./chapter.ts";

export const twinStones = chapter({
  id: "twin-stones",
  biome: "ruin",
  levels: [
    {
      id: "now-you-see-it",
      par: 5,
      text: `
        . W . . r
        . . . 1 .
        . . . . .
        . G 1 . .
        . . . . .
      `,
    },
    {
      id: "through-the-wall",
      par: 6,
      text: `
        W . . . .
        . . . . .
        r 1 # 1 G
        . . . . .
      `,
    },
    {
      id: "the-locked-garden",
      par: 6,
      text: `
        1 . . . .
        . # # # .
        . # G # .
        . # 1 # .
        W . . . r
      `,
    },
    {
      id: "to-the-other-corner",
      par: 6,
      text: `
        . . . . . 1
        . . G . . r
        1 . . . . .
        . W r r . .
      `,
    },
    {
      id: "follow-me",
      par: 10,
      text: `
        . # G . .
        . . . . .
        1 . . . .
        W r . r .
        . # . . 1
      `,
    },
    {
      id: "the-stones-next-door",
      par: 8,
      text: `
        . . 1 . . . .
        1 r . . G . .
        . . . r . . .
        . . W . . . .
      `,
    },
    {
      id: "the-back-door",
      par: 13,
      text: `
        . G 1 . .
        . . r . W
        . . . . r
        . . . . .
        . . 1 . .
      `,
    },
    {
      id: "up-the-far-side",
      par: 10,
      text: `
        . . . . . .
        . 1 . . . .
        r . . . . G
        W . # r . .
        . . # . . 1
      `,
    },
    {
      id: "the-turnstile",
      par: 10,
      text: `
        . # 1 . r
        W 1 r . .
        . r . . .
        . # . . .
        . . G . .
      `,
    },
  ],
});
