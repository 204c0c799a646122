/** Zonk, as the home page shows it. */
import type { HallCard } from "../../page.ts";
import { Scene } from "./Scene.tsx";

export const card: HallCard = {
  room: "zonk",
  featured: true,
  Scene,
  words: {
    en: { title: "Zonk", tagline: "One more roll? The bell is right there." },
    de: { title: "Zonk", tagline: "Noch ein Wurf? Die Glocke steht gleich da." },
  },
  daily: "daily",
  firstMatch: "lesson",
  lobby: () => import("../lobby/Lobby.tsx"),
  summary: () => import("./load-summary.ts"),
};
