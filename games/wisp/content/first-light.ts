/** Chapter 1: moving, luring, the grove. Each of its levels can be lost in a way that demonstrates its lesson. */
import { chapter } from "./chapter.ts";

export const firstLight = chapter({
  id: "first-light",
  biome: "forest",
  levels: [
    {
      id: "keep-your-distance",
      par: 3,
      text: `
        . . . . r .
        . . G . . .
        . . . . . .
        W . . . . .
      `,
    },
    {
      id: "behind-the-grove",
      par: 3,
      text: `
        . . . . .
        . . . G .
        . r . . .
        . . . . W
      `,
    },
    {
      id: "safe-inside",
      par: 3,
      text: `
        . r . r .
        . . . . .
        . . G . .
        . . W . .
      `,
    },
    {
      id: "three-lanterns",
      par: 4,
      text: `
        . . . . . .
        . . . . r .
        . G . . . .
        . . r W r .
        . . . . . .
      `,
    },
  ],
});
