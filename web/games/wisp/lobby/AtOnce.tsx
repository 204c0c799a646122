/** Starts at once: today's level, or wherever the campaign stands. */
import { resumeDaily } from "../../../match/resume.ts";
import { Starting } from "../../../match/Starting.tsx";
import type { LobbyProps } from "../../screen.ts";
import { standingNow } from "../hall/standing.ts";
import { beginLevel } from "../play/begin.ts";
import { enterLevel } from "../play/enter.ts";
import { go, refusalText, toast, today } from "../shared.ts";
import { openSolver } from "../solver-worker.ts";
import { refusals } from "../words/refusals.ts";
import { words } from "../words/words.ts";
import { bestsOf, goOn } from "./campaign.ts";
import { matchToResume } from "./resume.ts";

const playDaily = async (): Promise<void> => {
  const date = today();
  if (await resumeDaily("wisp", date)) return;
  const solver = openSolver();
  const read = await solver.ask("daily", { date });
  solver.close();
  if (read.ok) await beginLevel(read.value.code, { kind: "daily", about: date });
  else toast(`${words.value.daily.none} ${refusalText(read.refusal, refusals)}`, { tone: "warn" });
};

const playAgain = async (): Promise<void> => {
  const bests = bestsOf(await standingNow());
  const begun = await matchToResume(bests);
  const next = goOn(bests);
  if (begun !== undefined) go(`/match/${begun.id}`);
  else if (next !== undefined) await enterLevel(next.code);
};

export const AtOnce = ({ place }: LobbyProps) => (
  <Starting behind="/play/wisp" begin={place === "today" ? playDaily : playAgain} />
);
