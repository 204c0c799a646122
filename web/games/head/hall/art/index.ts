/** The duel's pictures on the home page. */
import type { HallArt } from "../../../page.ts";
import { Room } from "./Room.tsx";
import { Today, type WoodcutBoard } from "./Today.tsx";
import "./letters.css";

export type { WoodcutBoard };
export const art: HallArt<WoodcutBoard> = { Room, Today };
