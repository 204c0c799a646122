/** Thirteen Throws, as the home page shows it. */
import { catalogue } from "../../../language/catalogue.ts";
import { lazyPicture } from "../../../ui/lazy-picture.tsx";
import type { CardTexts, HallCard } from "../../page.ts";

export const card: HallCard = {
  room: "thirteen",
  featured: true,
  Scene: lazyPicture("0 0 320 180", async () => (await import("./Scene.tsx")).Scene),
  words: catalogue<CardTexts>(import.meta.glob("../words/card.*.ts")),
  daily: "daily",
  firstMatch: "learn",
  playDaily: "today",
  playAgain: "again",
  art: () => import("./art/index.ts"),
  lobby: () => import("../lobby/Lobby.tsx"),
  summary: () => import("./load-summary.ts"),
};
