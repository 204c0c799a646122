/** Chapter 5: ice, on which enemies slide until something stops them. */
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
        en: "Ice all round the grove. Stand in the right place, and both will slide to the same spot.",
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
      name: { en: "A Step Ahead", de: "Einen Schritt voraus" },
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
      id: "one-slippery-stone",
      name: { en: "One Slippery Stone", de: "Ein glatter Stein" },
      tale: {
        en: "A single patch of ice, and one of the two will lose a step on it. Decide which.",
        de: "Ein einziger Fleck Eis, und einer von beiden verliert darauf den Takt. Such dir aus, welcher.",
      },
      par: 7,
      text: `
        . . . . . . .
        . = . . . G .
        . . . . r . .
        . r . W . . .
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
        en: "First make the two into one. Then the chute along the wall throws it ahead.",
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
      id: "out-of-the-huddle",
      name: { en: "Out of the Huddle", de: "Raus aus dem Gedränge" },
      tale: {
        en: "Three stand around you already. Where it is icy there is still a gap.",
        de: "Drei stehen schon um dich herum. Wo es glatt ist, ist noch eine Lücke.",
      },
      par: 9,
      text: `
        . . . . . .
        . . G . . .
        . . r = . .
        # = r . . .
        . = W r . .
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
  ],
});
