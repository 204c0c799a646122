/** Will-o'-the-Wisp, as the hall shows it. */
import type { HallCard } from "../../hall-card.ts";
import { Scene } from "./Scene.tsx";

export const card: HallCard = {
  room: "wisp",
  great: true,
  Scene,
  words: {
    en: { title: "Will-o’-the-Wisp", call: "Lure what hunts you into the grove." },
    de: { title: "Irrlicht", call: "Locke, was dich jagt, in den Hain." },
  },
  daily: "daily",
  minute: "first",
  lobby: () => import("../lobby/Lobby.tsx"),
};
