/**
 * Levels that were replaced. They are no longer part of a chapter's progress, but can still be opened and played, and
 * links, replays and best solutions keep working.
 */
import { type CampaignLevel, levelRead } from "./chapter.ts";

/** By the chapter they belonged to. */
export const retired: Readonly<Record<string, readonly CampaignLevel[]>> = {
  "first-light": [
    levelRead({
      id: "the-far-side",
      par: 4,
      text: `
        . . . . .
        . . . # .
        W . # r G
        . . . # .
        . . . . .
      `,
    }),
  ],
  company: [
    levelRead({
      id: "two-become-one",
      par: 3,
      text: `
        . . r .
        . r W .
        . . . G
        . . . .
      `,
    }),
    levelRead({
      id: "four-corners",
      par: 8,
      text: `
        r . . . r
        . . . . .
        . W G . .
        . . . . .
        r . . . r
      `,
    }),
    levelRead({
      id: "in-and-out",
      par: 6,
      text: `
        . . . . . r
        . . . . . .
        . . . . . G
        . . . . r W
        . . . . . .
      `,
    }),
  ],
  "root-and-mire": [
    levelRead({
      id: "the-hedge",
      par: 8,
      text: `
        . . . . .
        r . # . .
        . . # G .
        r . # . .
        . W . . .
      `,
    }),
    levelRead({
      id: "the-courtyard",
      par: 8,
      text: `
        . . r . .
        . # # # .
        . # G # .
        . . . . .
        W . . . .
      `,
    }),
    levelRead({
      id: "go-ahead",
      par: 8,
      text: `
        . . . . .
        . G . . .
        # . . . .
        . . . r .
        . ~ # # W
      `,
    }),
  ],
  sleepers: [
    levelRead({
      id: "a-tap-on-the-shoulder",
      par: 6,
      text: `
        p . . . .
        . . . W .
        . . . . .
        . . G . .
        . . . . .
      `,
    }),
    levelRead({
      id: "after-you",
      par: 6,
      text: `
        . . . . .
        . . G . .
        . . . . .
        . . . r .
        W . P . .
      `,
    }),
    levelRead({
      id: "four-beds",
      par: 10,
      text: `
        p . . . p
        . . . . .
        W . G . .
        . . . . .
        p . . . p
      `,
    }),
  ],
  frost: [
    levelRead({
      id: "a-step-ahead",
      par: 8,
      text: `
        . . . . .
        W r r . .
        . . . = .
        . . . . .
        . . G . .
      `,
    }),
    levelRead({
      id: "one-slippery-stone",
      par: 7,
      text: `
        . . . . . . .
        . = . . . G .
        . . . . r . .
        . r . W . . .
      `,
    }),
    levelRead({
      id: "the-chute",
      par: 9,
      text: `
        . . . . .
        = . . G .
        = r . # .
        W . r . .
        . . . . .
      `,
    }),
    levelRead({
      id: "out-of-the-huddle",
      par: 9,
      text: `
        . . . . . .
        . . G . . .
        . . r = . .
        # = r . . .
        . = W r . .
      `,
    }),
    levelRead({
      id: "the-frozen-stair",
      par: 10,
      text: `
        . . . . . .
        . . . . . .
        . . = = . .
        = = = = . r
        . . G # r W
        . # # . . #
      `,
    }),
  ],
  "twin-stones": [
    levelRead({
      id: "now-you-see-it",
      par: 5,
      text: `
        . W . . r
        . . . 1 .
        . . . . .
        . G 1 . .
        . . . . .
      `,
    }),
    levelRead({
      id: "through-the-wall",
      par: 6,
      text: `
        W . . . .
        . . . . .
        r 1 # 1 G
        . . . . .
      `,
    }),
    levelRead({
      id: "to-the-other-corner",
      par: 6,
      text: `
        . . . . . 1
        . . G . . r
        1 . . . . .
        . W r r . .
      `,
    }),
    levelRead({
      id: "the-back-door",
      par: 13,
      text: `
        . G 1 . .
        . . r . W
        . . . . r
        . . . . .
        . . 1 . .
      `,
    }),
    levelRead({
      id: "up-the-far-side",
      par: 10,
      text: `
        . . . . . .
        . 1 . . . .
        r . . . . G
        W . # r . .
        . . # . . 1
      `,
    }),
  ],
  "the-watch": [],
  "deep-forest": [
    levelRead({
      id: "all-in-good-time",
      par: 12,
      text: `
        . . G . .
        # ~ . . p
        p # p W .
        . . . # #
        . ~ . . .
      `,
    }),
    levelRead({
      id: "the-pendulum",
      par: 13,
      text: `
        . . . . r
        . . . p .
        . . . . ~
        . . . . G
        . . . r W
      `,
    }),
    levelRead({
      id: "there-and-back",
      par: 14,
      text: `
        . . . . .
        p . . . .
        . = = . .
        W r . . .
        . . . G .
      `,
    }),
    levelRead({
      id: "nineteen-steps",
      par: 19,
      text: `
        . . . p .
        . . ~ . .
        . . . . G
        . 1 . r .
        1 p . W .
      `,
    }),
  ],
  "the-wide-night": [
    levelRead({
      id: "elbow-room",
      par: 8,
      text: `
        W # . . . .
        . r . . . .
        . ~ . . . .
        . . G . . .
        . . . . . .
        . . . . . .
      `,
    }),
    levelRead({
      id: "from-far-and-wide",
      par: 14,
      text: `
        . . . . . p
        . . . p . .
        # . . . . .
        # G # . . #
        . # . . . W
        . p . . . .
      `,
    }),
    levelRead({
      id: "a-step-back-first",
      par: 11,
      text: `
        . . r ~ . . W
        . . . . . r #
        . . . G # . .
        . . . . . r #
        . . . . . . .
      `,
    }),
    levelRead({
      id: "out-of-step",
      par: 13,
      text: `
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . # .
        . . . r r . . .
        . . G . W . # .
      `,
    }),
    levelRead({
      id: "the-puddle-on-the-plain",
      par: 13,
      text: `
        . r . . . . . .
        . W . G . . . .
        . . r . . . . .
        . . . . . . . .
        . . . . . . . .
        # . . . . . . .
        . ~ . . . . . .
        . # . . . . . .
      `,
    }),
    levelRead({
      id: "the-lonely-post",
      par: 20,
      text: `
        route: 2,4 E S W N
        . . . . . . W
        . . . . . . .
        . . . # . . .
        . . . . # # .
        . # g . . . #
        . . r . G . .
        . . . . . . .
      `,
    }),
    levelRead({
      id: "down-the-whole-edge",
      par: 16,
      text: `
        P . . . . . .
        W r . G . . .
        . . . . . . .
        . . # . . . .
        . . . . . . .
        . . . . . . .
        . # # . . . .
      `,
    }),
    levelRead({
      id: "the-great-frost",
      par: 17,
      text: `
        . . . . . . . . .
        . . . . . . . . .
        . . . G . # . . .
        . . . . # . . . .
        . . = . . . = . .
        . . . = . # . . .
        . . . r . . # . #
        . r . . . . = . .
        . . W . . . . # .
      `,
    }),
  ],
};

/**
 * The levels of each chapter before some were replaced. Whoever had solved enough of them to open the next chapter keeps
 * it open.
 */
export const formerLevels: Readonly<Record<string, readonly string[]>> = {
  "first-light": ["keep-your-distance", "behind-the-grove", "safe-inside", "the-far-side"],
  company: ["one-by-one", "two-become-one", "past-and-back", "from-both-sides", "four-corners", "cutting-corners"],
  "root-and-mire": ["the-hedge", "a-foot-in-the-mud", "first-the-mire", "the-courtyard", "up-and-down"],
  sleepers: [
    "a-tap-on-the-shoulder",
    "after-you",
    "a-call-on-the-way",
    "four-beds",
    "the-long-yawn",
    "a-sleeper-for-a-shield",
  ],
  frost: [
    "black-ice",
    "the-frozen-pond",
    "a-step-ahead",
    "one-slippery-stone",
    "to-and-fro",
    "the-chute",
    "out-of-the-huddle",
    "a-cold-awakening",
  ],
  "twin-stones": [
    "now-you-see-it",
    "through-the-wall",
    "the-locked-garden",
    "to-the-other-corner",
    "follow-me",
    "the-stones-next-door",
    "the-back-door",
    "up-the-far-side",
    "the-turnstile",
  ],
  "the-watch": [
    "be-seen",
    "hunter-and-guard",
    "where-the-path-turns",
    "off-the-route",
    "the-quiet-corner",
    "the-round",
    "across-the-beat",
    "one-on-his-rounds",
    "between-two-fires",
    "the-night-watchman",
    "the-guard-at-the-gate",
  ],
  "deep-forest": [
    "the-patient-one",
    "two-asleep-one-awake",
    "three-in-one-skin",
    "single-file",
    "marking-time",
    "held-by-the-heel",
    "sleepers-at-the-door",
    "sleepwalkers",
    "all-in-good-time",
    "skating-partners",
    "the-pendulum",
    "violet-against-bark",
    "in-two-places",
    "one-bed-after-another",
    "breaking-out",
    "there-and-back",
    "past-the-grove",
    "changing-of-the-guard",
    "roll-call",
    "two-puddles",
    "hide-and-seek",
    "three-paths-one-end",
  ],
  "the-wide-night": [
    "elbow-room",
    "behind-the-palisade",
    "from-far-and-wide",
    "a-step-back-first",
    "out-of-step",
    "the-sleeper-in-the-south",
    "the-cold-gap",
    "the-gate-in-the-east",
    "the-puddle-on-the-plain",
    "round-the-fence",
    "the-lonely-post",
    "between-the-gateposts",
    "three-at-the-gate",
    "the-wrong-way-round",
    "down-the-whole-edge",
    "the-great-frost",
    "until-morning",
    "the-last-of-the-night",
  ],
};
