/**
 * The lasting effects of a finished duel: the list of duels against bots, the daily result, and the state of the
 * evening with the Executioner. Duels between people have none.
 */
import { type Aftermath, dayOf, type FinishedMatch, isDay, Match, type MatchResultOf } from "@turnlight/kernel";
import { eveningAfter, eveningOf, eveningText, freshEvening } from "../bots/executioner/evening.ts";
import { tableBank } from "../content/table-bank.ts";
import { headRules, other } from "../rules/index.ts";
import { type DuelResult, type HeadStanding, readResult, readStanding, start } from "./standing.ts";
import { signsOf, summaryOf } from "./summary.ts";

const rules = headRules(tableBank);

const result = ({ record, seat, bots, occasion }: FinishedMatch): DuelResult | undefined => {
  const rival = bots[other(seat)];
  const isDaily = occasion?.kind === "daily";
  if (bots[seat] !== undefined || rival === undefined || occasion?.kind === "lesson") return undefined;
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return undefined;
  const { state, outcome } = resumed.value.match;
  if (outcome === undefined) return undefined;
  const side = seat === 0 ? 0 : 1;
  const view = rules.view(state, seat);
  const won = (outcome.scores[seat] ?? 0) > (outcome.scores[other(seat)] ?? 0);
  const difficulty = state.config.difficulty[side];
  const isEvening = !isDaily && rival.startsWith("executioner");
  return {
    won,
    difficulty,
    opponent: rival.startsWith("oracle") ? "oracle" : "executioner",
    grid: state.config.grids[other(seat)],
    how: outcome.ended === undefined ? (state.fall?.why ?? "misses") : "resigned",
    summary: summaryOf(view, side),
    signs: signsOf(view, seat),
    date: isDaily && isDay(occasion.about) ? occasion.about : "",
    evening: isEvening ? eveningText.write(eveningAfter(eveningOf(rival) ?? freshEvening(difficulty), won)) : "",
  };
};

/** A daily duel counts only the first time, since its words are known afterwards. */
const add = (
  standing: HeadStanding,
  { match, begun, ended, result: earned }: MatchResultOf<DuelResult>,
): HeadStanding => {
  const { signs, date, evening, ...duel } = earned;
  if (date !== "" && standing.days[date] !== undefined) return standing;
  const { turns, misses, limit } = duel.summary;
  const day = { won: duel.won, turns, misses, limit, signs, inTime: dayOf(begun) === date };
  return {
    duels: [...standing.duels, { ...duel, match, at: ended }],
    days: date === "" ? standing.days : { ...standing.days, [date]: day },
    evening: evening === "" ? standing.evening : { text: evening, at: ended },
  };
};

export const aftermath: Aftermath<DuelResult, HeadStanding> = { result, start, add, readResult, readStanding };
