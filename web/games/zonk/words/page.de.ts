/** Zonk: rules in short and the labels of its settings, in German. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Erreiche als Erster die Zielpunktzahl. In deinem Zug wirfst du sechs Würfel und legst eine Kombination ab: Sie bringt Punkte für diesen Zug.",
    "Dann sicherst du die Punkte oder würfelst mit den übrigen Würfeln weiter. Ein Wurf ohne Kombination ist ein Zonk: Die Punkte dieses Zugs sind verloren.",
    "Hast du alle sechs Würfel abgelegt, sind das heiße Würfel: Du darfst alle sechs noch einmal werfen. Mit dem Serienbonus zählt jeder weitere Zug, den du in Folge sicherst, 10\u00a0% mehr, höchstens 50\u00a0%.",
  ],
  tips: [
    "Am Salon-Tisch können vier oder mehr Würfel keinen Zonk bringen: Wirf sie. Mit drei Würfeln liegt das Risiko bei 8\u00a0%, mit zwei bei 33\u00a0%, mit einem bei 67\u00a0%.",
    "Geht es dir dort nur um Punkte, sichere bei zwei übrigen Würfeln ab 130 Punkten und bei einem ab 110.",
    "An anderen Tischen zählt anderes: Wähle einen unter „Anpassen“. Seine Hausregel steht am Rand des Tischs.",
    "Auch die Würfel, die du übrig lässt, sind Punkte wert: Eine einzelne Eins, die fünf Würfel übrig lässt, ist oft besser als ein Paar, das vier übrig lässt.",
  ],
  labels: {
    seats: "Spieler",
    target: "Ziel",
    streak: "Serienbonus",
    on: "An",
    off: "Aus",
  },
};
