/** Chapter 4: sleepers that wake beside the wisp, and colours that block each other. */
import { chapter } from "./chapter.ts";

export const sleepers = chapter({
  id: "sleepers",
  title: { en: "The Sleepers", de: "Die Schläfer" },
  biome: "swamp",
  opening: {
    en: "Deeper in, some have lain down and not got up again. Purple moss has grown over them. They would sleep on if you let them be, and they would never be well.",
    de: "Weiter drinnen haben sich manche hingelegt und sind nicht mehr aufgestanden. Violettes Moos ist über sie gewachsen. Sie schliefen weiter, wenn du sie ließest, und gesund würden sie nie.",
  },
  closing: {
    en: "Waking somebody is a promise: whoever opens their eyes must be led home. You have kept it every time. When you come near now, you come softly, and the moss turns towards you.",
    de: "Wer jemanden weckt, gibt ein Versprechen: Wer die Augen aufschlägt, muss auch nach Hause kommen. Du hast es jedes Mal gehalten. Du kommst jetzt leiser näher, und das Moos wendet sich dir zu.",
  },
  levels: [
    {
      id: "a-tap-on-the-shoulder",
      name: { en: "A Tap on the Shoulder", de: "Ein Tippen auf die Schulter" },
      tale: {
        en: "Go over, wake it, and be on your way before it yawns.",
        de: "Geh hin, weck es und sei unterwegs, ehe es gegähnt hat.",
      },
      par: 6,
      text: `
        p . . . .
        . . . W .
        . . . . .
        . . G . .
        . . . . .
      `,
    },
    {
      id: "after-you",
      name: { en: "After You", de: "Nach dir" },
      tale: {
        en: "Red won’t share a place with purple. They get in each other’s way, and that gives you time.",
        de: "Rot und Violett teilen sich keinen Platz. Sie stehen sich im Weg, und du hast Zeit.",
      },
      par: 6,
      text: `
        . . . . .
        . . G . .
        . . . . .
        . . . r .
        W . P . .
      `,
    },
    {
      id: "a-call-on-the-way",
      name: { en: "A Call on the Way", de: "Ein kurzer Besuch" },
      tale: {
        en: "Out through the grove, wake the sleeper, then home the same way with two behind you.",
        de: "Durch den Hain hinaus, den Schläfer wecken und auf demselben Weg heim, mit zweien im Gefolge.",
      },
      par: 5,
      text: `
        W G . p . .
        r . . . . .
        . . . . . .
        . . . . . .
      `,
    },
    {
      id: "four-beds",
      name: { en: "Four Beds", de: "Vier Betten" },
      tale: {
        en: "Make the rounds, wake the house, and be gone before breakfast.",
        de: "Dreh deine Runde, weck das ganze Haus und sei schneller als das Frühstück.",
      },
      par: 10,
      text: `
        p . . . p
        . . . . .
        W . G . .
        . . . . .
        p . . . p
      `,
    },
    {
      id: "the-long-yawn",
      name: { en: "The Long Yawn", de: "Das lange Gähnen" },
      tale: {
        en: "Wake it in passing. The puddle keeps the hunter just long enough for it to catch up.",
        de: "Weck ihn im Vorbeigehen. Die Pfütze hält den Jäger gerade so lange auf, bis der Schläfer nachkommt.",
      },
      par: 7,
      text: `
        . . . . .
        . G . . .
        . . ~ . .
        . . . . .
        p . r . .
        . . W . .
      `,
    },
    {
      id: "a-sleeper-for-a-shield",
      name: { en: "A Sleeper for a Shield", de: "Ein Schläfer als Schild" },
      tale: {
        en: "With the hunter behind you, wake somebody to walk in front of it.",
        de: "Der Jäger ist hinter dir. Weck jemanden, der vor ihm geht.",
      },
      par: 9,
      text: `
        p . . . .
        . . . . .
        . . . G .
        . . r . .
        . . W . .
      `,
    },
  ],
});
