/** Chapter 1: moving, luring, the grove. Nothing in it can be lost: every position that can be reached is winnable. */
import { chapter } from "./chapter.ts";

export const firstLight = chapter({
  id: "first-light",
  title: { en: "First Light", de: "Erstes Licht" },
  biome: "forest",
  opening: {
    en: "In the villages they say that you lead wanderers into the bog. Nobody ever asked you. Tonight something red is walking the wood, sick and hungry for light, and only the old grove can still heal.",
    de: "In den Dörfern heißt es, du führst Wanderer ins Moor. Gefragt hat dich nie jemand. Heute Nacht geht etwas Rotes durch den Wald, krank und hungrig nach Licht, und nur der alte Hain kann noch heilen.",
  },
  closing: {
    en: "What went into the grove red comes out as a hare. It looks at you before it runs, and nothing has ever looked at you like that. You burn a little warmer.",
    de: "Was rot in den Hain gegangen ist, kommt als Hase wieder heraus. Bevor er davonspringt, sieht er dich an, und so hat dich noch nie etwas angesehen. Du brennst ein wenig wärmer.",
  },
  levels: [
    {
      id: "the-lane",
      name: { en: "The Lane", de: "Der Hohlweg" },
      tale: {
        en: "Move, and it moves. The lane leads through the grove.",
        de: "Wenn du gehst, geht es auch. Der Weg führt durch den Hain.",
      },
      par: 3,
      text: `
        # # # . . . .
        r . . G . . W
        # # # . . . .
      `,
    },
    {
      id: "the-far-side",
      name: { en: "The Far Side", de: "Auf der anderen Seite" },
      tale: {
        en: "It comes straight at you or not at all. Go where the grove lies between you.",
        de: "Es kommt geradewegs auf dich zu oder gar nicht. Geh dorthin, wo der Hain zwischen euch liegt.",
      },
      par: 4,
      text: `
        . . . . .
        . . . # .
        W . # r G
        . . . # .
        . . . . .
      `,
    },
    {
      id: "into-the-light",
      name: { en: "Into the Light", de: "Mitten ins Licht" },
      tale: {
        en: "In the grove itself nobody can touch you. Let them all come.",
        de: "Im Hain selbst kann dich keiner fassen. Lass sie ruhig alle kommen.",
      },
      par: 3,
      text: `
        W . . . .
        . . # . .
        . # r # .
        # r G r #
        . # r # .
        . . # . .
      `,
    },
  ],
});
