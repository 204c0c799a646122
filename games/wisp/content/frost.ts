/** Chapter 5: ice, on which enemies slide until something stops them. */
import { chapter } from "./chapter.ts";

export const frost = chapter({
  id: "frost",
  biome: "cave",
  levels: [
    {
      id: "black-ice",
      par: 4,
      text: `
        . . . . .
        . . . r .
        . . . . .
        . . . W .
        . G = . .
      `,
    },
    {
      id: "the-frozen-pond",
      par: 3,
      text: `
        . . . . .
        . = = = .
        r = G = .
        . = = = .
        W . . . r
      `,
    },
    {
      id: "a-step-ahead",
      par: 8,
      text: `
        . . . . .
        W r r . .
        . . . = .
        . . . . .
        . . G . .
      `,
    },
    {
      id: "one-slippery-stone",
      par: 7,
      text: `
        . . . . . . .
        . = . . . G .
        . . . . r . .
        . r . W . . .
      `,
    },
    {
      id: "to-and-fro",
      par: 8,
      text: `
        . . . . .
        W . = r .
        . = r . .
        . G . . .
        . . . r .
      `,
    },
    {
      id: "the-chute",
      par: 9,
      text: `
        . . . . .
        = . . G .
        = r . # .
        W . r . .
        . . . . .
      `,
    },
    {
      id: "out-of-the-huddle",
      par: 9,
      text: `
        . . . . . .
        . . G . . .
        . . r = . .
        # = r . . .
        . = W r . .
      `,
    },
    {
      id: "a-cold-awakening",
      par: 10,
      text: `
        . . . G .
        . . r = .
        . . r . .
        . W p . .
        . . . . .
      `,
    },
  ],
});
