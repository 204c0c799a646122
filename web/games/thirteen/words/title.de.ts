/** The title screen's texts in German. */
import { pluralIn } from "../../../language/count.ts";
import type { TitleTexts } from "./title.en.ts";

const count = pluralIn("de");

export const texts: TitleTexts = {
  play: "Spielen",
  goOn: "WEITERSPIELEN",
  stage: (stage, money) => `Stufe ${stage} · $${money}`,
  points: (score, target) => `${score} / ${target}`,
  choosing: "Wähle deinen ersten Talisman",
  shop: (stage, money) => `Shop nach Stufe ${stage} · $${money}`,
  ofDay: "Tageslauf",
  newRun: "NEUER LAUF",
  newAbout: "Fünf Würfel, dreizehn Felder, ein Shop",
  learn: "LERNEN",
  learnAbout: "2 Minuten",
  daily: "TAGESLAUF",
  left: (hours, minutes) => (hours > 0 ? `Noch ${hours} Std.` : `Noch ${minutes} Min.`),
  done: (cleared) => `Fertig: ${count(cleared, { one: "# Stufe", other: "# Stufen" })}`,
  begun: "Begonnen",
  challenges: "HERAUS\u00adFORDERUNGEN",
  challengesPlayed: (played, all) => `${played} von ${all} gespielt`,
  challengesNew: (all) => `${all} zur Auswahl`,
  collection: "SAMMLUNG",
  unlocked: (open, all) => `${open} von ${all}`,
  customise: "ANPASSEN",
  customiseAbout: "Einsatz, Startwert, Regeln",
  customiseLink: "Lauf anpassen",
  customiseTitle: "Lauf anpassen",
  start: "LAUF STARTEN",
  inRun: "In diesem Lauf",
  more: (charms) => `+${charms} weitere`,
  unlockedLast: "Neu freigeschaltet",
  stars: (stars) => count(stars, { one: "# Stern", other: "# Sterne" }),
  unfinished: (runs) => `Offene Läufe (${runs})`,
  unfinishedTitle: "Offene Läufe",
  terms: {
    title: "So wird gespielt",
    intro:
      "Dein Ziel: in zehn Stufen die Zielpunktzahl erreichen. Dafür musst du nur sechs Begriffe kennen. Danach spielst du einen kurzen Lauf mit Tipps bei jedem Schritt.",
    start: "TUTORIAL STARTEN",
    skip: "Gleich einen Lauf starten",
    list: [
      [
        "Wurf",
        "Fünf Würfel, bis zu drei Würfe je Runde. Halte die Würfel, die du behalten willst; die anderen wirfst du noch einmal.",
      ],
      [
        "Feld",
        "Nach dem Würfeln trägst du die Würfel in eins von dreizehn Feldern ein. Jedes Feld zählt einmal je Stufe.",
      ],
      ["Ziel", "Erreichst du es in dreizehn Runden, ist die Stufe geschafft. Das nächste Ziel ist höher."],
      ["Talisman", "Eine Karte, die den ganzen Lauf lang von selbst wirkt. Den ersten wählst du vor dem ersten Wurf."],
      ["Mult", "Vervielfacht die Punkte eines Felds: +0,4 Mult macht aus 20 Punkten 28."],
      ["Shop", "Nach jeder Stufe gibst du dein Geld für Talismane, besondere Würfel und Handbücher aus."],
    ],
  },
};
