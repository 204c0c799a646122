/** Starts at once: today's table, or one like last time's. */
import { Starting } from "../../../match/Starting.tsx";
import type { LobbyProps } from "../../screen.ts";
import { today } from "../shared.ts";
import { lastTime } from "./load-last-time.ts";
import { sitDown } from "./start-chosen.ts";
import { sitDownAt } from "./start-daily.ts";

const playDaily = (): Promise<void> => sitDownAt(today());

const playAgain = async (): Promise<void> => sitDown((await lastTime()).setting);

export const AtOnce = ({ place }: LobbyProps) => (
  <Starting behind="/play/zonk" begin={place === "today" ? playDaily : playAgain} />
);
