/** The picture behind a page: the forest, or the drawing of another biome. Each is fetched when it is first shown. */
import type { Biome } from "@turnlight/games/wisp";
import { Forest } from "../board/Forest.tsx";
import "./backdrop.css";

const pictures: Readonly<Partial<Record<Biome, string>>> = {
  swamp: new URL("./bog-at-dusk.svg", import.meta.url).href,
  cave: new URL("./frozen-pond.svg", import.meta.url).href,
  ruin: new URL("./ruined-watch-tower.svg", import.meta.url).href,
};

export const Backdrop = ({ biome }: { readonly biome: Biome }) => {
  const picture = pictures[biome];
  if (picture === undefined) return <Forest biome={biome} />;
  return <img class="backdrop" data-biome={biome} src={picture} alt="" decoding="async" />;
};
