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
  lesson: "So wird gespielt",
};
