/** Chapter 6: ice, on which enemies slide until something stops them. */
import { chapter } from "./chapter.ts";

export const frost = chapter({
  id: "frost",
  title: { en: "Frost", de: "Frost" },
  biome: "cave",
  opening: {
    en: "Under the hill there is a cave where it never thaws. What steps onto the ice here goes where the ice wants. You float above it, and your light hangs in every wall.",
    de: "Unter dem Hügel liegt eine Höhle, in der es nie taut. Wer hier aufs Eis tritt, geht, wohin das Eis will. Du schwebst darüber, und dein Licht hängt in allen Wänden.",
  },
  closing: {
    en: "The last of them shakes the frost from its fur. You have carried your warmth through a place that had none, and it did not grow less. In the middle of your flame there is now a blue core.",
    de: "Das letzte schüttelt sich den Reif aus dem Fell. Du hast deine Wärme durch einen Ort getragen, der keine hatte, und sie ist nicht weniger geworden. In der Mitte deiner Flamme sitzt nun ein blauer Kern.",
  },
  levels: [
    {
      id: "black-ice",
      name: { en: "Black Ice", de: "Blitzeis" },
      tale: {
        en: "One step onto the ice, and the grove is where it ends.",
        de: "Ein Schritt aufs Eis, und am Ende der Rutschbahn liegt der Hain.",
      },
      par: 4,
      text: `
        . . . . .
        . . . r .
        . . . . .
        . . . W .
        . G = . .
      `,
    },
    {
      id: "the-frozen-pond",
      name: { en: "The Frozen Pond", de: "Der gefrorene Teich" },
      tale: {
        en: "Ice all round the grove. Stand right, and both will slide to the same place.",
        de: "Rings um den Hain ist Eis. Steh richtig, dann rutschen beide an denselben Ort.",
      },
      par: 3,
      text: `
        . . . . .
        . = = = .
        r = G = .
        . = = = .
        W . . . r
      `,
    },
    {
      id: "a-step-ahead",
      name: { en: "A Step Ahead", de: "Ein Schritt voraus" },
      tale: {
        en: "One sheet of ice gives each of them a step, and takes them out of line.",
        de: "Eine einzige Scholle schenkt jedem einen Schritt und bringt sie aus der Reihe.",
      },
      par: 8,
      text: `
        . . . . .
        W r r . .
        . . . = .
        . . . . .
        . . G . .
      `,
    },
    {
      id: "to-and-fro",
      name: { en: "To and Fro", de: "Hin und her" },
      tale: {
        en: "While they slide to and fro beside each other, choose whose turn it is.",
        de: "Während sie aneinander vorbeirutschen, suchst du dir aus, wer an der Reihe ist.",
      },
      par: 8,
      text: `
        . . . . .
        W . = r .
        . = r . .
        . G . . .
        . . . r .
      `,
    },
    {
      id: "the-chute",
      name: { en: "The Chute", de: "Die Rinne" },
      tale: {
        en: "First make one of the two. Then the chute along the wall throws it ahead.",
        de: "Mach erst einen aus den beiden. Die Rinne an der Wand wirft ihn dann voraus.",
      },
      par: 9,
      text: `
        . . . . .
        = . . G .
        = r . # .
        W . r . .
        . . . . .
      `,
    },
    {
      id: "a-cold-awakening",
      name: { en: "A Cold Awakening", de: "Kaltes Erwachen" },
      tale: {
        en: "The ice lies right before the grove. Wake the sleeper first, then mind how you line them up.",
        de: "Das Eis liegt gleich vor dem Hain. Weck erst den Schläfer und achte dann darauf, wie du sie aufreihst.",
      },
      par: 10,
      text: `
        . . . G .
        . . r = .
        . . r . .
        . W p . .
        . . . . .
      `,
    },
    {
      id: "single-file",
      name: { en: "Single File", de: "Im Gänsemarsch" },
      tale: {
        en: "The ice would throw them together. Keep them apart: one, and one, and one.",
        de: "Das Eis würfe sie zusammen. Halt sie auseinander: einer, und einer, und einer.",
      },
      par: 9,
      text: `
        . . . . .
        . . . . .
        r . G . .
        W = = r r
        . . . . .
      `,
    },
    {
      id: "skating-partners",
      name: { en: "Skating Partners", de: "Paarlauf" },
      tale: {
        en: "Wait by the tree until they slide side by side. Then run.",
        de: "Warte am Baum, bis sie Seite an Seite gleiten. Dann lauf.",
      },
      par: 13,
      text: `
        W # r . .
        . . . . G
        = r = . .
        . = . . .
        . . . . .
      `,
    },
    {
      id: "there-and-back",
      name: { en: "There and Back", de: "Noch einmal zurück" },
      tale: {
        en: "You have reached the grove, and somebody is still asleep. Back you go, with the hunter in tow.",
        de: "Du bist schon am Hain, und einer schläft noch. Also zurück, mit dem Jäger im Schlepptau.",
      },
      par: 14,
      text: `
        . . . . .
        p . . . .
        . = = . .
        W r . . .
        . . . G .
      `,
    },
    {
      id: "past-the-grove",
      name: { en: "Past the Grove", de: "Am Hain vorbei" },
      tale: {
        en: "Three times they slide past it. Bring them in from the one dry side.",
        de: "Dreimal rutschen sie daran vorbei. Bring sie von der einen trockenen Seite.",
      },
      par: 16,
      text: `
        . . = . .
        . . G = .
        r . = . .
        . . . . .
        . W . r .
      `,
    },
  ],
});
