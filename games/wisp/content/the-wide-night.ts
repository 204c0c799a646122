/** Chapter 9: larger grids with all mechanics. */
import { chapter } from "./chapter.ts";

export const theWideNight = chapter({
  id: "the-wide-night",
  title: { en: "The Wide Night", de: "Die weite Nacht" },
  biome: "swamp",
  opening: {
    en: "Beyond the forest the land opens, and the sky with it. There’s a long way to go here, and you can be seen from afar. You used to keep to the thickets; now you go where everyone can find you.",
    de: "Hinter dem Wald wird das Land weit und der Himmel auch. Hier sind die Wege lang, und man sieht dich von fern. Früher bliebst du im Dickicht; jetzt gehst du, wo dich alle finden können.",
  },
  closing: {
    en: "Towards morning the moor is quiet. In the villages they have begun to tell it differently: whoever is lost should look for the small light and go where it goes. You hear it, and you burn, and you stay.",
    de: "Gegen Morgen ist es still über dem Moor. In den Dörfern erzählen sie es inzwischen anders: Wer sich verlaufen hat, soll das kleine Licht suchen und gehen, wohin es geht. Du hörst es, und du brennst, und du bleibst.",
  },
  levels: [
    {
      id: "elbow-room",
      name: { en: "Elbow Room", de: "Platz genug" },
      tale: {
        en: "So much room, and it still takes the shortest way. Swing wide around the grove.",
        de: "So viel Platz, und es nimmt doch den kürzesten Weg. Hol weit aus, um den Hain herum.",
      },
      par: 8,
      text: `
        W # . . . .
        . r . . . .
        . ~ . . . .
        . . G . . .
        . . . . . .
        . . . . . .
      `,
    },
    {
      id: "behind-the-palisade",
      name: { en: "Behind the Palisade", de: "Hinter der Palisade" },
      tale: {
        en: "One sleeps beside you, two beyond the palisade. Wake them on the way.",
        de: "Einer schläft neben dir, zwei hinter der Palisade. Weck sie im Vorbeigehen.",
      },
      par: 11,
      text: `
        . . . . # # W
        p . . p # p .
        . . . . # . .
        . . G . . . .
        . . . . . . .
      `,
    },
    {
      id: "from-far-and-wide",
      name: { en: "From Far and Wide", de: "Von nah und fern" },
      tale: {
        en: "They sleep as far apart as they can. Bring them together, and the narrow gate is enough.",
        de: "Sie schlafen so weit voneinander entfernt, wie es geht. Bring sie zusammen, dann genügt das schmale Tor.",
      },
      par: 14,
      text: `
        . . . . . p
        . . . p . .
        # . . . . .
        # G # . . #
        . # . . . W
        . p . . . .
      `,
    },
    {
      id: "a-step-back-first",
      name: { en: "A Step Back First", de: "Erst einen Schritt zurück" },
      tale: {
        en: "Down, up, down: give ground once, and the three no longer come at the same time.",
        de: "Hinab, hinauf, hinab: Weich einmal zurück, und die drei kommen nicht mehr zur selben Zeit.",
      },
      par: 11,
      text: `
        . . r ~ . . W
        . . . . . r #
        . . . G # . .
        . . . . . r #
        . . . . . . .
      `,
    },
    {
      id: "out-of-step",
      name: { en: "Out of Step", de: "Aus dem Tritt" },
      tale: {
        en: "They walk side by side and will not meet. Go a long way east, and turn at the right tree.",
        de: "Sie gehen nebeneinander her und treffen sich nicht. Geh weit nach Osten und kehr am richtigen Baum um.",
      },
      par: 13,
      text: `
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . # .
        . . . r r . . .
        . . G . W . # .
      `,
    },
    {
      id: "the-sleeper-in-the-south",
      name: { en: "The Sleeper in the South", de: "Der Schläfer im Süden" },
      tale: {
        en: "First south for the sleeper, then east to the grove, and never a step too many.",
        de: "Erst nach Süden zum Schläfer, dann nach Osten zum Hain, und kein Schritt zu viel.",
      },
      par: 13,
      text: `
        . . . # . . .
        W . . . . # .
        . . . . # r .
        . . . # . . G
        . p . . . . .
      `,
    },
    {
      id: "the-cold-gap",
      name: { en: "The Cold Gap", de: "Die kalte Lücke" },
      tale: {
        en: "Two wait with ice between them, right in front of the grove. Lead both away from it first.",
        de: "Zwei warten mit Eis dazwischen direkt vor dem Hain. Führ beide erst einmal von ihm fort.",
      },
      par: 10,
      text: `
        . . # W . . .
        # . r = r G .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "the-gate-in-the-east",
      name: { en: "The Gate in the East", de: "Das Tor im Osten" },
      tale: {
        en: "The grove lies in a row of trees. Nobody gets in from above or below, so come from the west.",
        de: "Der Hain liegt in einer Reihe von Bäumen. Von oben und unten kommt keiner hinein, nur von Westen.",
      },
      par: 12,
      text: `
        . . . . . . . #
        . . . . . . . G
        . . . . . p . #
        . . . . . . r #
        . . . . . . W .
      `,
    },
    {
      id: "the-puddle-on-the-plain",
      name: { en: "The Puddle on the Plain", de: "Die Pfütze in der Ebene" },
      tale: {
        en: "In the whole wide plain there is one puddle. Go there.",
        de: "In der ganzen weiten Ebene gibt es eine einzige Pfütze. Geh hin.",
      },
      par: 13,
      text: `
        . r . . . . . .
        . W . G . . . .
        . . r . . . . .
        . . . . . . . .
        . . . . . . . .
        # . . . . . . .
        . ~ . . . . . .
        . # . . . . . .
      `,
    },
    {
      id: "round-the-fence",
      name: { en: "Round the Fence", de: "Um den Zaun herum" },
      tale: {
        en: "A fence in front of the grove, and puddles in front of the fence. Go the long way round, with both.",
        de: "Vor dem Hain steht ein Zaun, vor dem Zaun sind Pfützen. Geh außen herum, und zwar mit beiden.",
      },
      par: 15,
      text: `
        . . . W r . # .
        # . ~ . . # G .
        . . . r . # . .
        . ~ . . . . . .
        . . . . . . . .
        . . . . . . . .
      `,
    },
    {
      id: "the-lonely-post",
      name: { en: "The Lonely Post", de: "Der einsame Posten" },
      tale: {
        en: "Far from anywhere a guard still walks his little square. Fetch him, too.",
        de: "Fernab von allem geht noch ein Wächter sein kleines Viereck. Hol auch ihn.",
      },
      par: 20,
      text: `
        route: 2,4 E S W N
        . . . . . . W
        . . . . . . .
        . . . # . . .
        . . . . # # .
        . # g . . . #
        . . r . G . .
        . . . . . . .
      `,
    },
    {
      id: "between-the-gateposts",
      name: { en: "Between the Gateposts", de: "Zwischen den Torpfosten" },
      tale: {
        en: "The grove lies between two trees. It’s open only from below, and they only fit as one.",
        de: "Der Hain liegt zwischen zwei Bäumen. Nur von unten ist er offen, und nur als einer passen sie hinein.",
      },
      par: 14,
      text: `
        W . # G # . .
        r . . r . = .
        . = . . . = .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "three-at-the-gate",
      name: { en: "Three at the Gate", de: "Drei vor dem Tor" },
      tale: {
        en: "All three stand around the grove, and none goes in unasked. Ask from a distance.",
        de: "Alle drei stehen um den Hain herum, und keiner geht von selbst hinein. Locke sie von weit her.",
      },
      par: 15,
      text: `
        route: 0,3 E S W N
        . . . . . . .
        G . r . . . .
        r . . . . . .
        g . . . . # .
        . . # . . W .
      `,
    },
    {
      id: "the-wrong-way-round",
      name: { en: "The Wrong Way Round", de: "Verkehrt herum" },
      tale: {
        en: "Guard, hunter, guard, grove, all in one row, and all of them facing away from it.",
        de: "Wächter, Jäger, Wächter, Hain, alle in einer Reihe, und alle schauen in die falsche Richtung.",
      },
      par: 17,
      text: `
        route: 3,1 W W
        route: 5,1 W W
        . . . W . . #
        . . . g r g G
        . # . # . . .
        . . . . . . .
        . . . . . . .
      `,
    },
    {
      id: "down-the-whole-edge",
      name: { en: "Down the Whole Edge", de: "Den ganzen Rand entlang" },
      tale: {
        en: "Red and purple are both too close. Only at the far end of the field do they come apart.",
        de: "Rot und Violett sind beide zu nah. Erst am anderen Ende des Feldes kommen sie auseinander.",
      },
      par: 16,
      text: `
        P . . . . . .
        W r . G . . .
        . . . . . . .
        . . # . . . .
        . . . . . . .
        . . . . . . .
        . # # . . . .
      `,
    },
    {
      id: "the-great-frost",
      name: { en: "The Great Frost", de: "Der große Frost" },
      tale: {
        en: "East as far as the land goes, to make two into one; then home across the whole of it.",
        de: "Nach Osten, so weit das Land reicht, um aus zweien einen zu machen; dann quer hindurch nach Hause.",
      },
      par: 17,
      text: `
        . . . . . . . . .
        . . . . . . . . .
        . . . G . # . . .
        . . . . # . . . .
        . . = . . . = . .
        . . . = . # . . .
        . . . r . . # . #
        . r . . . . = . .
        . . W . . . . # .
      `,
    },
    {
      id: "until-morning",
      name: { en: "Until Morning", de: "Bis zum Morgen" },
      tale: {
        en: "Nothing here is quick. Let the wood sort the hunters, and wake the sleeper when it has.",
        de: "Hier geht nichts schnell. Lass den Wald die Jäger sortieren und weck den Schläfer erst danach.",
      },
      par: 21,
      text: `
        # W . . # .
        . r . # . .
        . . . # . G
        . # # r . .
        . # . . . .
        . ~ p . . .
      `,
    },
    {
      id: "the-last-of-the-night",
      name: { en: "The Last of the Night", de: "Das Ende der Nacht" },
      tale: {
        en: "They slide past each other again and again. Be patient once more, and it will be day.",
        de: "Immer wieder gleiten sie aneinander vorbei. Hab noch einmal Geduld, dann wird es Tag.",
      },
      par: 18,
      text: `
        # # . # . . .
        . = = . . . .
        . # . . . . .
        r G = . . . .
        . = . . . . .
        = # . . . . .
        W . r . . . .
      `,
    },
  ],
});
