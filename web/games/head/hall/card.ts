/** Don't Lose Your Head, as the home page shows it. */
import type { HallCard } from "../../page.ts";
import { Scene } from "./Scene.tsx";

export const card: HallCard = {
  room: "head",
  featured: true,
  Scene,
  words: {
    en: { title: "Don’t Lose Your Head", tagline: "Find the hidden words before the blade comes down." },
    de: { title: "Nicht den Kopf verlieren", tagline: "Finde die versteckten Wörter, bevor das Beil fällt." },
  },
  daily: "daily",
  firstMatch: "learn",
  lobby: () => import("../lobby/Lobby.tsx"),
  summary: () => import("./load-summary.ts"),
};
