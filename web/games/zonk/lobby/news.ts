/** What the lobby shows of this device's past; loaded after it is painted. */
import { career, champion, isBeaten, type ZonkDay } from "@turnlight/games/zonk";
import type { PatronName } from "../faces/patrons.ts";
import { standing } from "../hall/standing.ts";
import { keptTournament } from "../saved.ts";
import { store, today } from "../shared.ts";
import { dueOf, tournamentOf } from "../tournament/bracket.ts";
import { type Rivalry, rivalryIn } from "./rivalry.ts";

export interface LobbyNews {
  /** The landlady's level. */
  readonly level: number;
  /** Today's result, once there is one. */
  readonly day: ZonkDay | undefined;
  /** The round of the player's next match in the tournament; undefined if none is due. */
  readonly round: number | undefined;
  /** Trophies won in the career. */
  readonly career: { readonly won: number; readonly of: number };
  against(patron: PatronName): Rivalry;
}

const roundDue = async (): Promise<number | undefined> => {
  const saved = await keptTournament();
  const read = saved === undefined ? undefined : tournamentOf(saved);
  if (read?.ok !== true || champion(read.value) !== undefined) return undefined;
  return dueOf(read.value).mine?.round;
};

export const loadNews = async (): Promise<LobbyNews> => {
  const { finished, results } = await store;
  const [{ level, days, career: climbed }, round, matches, counted] = await Promise.all([
    standing(),
    roundDue(),
    finished({ game: "zonk" }),
    results({ game: "zonk" }),
  ]);
  const won = career.filter(({ bot }) => isBeaten(climbed, bot)).length;
  return {
    level,
    day: days[today()],
    round,
    career: { won, of: career.length },
    against: (patron) => rivalryIn(matches, counted, patron),
  };
};
