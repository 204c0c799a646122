/** Chapter 7: guards, which walk their routes and chase only what they see ahead. */
import { chapter } from "./chapter.ts";

export const theWatch = chapter({
  id: "the-watch",
  biome: "ruin",
  levels: [
    {
      id: "where-the-path-turns",
      par: 6,
      text: `
        route: 3,0 S S W
        . . . g .
        . . . . .
        . G . . .
        . . r . .
        . . . . W
      `,
    },
    {
      id: "be-seen",
      par: 3,
      text: `
        route: 3,3 N N
        . . . G .
        W . . . .
        . . . . .
        . . . g .
        . . . . .
      `,
    },
    {
      id: "hunter-and-guard",
      par: 4,
      text: `
        route: 4,4 N N
        . . W . .
        . . r . G
        . . . . .
        . . . . .
        . . . . g
      `,
    },
    {
      id: "toll-house",
      par: 5,
      text: `
        route: 3,3 W W
        . . . . .
        W . . . .
        # . . . .
        G r . g .
        # . . . .
        . . . . .
        . . . . .
      `,
    },
    {
      id: "off-the-route",
      par: 8,
      text: `
        route: 1,1 S S W
        . . . . .
        . g . . .
        W . . . .
        . . . G .
        . r . . .
      `,
    },
    {
      id: "night-errand",
      par: 5,
      text: `
        route: 3,1 W W
        W . G . . . .
        1 . . g . . .
        . . 1 . . . .
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "across-the-beat",
      par: 9,
      text: `
        route: 4,2 S S
        . . . . G #
        . . . . . .
        . . . # g .
        . . . . . #
        . . . . r W
      `,
    },
    {
      id: "between-two-fires",
      par: 10,
      text: `
        route: 2,2 E S W N
        . . . . .
        . . W r .
        . r g . G
        . . . . .
        . . . . .
      `,
    },
    {
      id: "guardroom",
      par: 10,
      text: `
        route: 2,2 E S W N
        route: 1,3 N N
        . . . . . . .
        . W r . . . .
        . . g . . . .
        . g . . . . .
        . . . G . . .
      `,
    },
    {
      id: "one-on-his-rounds",
      par: 10,
      boss: true,
      text: `
        route: 0,1 E S W N
        . . . W . .
        g . . . . G
        . . . . ~ .
        . r . . r .
      `,
    },
    {
      id: "lamp-oil",
      par: 11,
      text: `
        route: 0,3 S S
        . . . . . .
        1 . . . . 1
        G . . . . .
        g . . . . .
        . . . . . W
        . p . . p .
      `,
    },
    {
      id: "the-guard-at-the-gate",
      par: 14,
      text: `
        route: 1,2 E E
        . . . . . .
        . . . # . .
        G g . . . .
        r . . r . #
        . . . . W .
      `,
    },
    {
      id: "the-quiet-corner",
      par: 10,
      text: `
        route: 0,1 E E S
        . . . r .
        g . W . .
        . . . . .
        . . . # r
        . . G . #
      `,
    },
    {
      id: "two-rounds",
      par: 9,
      text: `
        route: 1,1 E E S S W W N N
        route: 4,1 S S
        . . . . . .
        . g . . g .
        . . . W . .
        . . . . r .
        . . . G . .
        . . . . . .
      `,
    },
    {
      id: "the-old-chapel",
      par: 12,
      text: `
        route: 2,3 E S W N
        . . G . .
        . # . # .
        . # . # .
        . r g r #
        . . . . W
        . . . . .
        . . . . .
      `,
    },
    {
      id: "sentry-boxes",
      par: 9,
      isLater: true,
      text: `
        route: 2,2 E S W N
        route: 4,2 N N
        . . . . W . .
        . . . . . . .
        . . g r g . .
        . . . . . . .
        . . . G . . .
      `,
    },
    {
      id: "the-round",
      par: 12,
      boss: true,
      text: `
        route: 2,1 W S E N
        . . . . .
        . . g . r
        . . . . G
        . W . . .
        . . . . .
      `,
    },
  ],
});
