/** The arcade's pictures on the home page. */
import type { HallArt } from "../../../page.ts";
import { Room } from "./Room.tsx";
import { type CabinetBoard, Today } from "./Today.tsx";
import "./letters.css";

export type { CabinetBoard };
export const art: HallArt<CabinetBoard> = { Room, Today };
