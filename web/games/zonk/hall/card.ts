/** Zonk, as the hall shows it. */
import type { HallCard } from "../../hall-card.ts";
import { Scene } from "./Scene.tsx";

export const card: HallCard = {
  room: "zonk",
  great: true,
  Scene,
  words: {
    en: { title: "Zonk", call: "One more roll? The bell is right there." },
    de: { title: "Zonk", call: "Noch ein Wurf? Die Glocke steht gleich da." },
  },
  daily: "daily",
  minute: "lesson",
  lobby: () => import("../lobby/Lobby.tsx"),
};
