/** The tavern: texts of the career, in German. */
import { pluralIn } from "../../../language/count.ts";
import { amid, behind, firstBehind } from "../../../language/texts/declined.ts";
import type { CareerWords } from "./career.en.ts";

const count = pluralIn("de");
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const de: CareerWords = {
  title: "Karriere",
  about:
    "Schlage die Stammgäste der Reihe nach, jeden an seinem eigenen Tisch. Wer die Serie gewinnt, bekommt den Preis.",
  finished:
    "Alle Preise gehören dir. Die Wirtin hat deinen Namen in die Wand geritzt, genau über dem Haken des Automaten.",
  ladder: "Die Stammgäste",
  chapters: {
    "hybrid:easy": {
      story:
        "Fridolin hat seine Feder einem Hausierer abgewonnen und redet seitdem von nichts anderem. Er fürchtet sich nur vor Sechsen: Drei davon haben ihn einmal die Stiefel gekostet.",
      after: "„Behalt die Feder“, sagt Fridolin. „Die hat sowieso gekitzelt.“",
      trophy: "Die rote Feder",
    },
    "hybrid:reckless": {
      story:
        "Bruno hat ein Auge an eine Kanone verloren und sein Schiff an einen einzigen Würfel. Wer sich an seinem Tisch an die letzten Würfel traut und trifft, wird für den Mut bezahlt.",
      after: "Bruno lacht, bis die Krüge klirren, und schiebt dir seinen Würfelbecher hin.",
      trophy: "Der Würfelbecher",
    },
    reference: {
      story:
        "Gesine kommt an Markttagen und spielt, wie jede Tante spielt: schnell und auf die großen Zahlen. Paare zählen bei ihr nicht. „Sonst sitzen wir morgen noch hier.“",
      after: "„Anfängerglück“, sagt Gesine und bindet dir das Band vom Markt ums Handgelenk.",
      trophy: "Das Marktband",
    },
    "hybrid:normal": {
      story:
        "Hinnerk hat jedes Meer befahren, an dem ein Hafen mit Wirtshaus liegt. Seine Hausregel stammt von den Azoren: Mit einer Eins zählt die Kombination doppelt.",
      after: "„Gute Fahrt“, sagt Hinnerk und nimmt den Anker von seiner Mütze.",
      trophy: "Der Messinganker",
    },
    "hybrid:balanced": {
      story:
        "Cosima lächelt, wenn sie führt, und lächelt, wenn sie zurückliegt; nur der Einsatz ändert sich. Wer an ihrem Tisch alle sechs Würfel abräumt, bekommt einen Bonus, und sie zuckt nicht mit der Wimper.",
      after: "Diesmal zuckt sie. Die Haarnadel, sagt sie, war ein Geschenk. Jetzt ist sie wieder eins.",
      trophy: "Die Haarnadel",
    },
    "hybrid:cautious": {
      story:
        "Agathe sichert früh, geht früh nach Hause und hat drei Männer überlebt, die das nicht taten. Drei Sechsen in einem Wurf sind für sie des Teufels: Dann ist er verloren.",
      after: "„Na, mein Kind“, sagt Agathe und zählt den Beutel noch einmal nach, bevor sie ihn hergibt.",
      trophy: "Der Geldbeutel",
    },
    "hybrid:learning": {
      story:
        "Elsbeth schreibt ein Buch über Würfel, und du kommst darin vor. Sie weiß, wann du sicherst. Sie spielt an Brunos Tisch, der Forschung wegen: Die letzten Würfel bringen extra.",
      after:
        "Elsbeth streicht ein ganzes Kapitel durch. „Den brauche ich nicht mehr“, sagt sie und gibt dir den Bleistift.",
      trophy: "Der Bleistift",
    },
    "hybrid:hard": {
      story:
        "Dietrich riskiert nie zwei Würfel, wird nie laut und zahlt nie seine Zeche. Der Bonus für alle sechs Würfel war seine Idee; er bekommt ihn öfter als jeder andere.",
      after: "Dietrich putzt das Monokel, sieht dich zum ersten Mal hindurch an und legt es dir in die Hand.",
      trophy: "Das Monokel",
    },
    perfect: {
      story:
        "Die Wirtin hat den Automaten im Keller gefunden. Er hat jeden Wurf berechnet, den es gibt. Er kennt seine Chance gegen dich aufs Hundertstel, und Warten macht ihm nichts aus.",
      after:
        "Die Augen erlöschen. In der Stille ziehst du ihm den Schlüssel aus der Seite. „Noch mal?“, surrt der Automat.",
      trophy: "Der Aufziehschlüssel",
    },
  },
  series: (won, lost) => `Serie: ${won}:${lost}`,
  firstTo: (wins) => `Wer zuerst ${wins} Partien gewinnt, gewinnt die Serie.`,
  play: (name) => `${firstBehind("gegen", name)} spielen`,
  goOn: "Partie fortsetzen",
  locked: (name) => `Gewinne zuerst ${behind("gegen", name)}.`,
  trophyWon: "Preis",
  trophyOpen: "Zu gewinnen",
  wonTrophy: (trophy) => `Du hast einen Preis gewonnen: ${trophy}.`,
  seriesLost: (name) => `${upper(amid(name))} gewinnt die Serie. Die nächste beginnt bei 0:0.`,
  beaten: "geschlagen",
  next: "als Nächstes",
  closed: "gesperrt",
  trophies: (won, of) => `${won} von ${of} Preisen`,
  matches: (n) => count(n, { one: "# Partie gespielt", other: "# Partien gespielt" }),
};
