/** Starts at once: today's run, or the one in progress, or a new one at the stake of last time. */
import { resumeDaily } from "../../../match/resume.ts";
import { Starting } from "../../../match/Starting.tsx";
import type { LobbyProps } from "../../screen.ts";
import { beginRun } from "../play/start-run.ts";
import { habits } from "../saved.ts";
import { go, today } from "../shared.ts";
import { makeWay, runsBegun } from "./resume.ts";
import { stakeChosen } from "./stake.ts";

const playDaily = async (): Promise<void> => {
  const date = today();
  if (await resumeDaily("thirteen", date)) return;
  if (await makeWay()) await beginRun({ kind: "daily", date });
};

const playAgain = async (): Promise<void> => {
  const { goingOn } = await runsBegun();
  if (goingOn !== undefined) {
    go(`/match/${goingOn.id}`);
    return;
  }
  const [{ freeScratch }, stake] = await Promise.all([habits(), stakeChosen()]);
  await beginRun({ kind: "run", freeScratch, stake });
};

export const AtOnce = ({ place }: LobbyProps) => (
  <Starting behind="/play/thirteen" begin={place === "today" ? playDaily : playAgain} />
);
