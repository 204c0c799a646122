/**
 * The extra levels, one for each chapter: they are unlocked by stars, unlock nothing themselves, and are among the
 * hardest of their chapter.
 */
import { type CampaignLevel, levelRead } from "./chapter.ts";

/** By the chapter's id. */
export const extras: Readonly<Record<string, CampaignLevel>> = {
  "first-light": levelRead({
    id: "wait-inside",
    name: { en: "Wait Inside", de: "Drinnen warten" },
    tale: {
      en: "One comes from the front, one from far off to the side. The grove is a good place to wait for both.",
      de: "Eines kommt von vorn, eines von weit her. Im Hain wartet es sich gut auf beide.",
    },
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
    id: "in-and-out",
    name: { en: "In and Out", de: "Rein und raus" },
    tale: {
      en: "One stands at your shoulder. Go through the grove, and come back for the other.",
      de: "Eines steht dir im Nacken. Geh durch den Hain, und komm für das andere zurück.",
    },
    par: 6,
    text: `
      . . . . . r
      . . . . . .
      . . . . . G
      . . . . r W
      . . . . . .
    `,
  }),
  "root-and-mire": levelRead({
    id: "go-ahead",
    name: { en: "Go Ahead of It", de: "Geh voran" },
    tale: {
      en: "Only one, and yet a long way home. Go ahead through the mud, and let it come after you.",
      de: "Nur eines, und doch ein weiter Heimweg. Geh voran durch den Schlamm und lass es nachkommen.",
    },
    par: 8,
    text: `
      . . . . .
      . G . . .
      # . . . .
      . . . r .
      . ~ # # W
    `,
  }),
  sleepers: levelRead({
    id: "one-step-back",
    name: { en: "One Step Back", de: "Einen Schritt zurück" },
    tale: {
      en: "There is a single way, and it begins with going nowhere.",
      de: "Es gibt nur einen Weg, und er beginnt damit, nirgendwohin zu gehen.",
    },
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
    id: "the-frozen-stair",
    name: { en: "The Frozen Stair", de: "Die gefrorene Treppe" },
    tale: {
      en: "Two on your heels, and a slide that ends where it likes. Go up to come down.",
      de: "Zwei auf deinen Fersen und Eis, das endet, wo es will. Geh hinauf, um hinabzukommen.",
    },
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
  "twin-stones": levelRead({
    id: "the-door-by-the-grove",
    name: { en: "The Door by the Grove", de: "Die Tür am Hain" },
    tale: {
      en: "One stone lies right beside the grove. Whoever comes out there has hardly a step to go.",
      de: "Ein Stein liegt gleich neben dem Hain. Wer dort herauskommt, hat kaum einen Schritt zu gehen.",
    },
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
    name: { en: "One Step More", de: "Einen Schritt weiter" },
    tale: {
      en: "The guard walks to the very edge of the grove and turns. Make it take one step more.",
      de: "Die Wache geht bis dicht an den Hain und kehrt um. Bring sie dazu, einen Schritt weiter zu gehen.",
    },
    par: 16,
    text: `
      route: 0,0 S S
      g # . W .
      . . . . .
      . . r r .
      G . . . .
      . . . . .
      . # . . .
    `,
  }),
  "deep-forest": levelRead({
    id: "nineteen-steps",
    name: { en: "Nineteen Steps", de: "Neunzehn Schritte" },
    tale: {
      en: "Two sleep, one hunts, and the stones lie far from the grove. Hardly a step is free.",
      de: "Zwei schlafen, eines jagt, und die Steine liegen fern vom Hain. Kaum ein Schritt ist frei.",
    },
    par: 19,
    text: `
      . . . p .
      . . ~ . .
      . . . . G
      . 1 . r .
      1 p . W .
    `,
  }),
  "the-wide-night": levelRead({
    id: "the-widest-sky",
    name: { en: "Under the Widest Sky", de: "Unterm weitesten Himmel" },
    tale: {
      en: "So much room, and both must come to one edge of it. The stones shorten the night.",
      de: "So viel Platz, und beide müssen an den einen Rand. Die Steine verkürzen die Nacht.",
    },
    par: 18,
    text: `
      . # . . . 1 .
      # . . . . . .
      . W . . . . .
      . . . . . . .
      . . r . . . .
      G p . . . . .
      # . 1 . . . .
    `,
  }),
};
