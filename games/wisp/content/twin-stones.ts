/** Chapter 6: pads, which move whoever enters one to the other, the wisp included. */
import { chapter } from "./chapter.ts";

export const twinStones = chapter({
  id: "twin-stones",
  biome: "ruin",
  levels: [
    {
      id: "vanishing-act",
      par: 5,
      isLater: true,
      text: `
        1 . . . .
        . . G . .
        . . . . .
        . r . . 1
        . . . r W
      `,
    },
    {
      id: "the-locked-garden",
      par: 6,
      formerCode: "1SozwVFF8AYA5",
      text: `
        1 . . . .
        . . # . .
        . # G # .
        . # 1 # .
        W . . . r
      `,
    },
    {
      id: "occupied",
      par: 6,
      text: `
        . . . . .
        . # P # .
        1 r 1 . .
        . . G W .
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
    {
      id: "echo",
      par: 11,
      text: `
        . p . . W .
        . . . . p .
        G 1 1 . . .
        . . . . p .
        . p . . . .
      `,
    },
    {
      id: "milk-churn",
      par: 7,
      isLater: true,
      text: `
        . . . .
        . r . .
        1 . r G
        r = W 1
      `,
    },
    {
      id: "the-long-bench",
      par: 7,
      boss: true,
      text: `
        . . . G . W .
        . . . . . . .
        1 . . . . . 1
        . r . r . r .
        . . . . . . .
      `,
    },
    {
      id: "two-wells",
      par: 7,
      text: `
        . . p . . .
        G . . W . .
        . = . . = .
        . 1 . . 1 .
        . . . . . .
      `,
    },
    {
      id: "the-other-shore",
      par: 10,
      text: `
        . . . . . .
        . . . . . .
        1 . . . P .
        . P . . . 1
        G . . . = .
        . . W . . .
      `,
    },
    {
      id: "ferrymans-coin",
      par: 18,
      text: `
        . . . . W . .
        . . . . . . r
        1 . . r . . .
        G . . . . r .
        1 . . . . . .
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "the-party-wall",
      par: 6,
      boss: true,
      text: `
        . . # . 1 .
        . . # . . .
        . . # r . .
        . . # r r G
        . . # W . .
        . . # . 1 .
      `,
    },
  ],
});
