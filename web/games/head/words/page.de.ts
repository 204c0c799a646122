/** Don't Lose Your Head: rules in short and the labels of its settings, in German. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Finde die versteckten Wörter deines Gegners, bevor er deine findet: Ratet abwechselnd einen Buchstaben, ein Feld oder ein ganzes Wort.",
    "Ein falscher Buchstabe oder ein leeres Feld ist ein Fehler, ein falsches Wort sind zwei. Am Fehlerlimit fällt das Beil.",
    "Kennst du jeden Buchstaben und hast du jedes Feld gefunden, fällt es über deinem Gegner.",
  ],
  tips: [
    "Beginne mit häufigen Buchstaben: Ein Treffer erscheint überall, wo er vorkommt.",
    "Wörter liegen in geraden Linien. Zwei gefundene Felder nebeneinander zeigen oft, wohin ein Wort läuft.",
    "Ein falsches Wort kostet zwei Fehler. Rate eines, wenn kaum ein anderes passen würde.",
  ],
  labels: {
    bank: "Wörterbuch",
    english: "Englisch",
    german: "Deutsch",
    pack: "Wortpaket",
    none: "Keines",
    animals: "Tiere",
    kitchen: "Küche",
    sea: "Meer",
    castle: "Burg",
    woods: "Wald",
  },
};
