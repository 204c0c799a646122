/** Reads the table of last time from this device. */
import { savedSetting, usualSetting } from "../saved.ts";
import { store } from "../shared.ts";
import { type LastTime, lastTimeIn } from "./last-time.ts";

/** Enough to get past a few dailies. */
const looked = 20;

export const lastTime = async (): Promise<LastTime> => {
  const chosen = await savedSetting();
  if (chosen !== undefined) return lastTimeIn(chosen, [], usualSetting);
  const { running, finished } = await store;
  const [begun, over] = await Promise.all([
    running({ game: "zonk", limit: looked }),
    finished({ game: "zonk", limit: looked }),
  ]);
  const played = [
    ...begun.filter(({ entries }) => entries > 0).map((match) => ({ match, at: match.touched })),
    ...over.map((match) => ({ match, at: match.ended })),
  ].toSorted((a, b) => b.at - a.at);
  return lastTimeIn(
    undefined,
    played.map(({ match }) => match),
    usualSetting,
  );
};
