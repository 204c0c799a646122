/** Thirteen Throws, as the hall shows it. */
import type { HallCard } from "../../hall-card.ts";
import { Scene } from "./Scene.tsx";

export const card: HallCard = {
  room: "thirteen",
  great: true,
  Scene,
  words: {
    en: { title: "Thirteen Throws", call: "Thirteen boxes, a rising target, and a shop." },
    de: { title: "Dreizehn Würfe", call: "Dreizehn Felder, ein steigendes Ziel und ein Laden." },
  },
  daily: "daily",
  minute: "learn",
  lobby: () => import("../lobby/Lobby.tsx"),
};
