/** Will-o'-the-Wisp: rules in short and the labels of its settings, in English. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Lure every creature into the grove without getting caught. You’re the light: move one step in any of eight directions, and every prowler takes a step towards you.",
    "Creatures that enter the grove are purified. A creature that reaches you catches you.",
    "Trees stop them, mud holds them, and sleepers wake up when you’re next to them. Nothing is left to luck.",
  ],
  labels: {},
};
