/** Chapter 2: several enemies, merging, and what a diagonal step is worth. */
import { chapter } from "./chapter.ts";

export const company = chapter({
  id: "company",
  title: { en: "Company", de: "Gesellschaft" },
  biome: "forest",
  opening: {
    en: "Word of a light gets about. Now they come in twos, and two don’t tire the way one does. But two that are hungry for the same thing have forgotten that they are two.",
    de: "Dass hier ein Licht ist, spricht sich herum. Jetzt kommen sie zu zweit, und zwei werden nicht müde wie einer. Aber zwei, die dasselbe wollen, vergessen leicht, dass sie zwei sind.",
  },
  closing: {
    en: "Two does leave the grove, one still leaning on the other. You had thought that a crowd was only more danger. From tonight there is a second colour in your flame, very faint.",
    de: "Zwei Rehe verlassen den Hain, das eine noch an das andere gelehnt. Du hattest geglaubt, viele wären nur mehr Gefahr. Seit heute ist in deiner Flamme eine zweite Farbe, ganz schwach.",
  },
  levels: [
    {
      id: "one-by-one",
      name: { en: "One by One", de: "Einer nach dem anderen" },
      tale: {
        en: "Two at your heels. Nobody says they have to go in together.",
        de: "Zwei sind dir auf den Fersen. Niemand sagt, dass sie zugleich hineinmüssen.",
      },
      par: 3,
      text: `
        . . . . .
        . . . . r
        . . . W r
        . . . G .
      `,
    },
    {
      id: "two-become-one",
      name: { en: "Two Become One", de: "Aus zwei wird eins" },
      tale: {
        en: "Where two of one colour meet, there’s only one left to lead.",
        de: "Wo zwei von einer Farbe sich treffen, musst du nur noch einen führen.",
      },
      par: 3,
      text: `
        . . r .
        . r W .
        . . . G
        . . . .
      `,
    },
    {
      id: "past-and-back",
      name: { en: "Past and Back", de: "Vorbei und zurück" },
      tale: {
        en: "Through the grove, one step beyond, and back again: each time, one goes in.",
        de: "Durch den Hain, einen Schritt weiter und wieder zurück: Jedes Mal geht einer hinein.",
      },
      par: 3,
      text: `
        . . G W .
        . . . r r
        . . . . .
        . . . . .
      `,
    },
    {
      id: "from-both-sides",
      name: { en: "From Both Sides", de: "Von zwei Seiten" },
      tale: {
        en: "One comes from each side. Slip between them, and both are on the same side of the grove.",
        de: "Von jeder Seite kommt einer. Schlüpf hindurch, und beide sind auf derselben Seite des Hains.",
      },
      par: 5,
      text: `
        . W . . . r
        . . . . G .
        . . r . . .
        . . . . . .
      `,
    },
    {
      id: "four-corners",
      name: { en: "Four Corners", de: "Vier Ecken" },
      tale: {
        en: "One comes from every corner. Thin them out before you finish.",
        de: "Aus jeder Ecke kommt einer. Mach erst aus vielen wenige und dann ein Ende.",
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
      id: "cutting-corners",
      name: { en: "Cutting Corners", de: "Um die Ecke gedacht" },
      tale: {
        en: "You can cut across; they have to go round. Each corner wins you a step.",
        de: "Du gehst schräg, sie müssen außen herum. Jede Ecke schenkt dir einen Schritt.",
      },
      par: 6,
      text: `
        . . . . .
        . . . G .
        . . . . .
        W r r . .
        . . . . .
      `,
    },
  ],
});
