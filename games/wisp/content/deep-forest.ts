/** Chapter 8: everything so far at once, with less and less room. */
import { chapter } from "./chapter.ts";

export const deepForest = chapter({
  id: "deep-forest",
  title: { en: "The Deep Forest", de: "Der tiefe Wald" },
  biome: "forest",
  opening: {
    en: "Here the trees stand so close that no moon comes through. Whoever is lost here has been lost for a long time, and there are many of them. You are the only light they have seen in years, and they come running.",
    de: "Hier stehen die Bäume so dicht, dass kein Mond hindurchkommt. Wer sich hier verlaufen hat, hat sich vor langer Zeit verlaufen, und es sind viele. Du bist das erste Licht seit Jahren, und sie kommen gerannt.",
  },
  closing: {
    en: "Behind you the forest is full of small noises again: wings, paws, breath. You throw shadows now. A spark does not do that, and it takes you a while to understand what you have become.",
    de: "Hinter dir ist der Wald wieder voll kleiner Geräusche: Flügel, Pfoten, Atem. Du wirfst jetzt Schatten. Ein Funke tut das nicht, und du brauchst eine Weile, bis du begreifst, was aus dir geworden ist.",
  },
  levels: [
    {
      id: "the-patient-one",
      name: { en: "The Patient One", de: "Der Geduldige" },
      tale: {
        en: "One stands beside the grove, nose to a tree. Leave it there until you need it.",
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
        de: "Die Pfütze vor dir ist einen Zug wert. Heb ihn dir für den Moment auf, in dem sonst zwei zugleich kämen.",
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
      id: "sleepers-at-the-door",
      name: { en: "Sleepers at the Door", de: "Schläfer vor der Tür" },
      tale: {
        en: "Two lie asleep in front of the grove and keep everyone out. Wake them from the right side.",
        de: "Zwei liegen schlafend vor dem Hain und versperren allen den Weg. Weck sie von der richtigen Seite.",
      },
      par: 11,
      text: `
        . . . . . .
        W r . . . .
        . . p p G .
        . . . = . .
        . = . . . .
      `,
    },
    {
      id: "sleepwalkers",
      name: { en: "Sleepwalkers", de: "Schlafwandler" },
      tale: {
        en: "Three sleepers become one walker, and the stones set it down at your heels.",
        de: "Aus drei Schläfern wird ein Wandler, und die Steine setzen ihn dir auf die Fersen.",
      },
      par: 11,
      text: `
        . . . . .
        . p . . .
        W . . 1 .
        . . . . 1
        . p p . G
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
      id: "in-two-places",
      name: { en: "In Two Places", de: "An zwei Orten" },
      tale: {
        en: "Be here for the one and there for the other, and never where they are.",
        de: "Sei hier für den einen und dort für den anderen, und nie, wo sie gerade sind.",
      },
      par: 17,
      text: `
        . . . 1 G
        r . . r W
        . 1 . . .
        . . . . .
        . . . . .
      `,
    },
    {
      id: "one-bed-after-another",
      name: { en: "One Bed after Another", de: "Ein Bett nach dem anderen" },
      tale: {
        en: "The first sleeper shields you from the hunter, the second one shields you from the first.",
        de: "Der erste Schläfer deckt dich vor dem Jäger, der zweite deckt dich vor dem ersten.",
      },
      par: 13,
      text: `
        . . . . . .
        . . . . . .
        W r p . . .
        . . = . p .
        . . . . G .
      `,
    },
    {
      id: "breaking-out",
      name: { en: "Breaking Out", de: "Ausbruch" },
      tale: {
        en: "Two hunters have you at the edge. Circle them once, then go for the sleeper at a run.",
        de: "Zwei Jäger drängen dich an den Rand. Lauf einmal um sie herum und dann geradewegs zum Schläfer.",
      },
      par: 12,
      text: `
        . . . . . .
        . W r . . .
        . . r . . .
        p . . # . .
        . . . . . .
        . . . G . .
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
        de: "Dreimal rutschen sie daran vorbei. Bring sie von der einzigen trockenen Seite.",
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
    {
      id: "changing-of-the-guard",
      name: { en: "Changing of the Guard", de: "Wachablösung" },
      tale: {
        en: "Two guards, one relief: bring them to the same place, and both may go home.",
        de: "Zwei Wächter, eine Ablösung: Bring sie an denselben Ort, und beide dürfen nach Hause.",
      },
      par: 15,
      text: `
        route: 1,2 N N
        route: 2,3 E S W N
        # . # . .
        # . . . .
        . g . . .
        r . g . .
        W G . . .
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
        en: "A puddle for each of them, and they fall out of step, then together.",
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
      id: "hide-and-seek",
      name: { en: "Hide and Seek", de: "Versteckspiel" },
      tale: {
        en: "Two stones side by side and ice beside them. Slip from one to the other until all have lost their way together.",
        de: "Zwei Steine Seite an Seite, daneben Eis. Schlüpf von einem zum anderen, bis sich alle gemeinsam verlaufen haben.",
      },
      par: 13,
      text: `
        . G W . .
        r = r r .
        . 1 = . .
        . 1 = . .
        . . . . .
      `,
    },
    {
      id: "three-paths-one-end",
      name: { en: "Three Paths, One End", de: "Drei Wege, ein Ende" },
      tale: {
        en: "Up to the mud, back to the roots, and up once more with everyone.",
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
