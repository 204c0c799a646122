/** A series that is not decided, after one of its duels. */
import { head, seriesScore } from "@turnlight/games/head";
import { peopleOf, tableAfterLog } from "@turnlight/host";
import { plainUnfinished } from "../../../match/unfinished/unfinished.ts";
import type { FinishedMatchRow } from "../../../store/index.ts";
import { opponentNames } from "../../page.ts";
import type { UnfinishedDuel } from "../lobby/gate/unfinished-duel.ts";
import { page as headPage } from "../page.ts";
import { store } from "../shared.ts";

/** Two people at one device may leave the next duel before either has touched it: it is listed nowhere. */
const isUntouched = async (match: string): Promise<boolean> => {
  const read = await (await store).load(match);
  return read.ok && read.value !== undefined && tableAfterLog(read.value).entries.length === 0;
};

/** Undefined if the series is decided or its next duel has begun, or if the duel belongs to none. */
export const openSeriesOf = async (row: FinishedMatchRow): Promise<UnfinishedDuel | undefined> => {
  const read = await (await store).load(row.id);
  if (!read.ok || read.value === undefined) return undefined;
  const stored = read.value;
  const { config: text, next, sitters } = tableAfterLog(stored);
  const config = head.rules.configText.read(text);
  if (!config.ok || config.value.best === 1) return undefined;
  if (next !== undefined && !(await isUntouched(next))) return undefined;
  const { best } = config.value;
  const { wins, winner } = seriesScore([...stored.head.series.results, row.scores], best);
  if (winner !== undefined || wins[0] + wins[1] === 0) return undefined;
  const { against, score } = plainUnfinished(opponentNames(headPage))({ line: { ...row, touched: row.ended }, stored });
  const isSecond = peopleOf(sitters)[0] === 1;
  return {
    id: next ?? row.id,
    against,
    score,
    count: 1,
    series: { best, wins: isSecond ? [wins[1], wins[0]] : wins, isLaid: next !== undefined },
  };
};
