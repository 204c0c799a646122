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
      id: "ice-fair",
      par: 5,
      isLater: true,
      text: `
        . # . # .
        r # . # r
        = . G = =
        . = . = .
        . . . . W
      `,
    },
    {
      id: "snowball",
      par: 7,
      text: `
        . . r . .
        . r = . .
        W G = . .
        . r = . .
        . . . . .
      `,
    },
    {
      id: "the-frozen-pond",
      par: 3,
      formerCode: "1SowDu47ju4AVMAk",
      text: `
        . . . . .
        . . = . .
        r = G = .
        . . = . .
        W . . . r
      `,
    },
    {
      id: "rime",
      par: 7,
      text: `
        . . . . . .
        . r = . . .
        . . G . r .
        . r = . . .
        . W . . . .
      `,
    },
    {
      id: "glass-meadow",
      par: 8,
      text: `
        . # . . # .
        G . # # . .
        r = . . = r
        W . # # . .
        . . # # . .
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
      id: "a-cold-awakening",
      par: 10,
      boss: true,
      text: `
        . . . G .
        . . r = .
        . . r . .
        . W p . .
        . . . . .
      `,
    },
    {
      id: "cold-hearth",
      par: 6,
      text: `
        . . . . .
        . . . . .
        . . . P .
        . . r . .
        . . = . W
        G . = . .
        . . # . .
      `,
    },
    {
      id: "icicle",
      par: 5,
      text: `
        . . . . # . .
        . . . . # . .
        W . p = G . r
        . . . . # . .
        . . . . # . .
      `,
    },
    {
      id: "winter-solstice",
      par: 5,
      isLater: true,
      text: `
        W . G . .
        . = . = .
        # . r . .
        . . . . .
        . r r r .
      `,
    },
    {
      id: "mirror-lake",
      par: 7,
      text: `
        . . = . . W
        . . = . = =
        . . = . p .
        . p . = . .
        G = . = . .
        . . . = . .
      `,
    },
    {
      id: "a-single-floe",
      par: 12,
      boss: true,
      text: `
        . . . p . . .
        G . W . . . .
        . = . . . . .
        . . . . . . .
        . . . . . . p
      `,
    },
  ],
});
