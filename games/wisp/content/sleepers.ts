/** Chapter 4: sleepers that wake beside the wisp, and colours that block each other. */
import { chapter } from "./chapter.ts";

export const sleepers = chapter({
  id: "sleepers",
  biome: "swamp",
  levels: [
    {
      id: "lullaby",
      par: 4,
      text: `
        . . . p .
        . . G P .
        . . . # .
        . . . . .
        W . . . .
      `,
    },
    {
      id: "twins",
      par: 6,
      text: `
        . p W p .
        . . G . .
        . . . . .
        . . P . .
      `,
    },
    {
      id: "a-call-on-the-way",
      par: 5,
      text: `
        W G . p . .
        r . . . . .
        . . . . . .
        . . . . . .
      `,
    },
    {
      id: "dawn-chorus",
      par: 8,
      text: `
        p . . . . .
        p G . . . W
        . . . . . p
        . . . . . p
      `,
    },
    {
      id: "slumber-party",
      par: 6,
      isLater: true,
      text: `
        p . . . . .
        . . . G . .
        W . p . . .
        r . . . . .
      `,
    },
    {
      id: "hot-water-bottle",
      par: 9,
      isLater: true,
      text: `
        . . . . W
        r p . . .
        . . . r .
        P . G . .
      `,
    },
    {
      id: "a-sleeper-for-a-shield",
      par: 9,
      text: `
        p . . . .
        . . . . .
        . . . G .
        . . r . .
        . . W . .
      `,
    },
    {
      id: "the-long-yawn",
      par: 7,
      text: `
        . . . . .
        . G . . .
        . . ~ . .
        . . . . .
        p . r . .
        . . W . .
      `,
    },
    {
      id: "garden-wall",
      par: 5,
      text: `
        . # . . .
        . # . . .
        . # . . .
        r G P . W
        . # . . .
        . # . . .
        . # . . .
      `,
    },
    {
      id: "featherbed",
      par: 14,
      text: `
        P p . . . .
        r . . W . .
        . . r . . .
        . . . G . .
      `,
    },
    {
      id: "cock-crow",
      par: 8,
      isLater: true,
      text: `
        . . p . .
        . . G . .
        # p W p .
        . . . . .
        r . . . .
      `,
    },
    {
      id: "dormouse-house",
      par: 11,
      boss: true,
      text: `
        # # # . # .
        . . W . # .
        . P . . P .
        G # . . . .
        . # . # # #
      `,
    },
    {
      id: "violet-hour",
      par: 7,
      text: `
        . P . . . .
        W . . # . .
        G . . r P .
        . . . # . .
        . P . . . .
      `,
    },
    {
      id: "eiderdown",
      par: 13,
      text: `
        W p . . . .
        . . # # . .
        G . . . ~ .
        . ~ . . . .
        . . # # . .
        . . . . p .
      `,
    },
    {
      id: "bunk-beds",
      par: 9,
      text: `
        . . . . . .
        G . . . . .
        p . . . . W
        p . . . . .
        . . . . . .
        . . . . . .
      `,
    },
    {
      id: "moss-pillow",
      par: 11,
      text: `
        . . . . . G .
        . . . . . . .
        . . . P . p .
        . . . p . . .
        . . . . . W .
      `,
    },
    {
      id: "late-guests",
      par: 9,
      text: `
        . . . . .
        . . r . G
        . . p . .
        . . . . W
        . . . . .
        . . . p .
        . . . . .
      `,
    },
    {
      id: "harebell",
      par: 7,
      boss: true,
      text: `
        . . . . G . .
        . . . P . . .
        . . . . . . r
        . . . . . W .
        . . . P . . .
        . . . . . . .
      `,
    },
  ],
});
