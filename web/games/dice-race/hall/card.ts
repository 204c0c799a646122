/** The dice race, as the home page shows it. */
import { catalogue } from "../../../language/catalogue.ts";
import { lazyPicture } from "../../../ui/lazy-picture.tsx";
import type { CardTexts, HallCard } from "../../page.ts";

export const card: HallCard = {
  room: "parlour",
  featured: false,
  Scene: lazyPicture("0 0 96 72", async () => (await import("./Scene.tsx")).Scene),
  words: catalogue<CardTexts>(import.meta.glob("../words/card.*.ts")),
};
