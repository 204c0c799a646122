/**
 * The extra levels, one for each chapter: they are unlocked by stars, unlock nothing themselves, and are among the
 * hardest of their chapter.
 */
import { type CampaignLevel, levelRead } from "./chapter.ts";

/** By the chapter's id. */
export const extras: Readonly<Record<string, CampaignLevel>> = {
  "first-light": levelRead({
    id: "wait-inside",
    par: 5,
    text: `
      . . . r .
      . . . . .
      . . . G .
      . . . . .
      r . . W .
    `,
  }),
  company: levelRead({
    id: "harvest-home",
    par: 8,
    text: `
      . G . . W .
      . . . r . .
      . . . r r .
      r . . . . .
      . . . . . .
    `,
  }),
  "root-and-mire": levelRead({
    id: "the-orchard",
    par: 14,
    text: `
      . . . # . . .
      . # . . . r .
      # r . . . r #
      W . . . . # G
      . . # # . . .
    `,
  }),
  sleepers: levelRead({
    id: "one-step-back",
    par: 9,
    text: `
      . # p . .
      . . . G .
      . . . . r
      W p . # .
      . . . . .
    `,
  }),
  frost: levelRead({
    id: "winter-market",
    par: 12,
    text: `
      . . . . . . . .
      . . . . . . = .
      G = = = = p = p
      . . . . . . = .
      . . W . . . . .
    `,
  }),
  "twin-stones": levelRead({
    id: "the-door-by-the-grove",
    par: 12,
    text: `
      . W . 1 G .
      . . r r . .
      . . . . . .
      ~ . . . . .
      . . . 1 . .
    `,
  }),
  "the-watch": levelRead({
    id: "one-step-more",
    par: 16,
    formerCode: "1TG9AAAAhgBVGRoW",
    text: `
      route: 0,0 S S
      g # . W .
      . . . . .
      . . r r .
      G . . . .
      . . . . .
      . . . . .
    `,
  }),
  "deep-forest": levelRead({
    id: "twelve-bells",
    par: 13,
    text: `
      # # . p .
      r . ~ ~ .
      . . . . W
      G . . . .
      . . . . .
      . . ~ ~ .
      # # # p .
    `,
  }),
  "the-wide-night": levelRead({
    id: "the-widest-sky",
    par: 18,
    formerCode: "1kPjQ9AAAAACeA9ZAx",
    text: `
      . . . . . 1 .
      # . . . . . .
      . W . . . . .
      . . . . . . .
      . . r . . . .
      G p . . . . .
      # . 1 . . . .
    `,
  }),
};
