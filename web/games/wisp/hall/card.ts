/** Will-o'-the-Wisp, as the home page shows it. */
import type { HallCard } from "../../page.ts";
import { Scene } from "./Scene.tsx";

export const card: HallCard = {
  room: "wisp",
  featured: true,
  Scene,
  words: {
    en: { title: "Will-o’-the-Wisp", tagline: "Lure what hunts you into the grove." },
    de: { title: "Irrlicht", tagline: "Locke, was dich jagt, in den Hain." },
  },
  daily: "daily",
  firstMatch: "first",
  lobby: () => import("../lobby/Lobby.tsx"),
  summary: () => import("./load-summary.ts"),
};
