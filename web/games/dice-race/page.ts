/** The dice race's page manifest. */

import type { RaceFact, RaceView } from "@turnlight/kernel/examples/dice-race";
import { catalogue } from "../../language/catalogue.ts";
import { everyLanguage } from "../../languages/files.ts";
import { definePage, type PageTexts } from "../page.ts";
import { card } from "./hall/card.ts";

export const page = definePage<RaceView, RaceFact>({
  ...card,
  texts: catalogue<PageTexts>(import.meta.glob("./words/page.*.ts")),
  opponents: ["holds:20", "holds:30", "random"],
  names: everyLanguage(import.meta.glob("./words/names.*.ts", { eager: true })),
  sounds: { rolled: "dice", lost: "zonk", held: "bank", won: "fanfare", left: "page" },
  moments: ["lost", "left", "won"],
  facts: () => import("./words/facts.ts"),
  screen: () => import("./play/Screen.tsx"),
});
