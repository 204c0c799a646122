/** The map's texts in German. */
import { pluralIn } from "../../../language/count.ts";
import type { MapTexts } from "./map.en.ts";

const count = pluralIn("de");

export const texts: MapTexts = {
  play: "Spielen",
  goOn: "Weiterspielen",
  chapterOf: (chapter, all) => `Kapitel ${chapter} von ${all}`,
  solved: (solved, all) => `${solved} von ${all} gelöst`,
  level: (number, name) => `${number} · ${name}`,
  bonus: (name) => `Bonuslevel · ${name}`,
  levels: "Alle Level",
  lesson: "Spielen lernen",
  community: "Community",
  lessonFirst: "Spielen lernen · 1 Minute",
  allSolved: "Alle Sterne gehören dir",
  clean: "Ohne Rückgängig gelöst",
  starsOf: (stars, all) => `${stars} von ${all}`,
  stars: (stars, all) => `${stars} von ${all} Sternen`,
  looks: "Aussehen des Irrlichts",
  places: "Kapitel",
  nodes: (chapter) => `Level: ${chapter}`,
  unlocks: (levels) => `Löse noch ${count(levels, { one: "# Level", other: "# Level" })}`,
  locked: "Gesperrt",
  ways: "Weitere Spielmodi",
  daily: "Level des Tages",
  left: (hours, minutes) => (hours > 0 ? `Noch ${hours} Std.` : `Noch ${minutes} Min.`),
  dailyDone: (stars) => `Gelöst, ${count(stars, { one: "# Stern", other: "# Sterne" })}`,
  endless: "Endlos",
  endlessNew: "Jedes Mal ein neues Level",
  endlessSolved: (levels) => `${levels} gelöst`,
  own: "Selbst bauen",
  ownNone: "Level-Editor",
  ownLevels: (levels) => `${levels} Level`,
  online: "Online spielen",
  onlineAbout: "Gegen Freunde antreten",
  create: "Neues Level",
  mineNone: "Noch keine Level. Baue eins im Editor, dann erscheint es hier.",
};
