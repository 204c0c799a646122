/** Thirteen Throws: rules in short and the labels of its settings, in German. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Erreiche in jeder Stufe das Ziel; mit Stufe 10 gewinnst du den Lauf. In jeder der dreizehn Runden wirfst du fünf Würfel bis zu dreimal und trägst sie in eins von dreizehn Feldern ein.",
    "Geschaffte Stufen bringen Geld: $3 für jeden übrigen Wurf (höchstens $15) und Zinsen auf dein Erspartes. Ist das Ziel erreicht, kannst du vorzeitig kassieren und bekommst $1 je zwei nicht gespielte Runden. Gib das Geld im Shop für Talismane, Würfel und Handbücher aus, denn die Ziele steigen schnell.",
    "Mult vervielfacht die Punkte eines Felds: +0,4 Mult ergibt ×1,4. Verpasst du ein Ziel, ist der Lauf vorbei; was du freigeschaltet hast, bleibt.",
  ],
  labels: {
    scratch: "Streichen",
    literal: "Nur wenn kein Feld Punkte bringt",
    free: "Jedes offene Feld",
    challenge: "Herausforderung",
    none: "Keine",
    "no-upper": "Ohne oberen Bereich",
    rising: "Steigende Ziele",
    gentle: "Sanfte Ziele",
    ascending: "Gleichmäßig steigende Ziele",
    "two-rolls": "Zwei Würfe",
    purist: "Purist",
    first: "Erstes Ziel",
    stake: "Einsatz",
  },
};
