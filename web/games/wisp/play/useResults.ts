/** Keeps what a solved level means beyond itself: the day's result, and how endless play goes on. */
import { useSignalEffect } from "@preact/signals";
import { changeEndlessRun, dailies } from "../keep.ts";
import type { LevelHere } from "../levels.ts";
import { today } from "../shared.ts";

import type { Finish, GameControls } from "./useGame.ts";

const keepDaily = async (date: string, code: string, { moves, par, stars }: Finish): Promise<void> => {
  const kept = await dailies();
  const before = await kept.get(date);
  const inTime = date === today();
  if (before !== undefined && (before.stars > stars || (before.stars === stars && before.moves <= moves))) return;
  await kept.put(date, { code, moves, par, stars, inTime: inTime || before?.inTime === true });
};

/** Three stars: harder. One star: easier. */
const followed = (rank: number, stars: number): number =>
  Math.max(1, Math.min(10, rank + (stars === 3 ? 1 : stars === 1 ? -1 : 0)));

const keepEndless = ({ stars }: Finish): Promise<void> =>
  changeEndlessRun((run) => ({
    ...run,
    solved: run.solved + 1,
    rank: run.follow ? followed(run.rank, stars) : run.rank,
  }));

export const useResults = (game: GameControls, { errand }: LevelHere): void => {
  useSignalEffect(() => {
    const finish = game.finish.value;
    if (finish === undefined || errand === undefined || !finish.isFresh) return;
    if (errand.kind === "daily") void keepDaily(errand.about, game.code, finish);
    if (errand.kind === "endless") void keepEndless(finish);
  });
};
