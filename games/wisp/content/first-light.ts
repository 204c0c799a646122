/** Chapter 1: moving, luring, the grove. Each of its levels can be lost in a way that demonstrates its lesson. */
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
      id: "keep-your-distance",
      name: { en: "Keep Your Distance", de: "Halt Abstand" },
      tale: {
        en: "It takes one step for each of yours. Finish a step within its reach, and it catches you.",
        de: "Auf jeden Schritt von dir folgt einer von ihm. Endet deiner in seiner Reichweite, fängt es dich.",
      },
      par: 3,
      text: `
        . . . . r .
        . . G . . .
        . . . . . .
        W . . . . .
      `,
    },
    {
      id: "behind-the-grove",
      name: { en: "Behind the Grove", de: "Hinter dem Hain" },
      tale: {
        en: "It walks straight at your light. Stand so that the grove lies in its way, and not too near.",
        de: "Es geht geradewegs auf dein Licht zu. Stell dich so, dass der Hain dazwischenliegt, und nicht zu nah.",
      },
      par: 3,
      text: `
        . . . . .
        . . . G .
        . r . . .
        . . . . W
      `,
    },
    {
      id: "safe-inside",
      name: { en: "Safe Inside", de: "Drinnen sicher" },
      tale: {
        en: "Inside the grove, nobody can touch you. One step outside, they can.",
        de: "Im Hain selbst kann dich keiner fassen. Einen Schritt daneben schon.",
      },
      par: 3,
      text: `
        . r . r .
        . . . . .
        . . G . .
        . . W . .
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
  ],
});
