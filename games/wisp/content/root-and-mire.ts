/** Chapter 3: trees that block enemies, mud that holds them for a turn. */
import { chapter } from "./chapter.ts";

export const rootAndMire = chapter({
  id: "root-and-mire",
  title: { en: "Root and Mire", de: "Wurzel und Morast" },
  biome: "swamp",
  opening: {
    en: "Where the ground grows soft, you were always at home. Trees stand in the way of what has weight, and the mud keeps every foot a moment longer than it wants. None of it can hold you.",
    de: "Wo der Boden weich wird, warst du schon immer zu Hause. Bäume stehen dem im Weg, was Gewicht hat, und der Schlamm behält jeden Fuß ein wenig länger, als ihm lieb ist. Dich hält hier nichts.",
  },
  closing: {
    en: "You have learned to let others wait. It is a strange power for something that always flickered and fled. Your light burns slower now, and it no longer trembles in the wind.",
    de: "Du hast gelernt, andere warten zu lassen. Eine seltsame Macht für etwas, das immer nur geflackert hat und geflohen ist. Dein Licht brennt jetzt langsamer, und im Wind zittert es nicht mehr.",
  },
  levels: [
    {
      id: "the-hedge",
      name: { en: "The Hedge", de: "Die Hecke" },
      tale: {
        en: "They can’t find their way round a hedge, but you can lead them round it.",
        de: "Um die Hecke finden sie nicht von selbst. Du musst sie schon herumführen.",
      },
      par: 8,
      text: `
        . . . . .
        r . # . .
        . . # G .
        r . # . .
        . W . . .
      `,
    },
    {
      id: "a-foot-in-the-mud",
      name: { en: "A Foot in the Mud", de: "Ein Fuß im Schlamm" },
      tale: {
        en: "It’s too close behind you. One breath in the mud puts that right.",
        de: "Es ist dir zu dicht auf den Fersen. Ein Atemzug im Schlamm, und es passt.",
      },
      par: 6,
      text: `
        . . . . .
        . . . . .
        G . . . .
        . . r . .
        . ~ W . .
      `,
    },
    {
      id: "first-the-mire",
      name: { en: "First the Mire", de: "Erst der Morast" },
      tale: {
        en: "Let the mud take its turn, then let the tree do the rest.",
        de: "Lass erst den Schlamm seine Arbeit tun, dann den Baum die seine.",
      },
      par: 7,
      text: `
        . . . . .
        . . . . .
        . G . ~ .
        . # . . ~
        . . . r W
      `,
    },
    {
      id: "the-courtyard",
      name: { en: "The Courtyard", de: "Der Innenhof" },
      tale: {
        en: "The grove has one open side. The red one stands on another.",
        de: "Der Hain ist nur nach einer Seite offen. Das Rote steht auf einer anderen.",
      },
      par: 8,
      text: `
        . . r . .
        . # # # .
        . # G # .
        . . . . .
        W . . . .
      `,
    },
    {
      id: "up-and-down",
      name: { en: "Up and Down", de: "Auf und ab" },
      tale: {
        en: "Shake them off between mud and tree, then pace below the grove until both have gone in.",
        de: "Häng sie zwischen Schlamm und Baum ab, dann geh unter dem Hain auf und ab, bis beide drin sind.",
      },
      par: 9,
      text: `
        W . ~ . .
        r . # . .
        . . r . .
        . . . . .
        . G . . .
        . . . . .
      `,
    },
  ],
});
