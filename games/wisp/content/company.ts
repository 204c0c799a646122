/** Chapter 2: several enemies, merging, and what a diagonal step is worth. */
import { chapter } from "./chapter.ts";

export const company = chapter({
  id: "company",
  biome: "forest",
  levels: [
    {
      id: "moth-season",
      par: 5,
      text: `
        . W . . . .
        . . r . . .
        . G . . . .
        . . r . . .
        . . . . r .
      `,
    },
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
      id: "front-row",
      par: 6,
      boss: true,
      text: `
        . . . G . . .
        . . . W . . .
        . . r r r . .
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "haystack",
      par: 4,
      text: `
        . . . r .
        . . . . .
        . . r G .
        . . . . .
        . . . r W
      `,
    },
    {
      id: "village-fair",
      par: 7,
      text: `
        . . r . . .
        . . . . . .
        . G . . r .
        . . . . . W
        . . r . . .
      `,
    },
    {
      id: "market-day",
      par: 7,
      text: `
        . W G . . .
        . . . . r .
        . . . r . r
        . . . . . .
        . r . . . .
      `,
    },
    {
      id: "milestone",
      par: 7,
      boss: true,
      text: `
        . . . . r . .
        . . . . . . .
        . G . r . . W
        . . . . . . .
        . . . . r . .
      `,
    },
  ],
});
