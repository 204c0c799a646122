/** Starts at once: today's hunt, or one at last time's table with the words already hidden. */
import { resumeDaily } from "../../../match/resume.ts";
import { Starting } from "../../../match/Starting.tsx";
import type { LobbyProps } from "../../screen.ts";
import { today } from "../shared.ts";
import { beginTable } from "./begin.ts";
import { habits } from "./preferences.ts";
import { playHunt } from "./start-daily.ts";

const playDaily = async (): Promise<void> => {
  const date = today();
  if (!(await resumeDaily("head", date))) await playHunt(date);
};

/** Two people at one device hide their own words. */
const playAgain = async (): Promise<void> => {
  const last = await habits();
  await beginTable(last, { hidden: last.opponent !== "person" });
};

export const AtOnce = ({ place }: LobbyProps) => (
  <Starting behind="/play/head" begin={place === "today" ? playDaily : playAgain} />
);
