/** What hangs in the gallery, by room. */
import type { ComponentType } from "preact";
import { CurtainRoom } from "./CurtainRoom.tsx";
import { GridRoom } from "./GridRoom.tsx";
import { IconsRoom } from "./IconsRoom.tsx";
import { OverlaysRoom } from "./OverlaysRoom.tsx";
import { SeatsRoom } from "./SeatsRoom.tsx";

export const rooms: Readonly<Record<string, ComponentType>> = {
  icons: IconsRoom,
  seats: SeatsRoom,
  grid: GridRoom,
  overlays: OverlaysRoom,
  curtain: CurtainRoom,
};
