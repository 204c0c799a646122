/** Thirteen Throws: rules in short and the labels of its settings, in German. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Erreiche in jeder Stufe das Ziel; mit Stufe 10 gewinnst du den Lauf. In jeder der dreizehn Runden wirfst du fünf Würfel bis zu dreimal und trägst sie in eins von dreizehn Feldern ein.",
    "Geschaffte Stufen bringen Geld: $1 für je zwei Felder mit Punkten, $3 für jeden übrigen Wurf (höchstens $15) und Zinsen auf dein Erspartes. Ist das Ziel erreicht, kannst du vorzeitig kassieren, aber die übrigen Felder bringen dann nichts mehr. In jedem Shop kosten zwei der sechs Angebote nur ein Drittel; für die anderen musst du sparen.",
    "Mult vervielfacht die Punkte eines Felds: +0,4 Mult ergibt ×1,4. Verpasst du ein Ziel, ist der Lauf vorbei; was du freigeschaltet hast, bleibt.",
  ],
  tips: [
    "Jeder Wurf, den du nicht brauchst, bringt $3, höchstens $15 je Stufe. Ist ein Feld gut genug, nimm es.",
    "Je $5, die du am Ende einer Stufe hast, bringen $1 Zinsen, höchstens $5. Prüfe vor dem Kauf, was er dich an Zinsen kostet.",
    "Einser bis Sechser bringen ab 63 Punkten einen Bonus von 35: Drei von jeder Zahl reichen genau.",
    "In jedem Shop sind zwei Angebote reduziert. Hilft dir keins davon, behalte dein Geld: Es bringt Zinsen, und der nächste Shop hat zwei andere.",
    "Der Shop zeigt den nächsten Boss und was er sperrt. Kaufe für die Felder, die offen bleiben.",
  ],
  labels: {
    scratch: "Streichen",
    literal: "Nur wenn kein Feld Punkte bringt",
    free: "Jedes offene Feld",
    challenge: "Herausforderung",
    none: "Keine",
    "no-upper": "Ohne oberen Bereich",
    rising: "Steigende Ziele",
    mild: "Sanfte Ziele",
    gentle: "Sanfte Ziele (ab 200)",
    ascending: "Gleichmäßig steigende Ziele",
    "two-rolls": "Zwei Würfe",
    purist: "Purist",
    first: "Erstes Ziel",
    stake: "Einsatz",
    kit: "Startausrüstung",
    classic: "Klassisch",
    workshop: "Werkstatt",
    library: "Bibliothek",
  },
};
