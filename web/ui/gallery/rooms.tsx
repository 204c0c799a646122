/** The gallery's sections, by name. */
import type { ComponentType } from "preact";
import { ChartsRoom } from "./ChartsRoom.tsx";
import { CurtainRoom } from "./CurtainRoom.tsx";
import { DiceRoom } from "./DiceRoom.tsx";
import { GridRoom } from "./GridRoom.tsx";
import { IconsRoom } from "./IconsRoom.tsx";
import { KeyboardRoom } from "./KeyboardRoom.tsx";
import { OverlaysRoom } from "./OverlaysRoom.tsx";
import { PiecesRoom } from "./PiecesRoom.tsx";
import { SeatsRoom } from "./SeatsRoom.tsx";
import { TourRoom } from "./TourRoom.tsx";

export const rooms: Readonly<Record<string, ComponentType>> = {
  pieces: PiecesRoom,
  icons: IconsRoom,
  seats: SeatsRoom,
  grid: GridRoom,
  keyboard: KeyboardRoom,
  overlays: OverlaysRoom,
  tour: TourRoom,
  curtain: CurtainRoom,
  charts: ChartsRoom,
  dice: DiceRoom,
};
