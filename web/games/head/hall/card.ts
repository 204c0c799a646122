/** Don't Lose Your Head, as the hall shows it. */
import type { HallCard } from "../../hall-card.ts";
import { Scene } from "./Scene.tsx";

export const card: HallCard = {
  room: "head",
  great: true,
  Scene,
  words: {
    en: { title: "Don’t Lose Your Head", call: "Find the hidden words before the blade comes down." },
    de: { title: "Nicht den Kopf verlieren", call: "Finde die versteckten Wörter, bevor das Beil fällt." },
  },
  daily: "daily",
  minute: "learn",
  lobby: () => import("../lobby/Lobby.tsx"),
};
