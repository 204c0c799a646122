/** Thirteen Throws, as the home page shows it. */
import type { HallCard } from "../../page.ts";
import { Scene } from "./Scene.tsx";

export const card: HallCard = {
  room: "thirteen",
  featured: true,
  Scene,
  words: {
    en: { title: "Thirteen Throws", tagline: "Thirteen boxes, a rising target, and a shop." },
    de: { title: "Dreizehn Würfe", tagline: "Dreizehn Felder, ein steigendes Ziel und ein Laden." },
  },
  daily: "daily",
  firstMatch: "learn",
  lobby: () => import("../lobby/Lobby.tsx"),
  summary: () => import("./load-summary.ts"),
};
