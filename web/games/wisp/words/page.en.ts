/** Will-o'-the-Wisp: rules in short and the labels of its settings, in English. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Lure every creature into the grove without getting caught. You’re the light: move one step in any of eight directions, and every creature that hunts you takes a step towards you.",
    "Creatures that enter the grove are purified. A creature that reaches you catches you.",
    "Trees stop them, mud holds them, and sleepers wake up when you’re next to them. Nothing is left to chance.",
  ],
  tips: [
    "Undoing is free. Point at a cell, or press and hold it, to see what every creature would do.",
    "You’re safe in the grove and in trees. Creatures never look for a way around a tree, so a tree can hold them up.",
    "Creatures of the same colour merge when they meet. After that, one path leads all of them into the grove.",
    "A shortest solution earns three stars, up to two moves more earn two, and any other solution, or one with a hint, earns one.",
  ],
  labels: {},
};
