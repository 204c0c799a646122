/** Chapter 6: pads, which move whoever enters one to the other, the wisp included. */
import { chapter } from "./chapter.ts";

export const twinStones = chapter({
  id: "twin-stones",
  title: { en: "Twin Stones", de: "Zwillingssteine" },
  biome: "ruin",
  opening: {
    en: "Somebody built here once, and set stones in pairs that know of each other. Step on one and you stand on the other. What hunts you has not learned that. It only sees how far away you are.",
    de: "Hier hat einmal jemand gebaut und Steine gesetzt, immer zwei, die voneinander wissen. Tritt auf den einen, und du stehst auf dem anderen. Was dich jagt, weiß das nicht. Es sieht nur, wie weit weg du bist.",
  },
  closing: {
    en: "Between two stones, for less than a moment, you saw yourself from outside: a small steady light, and many coming towards it. You were not afraid of it. So that is what they see.",
    de: "Zwischen zwei Steinen, kürzer als ein Augenblick, hast du dich von außen gesehen: ein kleines, ruhiges Licht, und viele gehen darauf zu. Du hattest keine Angst vor ihm. Das also sehen sie.",
  },
  levels: [
    {
      id: "now-you-see-it",
      name: { en: "Now You See It", de: "Eben war es noch da" },
      tale: {
        en: "It steps on a stone and stands beside the grove. Be in the right place by then.",
        de: "Es tritt auf einen Stein und steht neben dem Hain. Sei bis dahin am rechten Fleck.",
      },
      par: 5,
      text: `
        . W . . r
        . . . 1 .
        . . . . .
        . G 1 . .
        . . . . .
      `,
    },
    {
      id: "through-the-wall",
      name: { en: "Through the Wall", de: "Durch die Wand" },
      tale: {
        en: "A stone on this side, a stone on that. The tree between them does not matter.",
        de: "Ein Stein diesseits, einer jenseits. Der Baum dazwischen zählt nicht.",
      },
      par: 6,
      text: `
        W . . . .
        . . . . .
        r 1 # 1 G
        . . . . .
      `,
    },
    {
      id: "the-locked-garden",
      name: { en: "The Locked Garden", de: "Der verschlossene Garten" },
      tale: {
        en: "No gate leads into this garden. There is another way in.",
        de: "In diesen Garten führt kein Tor. Es gibt einen anderen Weg hinein.",
      },
      par: 6,
      text: `
        1 . . . .
        . # # # .
        . # G # .
        . # 1 # .
        W . . . r
      `,
    },
    {
      id: "to-the-other-corner",
      name: { en: "To the Other Corner", de: "In die andere Ecke" },
      tale: {
        en: "Three hunters close in. The way out lies beside you, and it ends on the far side of all of them.",
        de: "Drei Jäger rücken an. Der Ausweg liegt neben dir und endet auf der anderen Seite von allen dreien.",
      },
      par: 6,
      text: `
        . . . . . 1
        . . G . . r
        1 . . . . .
        . W r r . .
      `,
    },
    {
      id: "follow-me",
      name: { en: "Follow Me", de: "Mir nach" },
      tale: {
        en: "You go first, they come after, and on the other side they are one.",
        de: "Du gehst voran, sie kommen nach, und drüben sind sie einer.",
      },
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
      id: "the-stones-next-door",
      name: { en: "The Stones Next Door", de: "Die Steine nebenan" },
      tale: {
        en: "The two stones are neighbours. One corner is all you gain, and one corner is all you need.",
        de: "Die beiden Steine sind Nachbarn. Mehr als eine Ecke gewinnst du nicht, und mehr brauchst du nicht.",
      },
      par: 8,
      text: `
        . . 1 . . . .
        1 r . . G . .
        . . . r . . .
        . . W . . . .
      `,
    },
    {
      id: "the-back-door",
      name: { en: "The Back Door", de: "Die Hintertür" },
      tale: {
        en: "Escape by the stone beside the grove, and let one of them come back through it.",
        de: "Flieh über den Stein neben dem Hain und lass einen von ihnen auf demselben Weg zurückkommen.",
      },
      par: 13,
      text: `
        . G 1 . .
        . . r . W
        . . . . r
        . . . . .
        . . 1 . .
      `,
    },
    {
      id: "up-the-far-side",
      name: { en: "Up the Far Side", de: "Drüben hinauf" },
      tale: {
        en: "Take the stone, run up the edge past the grove, and come down again to meet them.",
        de: "Nimm den Stein, lauf drüben am Hain vorbei den Rand hinauf und komm ihnen wieder entgegen.",
      },
      par: 10,
      text: `
        . . . . . .
        . 1 . . . .
        r . . . . G
        W . # r . .
        . . # . . 1
      `,
    },
    {
      id: "the-turnstile",
      name: { en: "The Turnstile", de: "Das Drehkreuz" },
      tale: {
        en: "Three of them and one pair of stones. Whoever goes through last finds all the others.",
        de: "Drei von ihnen und ein Paar Steine. Wer zuletzt hindurchgeht, trifft alle anderen.",
      },
      par: 10,
      text: `
        . # 1 . r
        W 1 r . .
        . r . . .
        . # . . .
        . . G . .
      `,
    },
  ],
});
