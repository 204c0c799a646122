/** Chapter 5: everything so far at once, with less and less room. */
import { chapter } from "./chapter.ts";

export const deepForest = chapter({
  id: "deep-forest",
  title: { en: "The Deep Forest", de: "Der tiefe Wald" },
  biome: "forest",
  opening: {
    en: "Here the trees stand so close that no moon comes through. Whoever is lost here has been lost for long, and there are many of them. You are the only light they have seen in years, and they come running.",
    de: "Hier stehen die Bäume so dicht, dass kein Mond hindurchkommt. Wer sich hier verlaufen hat, hat sich vor langer Zeit verlaufen, und es sind viele. Du bist das erste Licht seit Jahren, und sie kommen gerannt.",
  },
  closing: {
    en: "Behind you the forest is full of small noises again: wings, paws, breath. You throw shadows now. A spark does not do that, and it takes you a while to understand what you have become.",
    de: "Hinter dir ist der Wald wieder voll kleiner Geräusche: Flügel, Pfoten, Atem. Du wirfst jetzt Schatten. Ein Funke tut das nicht, und du brauchst eine Weile, bis du begreifst, was aus dir geworden ist.",
  },
  levels: [
    {
      id: "four-corners",
      name: { en: "Four Corners", de: "Vier Ecken" },
      tale: {
        en: "From every corner comes one. Make fewer of them before you make an end.",
        de: "Aus jeder Ecke kommt einer. Mach erst weniger aus ihnen und dann ein Ende.",
      },
      par: 8,
      text: `
        r . . . r
        . . . . .
        . W G . .
        . . . . .
        r . . . r
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
      id: "four-beds",
      name: { en: "Four Beds", de: "Vier Betten" },
      tale: {
        en: "Make the round, wake the house, and be quicker than the breakfast.",
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
      id: "the-patient-one",
      name: { en: "The Patient One", de: "Der Geduldige" },
      tale: {
        en: "One stands beside the grove with a tree before its nose. Leave it there until you need it.",
        de: "Einer steht neben dem Hain, einen Baum vor der Nase. Lass ihn dort, bis du ihn brauchst.",
      },
      par: 11,
      text: `
        # . . W .
        r . . r .
        . . . . .
        . . . # .
        . . G r #
      `,
    },
    {
      id: "two-asleep-one-awake",
      name: { en: "Two Asleep, One Awake", de: "Zwei schlafen, einer wacht" },
      tale: {
        en: "Collect the sleepers on the run, and let them get in the hunter’s way.",
        de: "Sammle die Schläfer im Laufen ein. Dem Jäger geraten sie schon in die Quere.",
      },
      par: 10,
      text: `
        p . . r .
        . . . . .
        . . . W .
        . p . . .
        . . G . .
      `,
    },
    {
      id: "three-in-one-skin",
      name: { en: "Three in One Skin", de: "Drei in einer Haut" },
      tale: {
        en: "They are almost in the grove already. Lead them away once more, so that they may enter as one.",
        de: "Sie sind schon fast im Hain. Führ sie noch einmal fort, damit sie als einer hineingehen.",
      },
      par: 11,
      text: `
        . . . . .
        . . # . .
        . . r G .
        # . r r .
        # . W . .
      `,
    },
    {
      id: "marking-time",
      name: { en: "Marking Time", de: "Auf der Stelle" },
      tale: {
        en: "Up, down, up: as long as they stand still, you may dance.",
        de: "Hinauf, hinab, hinauf: Solange sie feststecken, darfst du tanzen.",
      },
      par: 10,
      text: `
        . . . . .
        . . . . .
        G # . . r
        . . . P #
        . . . . W
      `,
    },
    {
      id: "held-by-the-heel",
      name: { en: "Held by the Heel", de: "An der Ferse gehalten" },
      tale: {
        en: "The puddle at your feet is worth one turn. Spend it where two would arrive at once.",
        de: "Die Pfütze vor dir ist einen Zug wert. Gib ihn aus, wo sonst zwei zugleich kämen.",
      },
      par: 10,
      text: `
        . . . . .
        . r . . .
        W ~ . . .
        . . . . .
        . p . G .
      `,
    },
    {
      id: "all-in-good-time",
      name: { en: "All in Good Time", de: "Alles zu seiner Zeit" },
      tale: {
        en: "Three sleepers, and a right moment for each of them.",
        de: "Drei Schläfer, und für jeden von ihnen gibt es einen richtigen Augenblick.",
      },
      par: 12,
      text: `
        . . G . .
        # ~ . . p
        p # p W .
        . . . # #
        . ~ . . .
      `,
    },
    {
      id: "the-pendulum",
      name: { en: "The Pendulum", de: "Das Pendel" },
      tale: {
        en: "You never leave this edge. Swing, and let them come in step.",
        de: "Du verlässt diesen Rand nicht. Schwing hin und her und lass sie im Takt kommen.",
      },
      par: 13,
      text: `
        . . . . r
        . . . p .
        . . . . ~
        . . . . G
        . . . r W
      `,
    },
    {
      id: "violet-against-bark",
      name: { en: "Violet against Bark", de: "Violett an der Rinde" },
      tale: {
        en: "Purple stands at the tree as if it grew there. See to the reds while it does.",
        de: "Das Violette steht am Baum wie angewachsen. Kümmere dich solange um die Roten.",
      },
      par: 14,
      text: `
        . . r # W
        . . . . P
        . . . . #
        . G # . .
        . . . . r
      `,
    },
    {
      id: "roll-call",
      name: { en: "Roll Call", de: "Morgenappell" },
      tale: {
        en: "Wake them one by one and line them up until they answer with one voice.",
        de: "Weck sie der Reihe nach und stell sie auf, bis sie mit einer Stimme antworten.",
      },
      par: 18,
      text: `
        . . . p p
        W p # . .
        . . ~ # #
        . . G . .
        . . . . .
      `,
    },
    {
      id: "two-puddles",
      name: { en: "Two Puddles", de: "Zwei Pfützen" },
      tale: {
        en: "One puddle for each of them, and they will come out of step and together.",
        de: "Für jeden eine Pfütze: So kommen sie erst aus dem Tritt und dann zusammen.",
      },
      par: 15,
      text: `
        . # W . #
        . r r . G
        ~ . . . .
        . . . . .
        . . ~ . .
      `,
    },
    {
      id: "three-paths-one-end",
      name: { en: "Three Paths, One End", de: "Drei Wege, ein Ende" },
      tale: {
        en: "Up to the mud, back to the roots, and up once more with everybody.",
        de: "Hinauf zum Schlamm, zurück zu den Wurzeln und noch einmal hinauf, mit allen.",
      },
      par: 18,
      text: `
        . G . . #
        . . . ~ .
        . # . . .
        . . . r .
        r W # # r
      `,
    },
  ],
});
