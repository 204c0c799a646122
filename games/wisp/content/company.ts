/** Chapter 2: several enemies, merging, and what a diagonal step is worth. */
import { chapter } from "./chapter.ts";

export const company = chapter({
  id: "company",
  biome: "forest",
  levels: [
    {
      id: "one-by-one",
      par: 3,
      text: `
        . . . . .
        . . . . r
        . . . W r
        . . . G .
      `,
    },
    {
      id: "two-become-one",
      par: 3,
      text: `
        . . r .
        . r W .
        . . . G
        . . . .
      `,
    },
    {
      id: "past-and-back",
      par: 3,
      text: `
        . . G W .
        . . . r r
        . . . . .
        . . . . .
      `,
    },
    {
      id: "from-both-sides",
      par: 5,
      text: `
        . W . . . r
        . . . . G .
        . . r . . .
        . . . . . .
      `,
    },
    {
      id: "four-corners",
      par: 8,
      text: `
        r . . . r
        . . . . .
        . W G . .
        . . . . .
        r . . . r
      `,
    },
    {
      id: "cutting-corners",
      par: 6,
      text: `
        . . . . .
        . . . G .
        . . . . .
        W r r . .
        . . . . .
      `,
    },
  ],
});
