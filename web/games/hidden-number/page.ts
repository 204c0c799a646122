/** The hidden number's page manifest. */
import type { NumberFact, NumberView } from "@turnlight/kernel/examples/hidden-number";
import { catalogue } from "../../language/catalogue.ts";
import { everyLanguage } from "../../languages/files.ts";
import { definePage, type PageTexts } from "../page.ts";
import { card } from "./hall/card.ts";

export const page = definePage<NumberView, NumberFact>({
  ...card,
  texts: catalogue<PageTexts>(import.meta.glob("./words/page.*.ts")),
  opponents: ["halving", "random"],
  names: everyLanguage(import.meta.glob("./words/names.*.ts", { eager: true })),
  sounds: { hid: "lock", guessed: "key", revealed: "reveal" },
  moments: ["revealed"],
  facts: () => import("./words/facts.ts"),
  refusals: () => import("./words/refusals.ts"),
  screen: () => import("./play/Screen.tsx"),
});
