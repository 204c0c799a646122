/** Reads what the title screen shows from the device. */
import { unfinishedMatches } from "../../../../match/unfinished/unfinished-ids.ts";
import { collection, habits, standing } from "../../saved.ts";
import { runsBegun } from "../resume.ts";
import { stakeChosen } from "../stake.ts";
import { type Arrival, charmsOpened } from "./arrival.ts";

export const arrive = async (): Promise<Arrival> => {
  const [{ goingOn, stuck }, unfinished, mine, kept, stake, { freeScratch, scanlines }] = await Promise.all([
    runsBegun(),
    unfinishedMatches("thirteen"),
    standing(),
    collection(),
    stakeChosen(),
    habits(),
  ]);
  return {
    goingOn,
    stuck,
    unfinished: unfinished.length,
    mine,
    stars: kept.stars,
    opened: charmsOpened(kept),
    open: kept.unlocked.length,
    stake,
    freeScratch,
    scanlines,
  };
};
