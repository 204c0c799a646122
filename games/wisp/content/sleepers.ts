/** Chapter 4: sleepers that wake beside the wisp, and colours that block each other. */
import { chapter } from "./chapter.ts";

export const sleepers = chapter({
  id: "sleepers",
  biome: "swamp",
  levels: [
    {
      id: "a-tap-on-the-shoulder",
      par: 6,
      text: `
        p . . . .
        . . . W .
        . . . . .
        . . G . .
        . . . . .
      `,
    },
    {
      id: "after-you",
      par: 6,
      text: `
        . . . . .
        . . G . .
        . . . . .
        . . . r .
        W . P . .
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
      id: "four-beds",
      par: 10,
      text: `
        p . . . p
        . . . . .
        W . G . .
        . . . . .
        p . . . p
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
  ],
});
