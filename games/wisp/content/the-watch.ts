/** Chapter 7: guards, which walk their routes and chase only what they see ahead. */
import { chapter } from "./chapter.ts";

export const theWatch = chapter({
  id: "the-watch",
  title: { en: "The Watch", de: "Die Wache" },
  biome: "ruin",
  opening: {
    en: "In the great hall somebody still keeps watch. The guards walk the rounds they walked when there was something to guard, and look straight ahead. They do not hunt you. You will have to be seen.",
    de: "Im großen Saal hält noch jemand Wache. Die Wächter gehen die Runden, die sie gingen, als es noch etwas zu bewachen gab, und sehen nur geradeaus. Sie jagen dich nicht. Du musst dich schon sehen lassen.",
  },
  closing: {
    en: "One after the other they take off their helmets. They had been waiting for somebody to relieve them, and nobody came with a light. Now one has, and you find that you can stay with somebody, too.",
    de: "Einer nach dem anderen nimmt den Helm ab. Sie hatten auf Ablösung gewartet, und niemand kam mit einem Licht. Jetzt ist eins da, und du merkst, dass du auch bei jemandem bleiben kannst.",
  },
  levels: [
    {
      id: "be-seen",
      name: { en: "Be Seen", de: "Lass dich sehen" },
      tale: {
        en: "It looks along its way. Step into that line, with the grove between you.",
        de: "Er sieht seinen Weg entlang. Tritt in diese Linie, und der Hain liegt zwischen euch.",
      },
      par: 3,
      text: `
        route: 3,3 N N
        . . . G .
        W . . . .
        . . . . .
        . . . g .
        . . . . .
      `,
    },
    {
      id: "hunter-and-guard",
      name: { en: "Hunter and Guard", de: "Jäger und Wächter" },
      tale: {
        en: "One needs no invitation, the other only a glimpse.",
        de: "Der eine braucht keine Einladung, dem anderen genügt ein Blick.",
      },
      par: 4,
      text: `
        route: 4,4 N N
        . . W . .
        . . r . G
        . . . . .
        . . . . .
        . . . . g
      `,
    },
    {
      id: "where-the-path-turns",
      name: { en: "Where the Path Turns", de: "Wo der Weg abbiegt" },
      tale: {
        en: "Past the bend it looks west. That is where you will be.",
        de: "Hinter der Biegung sieht er nach Westen. Genau dort wirst du sein.",
      },
      par: 6,
      text: `
        route: 3,0 S S W
        . . . g .
        . . . . .
        . G . . .
        . . r . .
        . . . . W
      `,
    },
    {
      id: "off-the-route",
      name: { en: "Off the Route", de: "Vom Weg gelockt" },
      tale: {
        en: "Show yourself, and it forgets its round. Two will follow you to the other end of the hall.",
        de: "Zeig dich, und er vergisst seine Runde. Zwei folgen dir ans andere Ende des Saals.",
      },
      par: 8,
      text: `
        route: 1,1 S S W
        . . . . .
        . g . . .
        W . . . .
        . . . G .
        . r . . .
      `,
    },
    {
      id: "the-quiet-corner",
      name: { en: "The Quiet Corner", de: "Die stille Ecke" },
      tale: {
        en: "The reds may wait behind the column. The guard has to go first.",
        de: "Die Roten können hinter der Säule warten. Zuerst muss der Wächter gehen.",
      },
      par: 10,
      text: `
        route: 0,1 E E S
        . . . r .
        g . W . .
        . . . . .
        . . . # r
        . . G . #
      `,
    },
    {
      id: "the-round",
      name: { en: "The Round", de: "Die Runde" },
      tale: {
        en: "Round and round it goes. Count its steps before you take yours.",
        de: "Rundherum geht er, immer rundherum. Zähl seine Schritte, ehe du deine tust.",
      },
      par: 12,
      text: `
        route: 2,1 W S E N
        . . . . .
        . . g . r
        . . . . G
        . W . . .
        . . . . .
      `,
    },
    {
      id: "across-the-beat",
      name: { en: "Across the Beat", de: "Quer über den Rundgang" },
      tale: {
        en: "The guard walks down towards the hunter. Cross its sight, and it turns round for you.",
        de: "Der Wächter geht auf den Jäger zu. Lauf ihm durchs Blickfeld, und er kehrt deinetwegen um.",
      },
      par: 9,
      text: `
        route: 4,2 S S
        . . . . G #
        . . . . . .
        . . . # g .
        . . . . . #
        . . . . r W
      `,
    },
    {
      id: "one-on-his-rounds",
      name: { en: "One on His Rounds", de: "Einer dreht seine Runde" },
      tale: {
        en: "The guard goes in circles while two hunt you. Fetch it when they are done, or when they are stuck.",
        de: "Der Wächter dreht Kreise, während zwei dich jagen. Hol ihn, wenn sie fertig sind oder feststecken.",
      },
      par: 10,
      text: `
        route: 0,1 E S W N
        . . . W . .
        g . . . . G
        . . . . ~ .
        . r . . r .
      `,
    },
    {
      id: "between-two-fires",
      name: { en: "Between Two Fires", de: "Zwischen zwei Feuern" },
      tale: {
        en: "A red one on either side, and the guard in the middle. Lead the dance all the way round.",
        de: "Links ein Rotes, rechts ein Rotes, in der Mitte der Wächter. Führ den Reigen ganz herum.",
      },
      par: 10,
      text: `
        route: 2,2 E S W N
        . . . . .
        . . W r .
        . r g . G
        . . . . .
        . . . . .
      `,
    },
    {
      id: "the-night-watchman",
      name: { en: "The Night Watchman", de: "Der Nachtwächter" },
      tale: {
        en: "Let the sleeper stumble into his round, and neither of them will know how they came to the grove.",
        de: "Lass den Schläfer in seine Runde stolpern, und keiner der beiden weiß, wie er in den Hain kam.",
      },
      par: 13,
      text: `
        route: 3,2 W S E N
        . . . G .
        . . . . .
        W . . g .
        p . . . .
        . . . . .
      `,
    },
    {
      id: "the-guard-at-the-gate",
      name: { en: "The Guard at the Gate", de: "Der Wächter am Tor" },
      tale: {
        en: "He stands before the grove himself. Go a long way off, make two into one, and come back when he looks your way.",
        de: "Er steht selbst vor dem Hain. Geh weit fort, mach aus zweien einen und komm zurück, wenn er zu dir hersieht.",
      },
      par: 14,
      text: `
        route: 1,2 E E
        . . . . . .
        . . . # . .
        G g . . . .
        r . . r . #
        . . . . W .
      `,
    },
  ],
});
