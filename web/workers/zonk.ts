/**
 * Analysis for Zonk's screens: judges decisions by the solved race, redraws dice from their seed, plays the other
 * tables.
 */

import { judgeTable, reportDuplicate, reviewer, type ZonkMove, type ZonkState, zonk } from "@turnlight/games/zonk";
import { accept, Match, type MatchRecord, type Result, refuse } from "@turnlight/kernel";
import { explain } from "../games/zonk/play/explained.ts";
import type { JudgedTurn, ZonkQuestions } from "../games/zonk/solver-worker.ts";
import { playTales } from "../games/zonk/tournament/play-tale.ts";
import { serveWorker } from "../worker-rpc/index.ts";

const { rules } = zonk;

/** Judged in the same way as in the review of the whole match. */
const judged = (state: ZonkState, move: ZonkMove): JudgedTurn | undefined => {
  const weighing = reviewer.weigh(state, state.seat, reviewer.usual);
  const [best] = weighing?.options ?? [];
  const chance = weighing?.worthOf(move);
  if (best === undefined || chance === undefined) return undefined;
  return { round: state.round, made: move, chance, better: best.move, best: best.worth };
};

/** What the move gave away, at least 0. */
const cost = ({ best, chance }: JudgedTurn): number => Math.max(0, best - chance);

const judge = (state: ZonkState, texts: readonly string[]): Result<JudgedTurn> => {
  let worst: JudgedTurn | undefined;
  let now = state;
  for (const text of texts) {
    const move = rules.moveText.read(text);
    if (!move.ok) return move;
    const one = judged(now, move.value);
    if (one === undefined) return refuse("not-legal", `${text} is not legal here`);
    if (worst === undefined || cost(one) > cost(worst)) worst = one;
    now = rules.apply(now, now.seat, move.value).state;
  }
  return worst === undefined ? refuse("not-legal", "no move was given") : accept(worst);
};

const verify = (record: MatchRecord): Result<number> => {
  const resumed = Match.resume(rules, record, { verify: true });
  return resumed.ok ? accept(record.entries.filter(({ by }) => by === "chance").length) : resumed;
};

serveWorker<ZonkQuestions>({
  judge: ({ state, moves }) => judge(state, moves),
  verify: ({ record }) => verify(record),
  judgeTable: ({ table, target }) => accept(judgeTable(table, target)),
  report: ({ record, seat }) => reportDuplicate(record, seat),
  explain: ({ record }) => explain(record),
  play: ({ tables }) => playTales(tables),
});
